export const contactPath = "/api/contact";
export const challengePath = "/api/challenge";

export const challengeTokenHeader = "Challenge-Token";
export const idempotencyKeyHeader = "Idempotency-Key";

/** A Turnstile token has at most 2,048 characters. */
export const challengeTokenLimit = 4_096;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isIdempotencyKey(value: string) {
  return uuid.test(value);
}

export function referenceOf(key: string) {
  return `MS-${key.slice(0, 8).toUpperCase()}`;
}
