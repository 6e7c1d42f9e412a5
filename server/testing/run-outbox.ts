import { vi } from "vitest";
import type { Log } from "../log.ts";
import { createMailQueue, type MailQueue } from "../outbox/mail-queue.ts";
import { createMailer } from "../outbox/mailer.ts";
import { startOutbox } from "../outbox/outbox.ts";
import { smtpTimeouts } from "../outbox/smtp-session.ts";
import { parseSmtpUrl } from "../outbox/smtp-settings.ts";
import type { Store } from "../store/store.ts";
import { company } from "./test-app.ts";

export const addresses = { from: "website@midspan.example", to: ["hello@midspan.example"] };

const silent = { info: () => {}, warn: () => {}, error: () => {} };

type Options = {
  now?: () => number;
  timeouts?: typeof smtpTimeouts | undefined;
  to?: readonly string[];
  queue?: Partial<MailQueue>;
  log?: Log;
};

export function runOutbox(
  store: Store,
  url: URL,
  { now = Date.now, timeouts = smtpTimeouts, to = addresses.to, queue, log = silent }: Options = {},
) {
  const outbox = startOutbox({
    queue: { ...createMailQueue(store), ...queue },
    mailer: createMailer(parseSmtpUrl(url.href), { ...addresses, to }, company, timeouts),
    log,
    now,
  });
  return {
    ...outbox,
    /** Keeps waking the outbox until the condition holds, as its poll does. */
    until: (condition: () => boolean | Promise<boolean>) =>
      vi.waitFor(
        async () => {
          outbox.wake();
          if (!(await condition())) throw new Error("Not yet");
        },
        { timeout: 60_000, interval: 10 },
      ),
  };
}
