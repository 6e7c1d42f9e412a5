import { expect, test } from "vitest";
import { type Challenges, offerChallenge, verifyToken } from "./challenge.ts";

function withProvider(away: boolean): Challenges {
  const proof = { nonce: "nonce", expiresAt: 0 };
  return {
    embedded: {
      offer: async () => ({
        kind: "embedded",
        expiresInSeconds: 60,
        challenge: {
          parameters: { algorithm: "", nonce: "", salt: "", cost: 1, keyLength: 1, keyPrefix: "" },
        },
      }),
      verify: async () => proof,
    },
    turnstile: {
      offer: async () => ({ kind: "turnstile", siteKey: "", scriptUrl: "", action: "" }),
      verify: async () => "failed",
      isAway: async () => away,
    },
  };
}

test("the embedded check is neither offered nor accepted while the provider is there", async () => {
  const challenges = withProvider(false);
  expect(await offerChallenge(challenges, true)).toMatchObject({ kind: "turnstile" });
  expect(await verifyToken(challenges, "embedded.token", "key")).toBe("failed");
});

test("the embedded check takes the place of a provider that is away", async () => {
  const challenges = withProvider(true);
  expect(await offerChallenge(challenges, false)).toMatchObject({ kind: "turnstile" });
  expect(await offerChallenge(challenges, true)).toMatchObject({ kind: "embedded" });
  expect(await verifyToken(challenges, "embedded.token", "key")).toMatchObject({ nonce: "nonce" });
});

test("without a provider the embedded check is the only one", async () => {
  const { embedded } = withProvider(false);
  expect(await offerChallenge({ embedded }, false)).toMatchObject({ kind: "embedded" });
  expect(await verifyToken({ embedded }, "turnstile.token", "key")).toBe("failed");
});
