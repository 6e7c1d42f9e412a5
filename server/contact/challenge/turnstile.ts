import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Challenge } from "./challenge.ts";

export type TurnstileConfig = { siteKey: string; secret: string; verifyUrl: URL; scriptUrl: URL };

const answerWithin = 5_000;
const action = "contact";

/** Cloudflare's tokens are good for five minutes; remembering them a little longer costs nothing. */
const rememberFor = 10 * 60_000;

const answerSchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  "error-codes": v.optional(v.array(v.string()), []),
});

/** These are about the visitor's token. Any other code is about us or the provider. */
const visitorsFault = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"];

/** Fails closed: whatever the provider does but say yes to this site and this form, nothing is accepted. */
export function createTurnstile(
  { siteKey, secret, verifyUrl, scriptUrl }: TurnstileConfig,
  siteUrl: URL,
  now: () => number = Date.now,
  deadline = answerWithin,
): Challenge {
  return {
    offer: async () => ({ kind: "turnstile", siteKey, scriptUrl: scriptUrl.href, action }),
    async verify(token, key) {
      const answer = await ask({ secret, response: token, idempotency_key: key });
      if (!answer) return "unavailable";
      const { success, hostname, action: done, "error-codes": codes } = answer;
      if (success) {
        if (hostname !== siteUrl.hostname || done !== action) return "failed";
        return { nonce: nonceOf(token), expiresAt: now() + rememberFor };
      }
      return codes.some((code) => visitorsFault.includes(code)) ? "failed" : "unavailable";
    },
  };

  async function ask(question: Record<string, string>) {
    try {
      const response = await fetch(verifyUrl, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(question),
        redirect: "error",
        signal: AbortSignal.timeout(deadline),
      });
      if (!response.ok) return undefined;
      const parsed = v.safeParse(answerSchema, await response.json());
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  }
}

function nonceOf(token: string) {
  return createHash("sha256").update(token).digest("base64url");
}
