import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Provider } from "./challenge.ts";

export type TurnstileConfig = { siteKey: string; secret: string; verifyUrl: URL; scriptUrl: URL };

const defaultTimeout = 5_000;
const action = "contact";

/** Cloudflare's tokens are valid for five minutes; used ones are stored a little longer. */
const nonceLifetime = 10 * 60_000;

const probeMaxAge = 30_000;

const responseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    success: v.boolean(),
    hostname: v.optional(v.string()),
    action: v.optional(v.string()),
    "error-codes": v.optional(v.array(v.string()), []),
  }),
);

/** Errors about the visitor's token. Any other code is about our configuration or the provider. */
const tokenErrors = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"];

const providerError = "internal-error";

/** Fails closed: only a success for this site and this form is accepted. */
export function createTurnstile(
  { siteKey, secret, verifyUrl, scriptUrl }: TurnstileConfig,
  siteUrl: URL,
  now: () => number = Date.now,
  timeout = defaultTimeout,
): Provider {
  let probed: { at: number; away: Promise<boolean> } | undefined;

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
    isAway() {
      if (!probed || Math.abs(now() - probed.at) >= probeMaxAge) probed = { at: now(), away: looksAway() };
      return probed.away;
    },
  };

  /** Twice, since a single request may fail on a connection that was just closed. */
  async function looksAway() {
    return !((await answers()) || (await answers()));
  }

  /** Also if it rejects our secret: that is for the operator to correct. */
  async function answers() {
    const [script, result] = await Promise.all([
      request(scriptUrl, {}, timeout / 2),
      siteverify({ secret, response: "probe" }, timeout / 2),
    ]);
    return script?.ok === true && result !== undefined && !result["error-codes"].includes(providerError);
  }

  async function siteverify(body: Record<string, string>, within = timeout) {
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body), redirect: "error" as const };
    const response = await request(verifyUrl, init, within);
    const parsed = v.safeParse(responseSchema, response?.text);
    // A refusal may come with an error status; a success may not.
    return parsed.success && (response?.ok || !parsed.output.success) ? parsed.output : undefined;
  }
}

async function request(url: URL, init: RequestInit, within: number) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(within) });
    return response.status < 500 ? { ok: response.ok, text: await response.text() } : undefined;
  } catch {
    return undefined;
  }
}

function nonceFor(token: string) {
  return createHash("sha256").update(token).digest("base64url");
}
