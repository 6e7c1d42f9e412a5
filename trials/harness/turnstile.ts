import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { TrialContext } from "./trial.ts";

/** Plays Turnstile's verification service, and returns the settings for it. */
export async function startTurnstile(context: TrialContext, listener: RequestListener) {
  const service = createServer(listener).listen(0, "127.0.0.1");
  await once(service, "listening");
  context.onCleanup(() => {
    service.closeAllConnections();
    service.close();
  });
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;
  return {
    TURNSTILE_SITE_KEY: "site",
    TURNSTILE_SECRET: "secret",
    TURNSTILE_VERIFY_URL: url,
    TURNSTILE_SCRIPT_URL: url,
  };
}
