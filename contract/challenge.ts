/** What `GET /api/challenge` answers: which check to run, with all that is needed to run it. */
export type ChallengeOffer = EmbeddedOffer | TurnstileOffer;

export type EmbeddedOffer = {
  kind: "embedded";
  /** Relative, because the visitor's clock may be wrong. */
  expiresInSeconds: number;
  challenge: EmbeddedChallenge;
};

export type TurnstileOffer = { kind: "turnstile"; siteKey: string; scriptUrl: string; action: string };

/** The parameters of altcha-lib, as both sides hand them over. */
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

/** What the visitor's browser found out. */
export type EmbeddedSolution = { counter: number; derivedKey: string };

/** Asks for the embedded check although a provider is configured: `?kind=embedded`. */
export const embeddedQuery = "?kind=embedded";

/** Tokens name their kind, since the server accepts either. */
export function embeddedToken(challenge: EmbeddedChallenge, solution: EmbeddedSolution) {
  const { counter, derivedKey } = solution;
  return `embedded.${btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))}`;
}

export function turnstileToken(token: string) {
  return `turnstile.${token}`;
}
