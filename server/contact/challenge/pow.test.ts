import { createHmac, randomBytes, randomInt } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeAll, describe, expect, test } from "vitest";
import { embeddedToken } from "#contract/challenge.ts";
import { type Challenges, verifyToken } from "./challenge.ts";
import { createProofOfWork, validForSeconds, work } from "./pow.ts";

const secret = "the secret of the tested server";
let now = Date.now();
const pow = createProofOfWork([secret], () => now);
const challenges: Challenges = { embedded: pow };
const verify = (token: string) => verifyToken(challenges, token, "key");

/** Solves a challenge as the browser does. */
async function solve() {
  const offer = await pow.offer();
  if (offer.kind !== "embedded") throw new Error("Not a proof of work");
  const solution = await solveChallenge({ challenge: offer.challenge, deriveKey });
  if (!solution) throw new Error("No solution");
  return { challenge: offer.challenge, solution };
}

describe("the proof of work", () => {
  let solved: Awaited<ReturnType<typeof solve>>;
  beforeAll(async () => {
    solved = await solve();
  });

  test("accepts a solved challenge and returns its nonce and expiry", async () => {
    const { challenge, solution } = solved;
    expect(await verify(embeddedToken(challenge, solution))).toEqual({
      nonce: challenge.parameters.nonce,
      expiresAt: (challenge.parameters.expiresAt ?? 0) * 1000,
    });
    expect(solution.counter).toBeGreaterThanOrEqual(work.minSteps);
    expect(solution.counter).toBeLessThanOrEqual(work.maxSteps);
  });

  test("expires", async () => {
    now += (validForSeconds + 1) * 1000;
    expect(await verify(embeddedToken(solved.challenge, solved.solution))).toBe("failed");
    now -= (validForSeconds + 1) * 1000;
  });

  test("is accepted while its secret is being replaced, and refused once it has been", async () => {
    const token = embeddedToken(solved.challenge, solved.solution);
    const withSecrets = (...secrets: [string, ...string[]]) =>
      verifyToken({ embedded: createProofOfWork(secrets, () => now) }, token, "key");
    expect(await withSecrets("the new secret of the server", secret)).toMatchObject({
      nonce: solved.challenge.parameters.nonce,
    });
    expect(await withSecrets("the new secret of the server")).toBe("failed");
  });

  test("refuses 400 forged, tampered and malformed tokens", async () => {
    const { challenge, solution } = solved;
    const good = embeddedToken(challenge, solution);
    const { parameters, signature } = challenge;
    const forged = { ...parameters, cost: work.cost, expiresAt: 4_000_000_000 };
    const own = createHmac("sha256", "a guess").update(JSON.stringify(forged)).digest("hex");
    const tokens = [
      "",
      "embedded.",
      "embedded.e30=",
      "turnstile.abc",
      "other.abc",
      good.slice("embedded.".length),
      `${good}x`.replace("embedded", "turnstile"),
      embeddedToken(challenge, { ...solution, counter: -1 }),
      embeddedToken(challenge, { ...solution, counter: solution.counter + 1 }),
      embeddedToken(challenge, { ...solution, counter: solution.counter + 2 ** 32 }),
      embeddedToken(challenge, { ...solution, derivedKey: "00".repeat(32) }),
      embeddedToken(challenge, { ...solution, derivedKey: parameters.keyPrefix }),
      embeddedToken({ parameters: forged, signature: own }, solution),
      embeddedToken({ parameters: forged, signature: signature ?? "" }, solution),
      embeddedToken({ parameters: { ...parameters, cost: 1 }, signature: signature ?? "" }, solution),
      embeddedToken({ parameters }, solution),
    ];
    const raw = Buffer.from(good.slice("embedded.".length), "base64");
    while (tokens.length < 200) {
      const changed = Buffer.from(raw);
      const at = randomInt(changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 + randomInt(255));
      tokens.push(`embedded.${changed.toString("base64")}`);
    }
    while (tokens.length < 400) tokens.push(`embedded.${randomBytes(randomInt(600)).toString("base64")}`);
    const verdicts = await Promise.all(tokens.map(verify));
    expect(verdicts.flatMap((verdict, index) => (verdict === "failed" ? [] : [tokens[index]]))).toEqual([]);
  });
});
