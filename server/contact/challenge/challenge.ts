import type { ChallengeOffer } from "#contract/challenge.ts";

/** A passed check. Its nonce may be used for one message; until `expiresAt` (in ms) that has to be remembered. */
export type Proof = { nonce: string; expiresAt: number };

export type Verdict = Proof | "failed" | "unavailable";

/** One way to tell people from programs. The embedded one and a provider both look like this. */
export type Challenge = {
  offer(): Promise<ChallengeOffer>;
  /** `key` names the message, so that a provider answers the same for a retry. */
  verify(token: string, key: string): Promise<Verdict>;
};

/** All ways that are configured. A provider's is offered unless the visitor's browser asks for the embedded one. */
export type Challenges = { embedded: Challenge; turnstile?: Challenge };

/** Tokens name their kind: "embedded.eyJ...". */
export async function verifyToken(challenges: Challenges, token: string, key: string): Promise<Verdict> {
  const [, kind, value] = token.match(/^(embedded|turnstile)\.(.+)$/s) ?? [];
  if (!value) return "failed";
  const challenge = kind === "embedded" ? challenges.embedded : challenges.turnstile;
  return (await challenge?.verify(value, key)) ?? "failed";
}
