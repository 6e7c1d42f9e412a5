/** Where the contact form's calls go and what travels beside the body. */
export const contactPath = "/api/contact";
export const challengePath = "/api/challenge";

export const challengeTokenHeader = "Challenge-Token";
export const idempotencyKeyHeader = "Idempotency-Key";

/** Header values are bounded long before they are looked at. A Turnstile token has at most 2,048 characters. */
export const challengeTokenLimit = 4_096;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isIdempotencyKey(value: string) {
  return uuid.test(value);
}

/**
 * The name of a message that visitor and company both know, without the page having to read an answer: it is
 * made from the key that the page chose and the server stored.
 */
export function referenceOf(key: string) {
  return `MS-${key.slice(0, 8).toUpperCase()}`;
}
