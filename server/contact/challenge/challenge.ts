import type { ChallengeOffer } from "#contract/challenge.ts";

/** A solved challenge. Its nonce is valid for one message, and is stored as used until `expiresAt` (in ms). */
export type Proof = { nonce: string; expiresAt: number };

export type Verdict = Proof | "failed" | "unavailable";

/** The interface of the embedded proof of work and of an external provider. */
export type Challenge = {
  offer(): Promise<ChallengeOffer>;
  /** `key` identifies the message, so that a provider gives the same verdict for a retry. */
  verify(token: string, key: string): Promise<Verdict>;
};

/** The configured challenges. A provider's is offered unless the browser asks for the embedded one. */
export type Challenges = { embedded: Challenge; turnstile?: Challenge };

/** Tokens are prefixed with their kind: "embedded.eyJ...". */
export async function verifyToken(challenges: Challenges, token: string, key: string): Promise<Verdict> {
  const [, kind, value] = token.match(/^(embedded|turnstile)\.(.+)$/s) ?? [];
  if (!value) return "failed";
  const challenge = kind === "embedded" ? challenges.embedded : challenges.turnstile;
  return (await challenge?.verify(value, key)) ?? "failed";
}
