import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import type { Challenge } from "./challenge.ts";
import type { Secrets } from "./secret.ts";

/** The number of steps is drawn from a range, so that no visitor waits five times as long as another. */
export const work = { algorithm: "PBKDF2/SHA-256", cost: 5_000, minSteps: 100, maxSteps: 400 } as const;

export const validForSeconds = 20 * 60;

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/), v.maxLength(128));

/** Checked before the library sees a token. The signature covers all of these keys, so none is optional. */
const tokenSchema = v.strictObject({
  challenge: v.strictObject({
    parameters: v.strictObject({
      algorithm: v.literal(work.algorithm),
      cost: v.literal(work.cost),
      expiresAt: v.pipe(v.number(), v.safeInteger()),
      keyLength: v.pipe(v.number(), v.safeInteger()),
      keyPrefix: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: v.strictObject({ counter: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), derivedKey: hex }),
});

/** The key is derived again: compared by its signature, the library accepts any counter with a valid key. */
export function createProofOfWork(secrets: Secrets, now: () => number = Date.now): Challenge {
  return { offer, verify };

  async function offer() {
    const challenge = await createChallenge({
      hmacSignatureSecret: secrets[0],
      algorithm: work.algorithm,
      cost: work.cost,
      counter: randomInt(work.minSteps, work.maxSteps + 1),
      deriveKey,
      expiresAt: Math.floor(now() / 1000) + validForSeconds,
    });
    return { kind: "embedded" as const, expiresInSeconds: validForSeconds, challenge };
  }

  async function verify(token: string) {
    const parsed = v.safeParse(tokenSchema, decode(token));
    if (!parsed.success) return "failed";
    const { challenge, solution } = parsed.output;
    const expiresAt = challenge.parameters.expiresAt * 1000;
    if (expiresAt <= now()) return "failed";
    for (const hmacSignatureSecret of secrets) {
      const { verified } = await verifySolution({ hmacSignatureSecret, challenge, solution, deriveKey });
      if (verified) return { nonce: challenge.parameters.nonce, expiresAt };
    }
    return "failed";
  }
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, "base64").toString("utf8"));
  } catch {
    return undefined;
  }
}
