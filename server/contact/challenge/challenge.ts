import type { ChallengeOffer } from "#contract/challenge.ts";

/** The nonce is valid for one message, and is stored as used until `expiresAt` (in ms). */
export type Proof = { nonce: string; expiresAt: number };

export type Verdict = Proof | "failed" | "unavailable";

export type Challenge = {
  offer(): Promise<ChallengeOffer>;
  /** `key` identifies the message, so that a provider gives the same verdict for a retry. */
  verify(token: string, key: string): Promise<Verdict>;
};

/** Whether this server cannot reach the provider, whatever the browser says. */
export type Provider = Challenge & { isAway(): Promise<boolean> };

/** With a provider, the embedded one is for the time in which it is away. */
export type Challenges = { embedded: Challenge; turnstile?: Provider };

export async function offerChallenge({ embedded, turnstile }: Challenges, wantsEmbedded: boolean) {
  const challenge = turnstile && !(wantsEmbedded && (await turnstile.isAway())) ? turnstile : embedded;
  return challenge.offer();
}

export async function verifyToken(challenges: Challenges, token: string, key: string): Promise<Verdict> {
  const { embedded, turnstile } = challenges;
  const [, kind, value] = token.match(/^(embedded|turnstile)\.(.+)$/s) ?? [];
  if (!value) return "failed";
  if (kind === "turnstile") return (await turnstile?.verify(value, key)) ?? "failed";
  if (turnstile && !(await turnstile.isAway())) return "failed";
  return embedded.verify(value, key);
}
