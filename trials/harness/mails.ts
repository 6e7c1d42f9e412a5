import type { Received } from "#server/testing/mail-server.ts";
import { waitUntil } from "./measure.ts";

type MailServer = { received: Received[] };

/** Waits for as many mails as messages were accepted. Returns the number of mails, which may be higher. */
export async function waitForMails({ received }: MailServer, accepted: number, timeout = 60_000) {
  await waitUntil(() => received.length >= accepted, timeout);
  return received.length;
}

/** The unfolded header lines of a mail, in order. */
export function headerLines({ raw }: Received) {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  return head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
}

export function messageIdOf({ raw }: Received) {
  return raw.match(/^Message-ID: (.*)$/m)?.[1]?.trim() ?? "";
}
