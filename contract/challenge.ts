export type ChallengeOffer = EmbeddedOffer | TurnstileOffer;

export type EmbeddedOffer = {
  kind: "embedded";
  /** Relative, because the visitor's clock may be wrong. */
  expiresInSeconds: number;
  challenge: EmbeddedChallenge;
};

export type TurnstileOffer = { kind: "turnstile"; siteKey: string; scriptUrl: string; action: string };

export type EmbeddedChallenge = {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
    expiresAt?: number;
  };
  signature?: string;
};

export type EmbeddedSolution = { counter: number; derivedKey: string };

export const embeddedQuery = "?kind=embedded";

export function embeddedToken(challenge: EmbeddedChallenge, solution: EmbeddedSolution) {
  const { counter, derivedKey } = solution;
  return `embedded.${btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))}`;
}

export function turnstileToken(token: string) {
  return `turnstile.${token}`;
}
