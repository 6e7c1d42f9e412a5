import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { embeddedToken } from "#contract/challenge.ts";
import { work } from "#server/contact/challenge/pow.ts";

export const secret = "the secret of the server on trial, long enough";

const farAhead = 365 * 24 * 3_600;

/**
 * A token as a visitor's browser brings it. The number of steps is known here, so that the trial does not do the
 * visitors' work; the server, which cannot know, checks it like any other.
 */
export async function mintToken(expiresAt = Math.floor(Date.now() / 1000) + farAhead) {
  const { challenge, solution } = await mint(expiresAt);
  return embeddedToken(challenge, solution);
}

export async function mint(expiresAt: number) {
  const { algorithm, cost, minSteps: counter } = work;
  const challenge = await createChallenge({
    hmacSignatureSecret: secret,
    algorithm,
    cost,
    counter,
    deriveKey,
    expiresAt,
  });
  return { challenge, solution: await solve(challenge, counter) };
}

/** What the browser does, from the first step on. */
export async function solve(challenge: Parameters<typeof solveChallenge>[0]["challenge"], counterStart = 0) {
  const solution = await solveChallenge({ challenge, deriveKey, counterStart });
  if (!solution) throw new Error("The challenge has no solution");
  return solution;
}
