import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Challenge } from "./challenge.ts";

export type TurnstileConfig = { siteKey: string; secret: string; verifyUrl: URL; scriptUrl: URL };

const defaultTimeout = 5_000;
const action = "contact";

/** Cloudflare's tokens are valid for five minutes; used ones are stored a little longer. */
const nonceLifetime = 10 * 60_000;

const responseSchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  "error-codes": v.optional(v.array(v.string()), []),
});

/** Errors about the visitor's token. Any other code is about our configuration or the provider. */
const tokenErrors = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"];

/** Fails closed: only a success for this site and this form is accepted. */
export function createTurnstile(
  { siteKey, secret, verifyUrl, scriptUrl }: TurnstileConfig,
  siteUrl: URL,
  now: () => number = Date.now,
  timeout = defaultTimeout,
): Challenge {
  return {
    offer: async () => ({ kind: "turnstile", siteKey, scriptUrl: scriptUrl.href, action }),
    async verify(token, key) {
      const result = await siteverify({ secret, response: token, idempotency_key: key });
      if (!result) return "unavailable";
      const { success, hostname, action: solvedAction, "error-codes": codes } = result;
      if (success) {
        if (hostname !== siteUrl.hostname || solvedAction !== action) return "failed";
        return { nonce: nonceFor(token), expiresAt: now() + nonceLifetime };
      }
      return codes.some((code) => tokenErrors.includes(code)) ? "failed" : "unavailable";
    },
  };

  async function siteverify(body: Record<string, string>) {
    try {
      const response = await fetch(verifyUrl, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) return undefined;
      const parsed = v.safeParse(responseSchema, await response.json());
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  }
}

function nonceFor(token: string) {
  return createHash("sha256").update(token).digest("base64url");
}
