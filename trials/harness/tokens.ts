import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { embeddedToken } from "#contract/challenge.ts";
import { work } from "#server/contact/challenge/pow.ts";

export const secret = "the secret of the server in the trials";

const oneYear = 365 * 24 * 3_600;

/** A valid token. Its solution is known here, so that the trial need not search for it; the server verifies it as usual. */
export async function createToken(expiresAt = Math.floor(Date.now() / 1000) + oneYear) {
  const { challenge, solution } = await createSolvedChallenge(expiresAt);
  return embeddedToken(challenge, solution);
}

export async function createSolvedChallenge(expiresAt: number) {
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

/** Solves a challenge as the browser does. */
export async function solve(challenge: Parameters<typeof solveChallenge>[0]["challenge"], counterStart = 0) {
  const solution = await solveChallenge({ challenge, deriveKey, counterStart });
  if (!solution) throw new Error("The challenge has no solution");
  return solution;
}
