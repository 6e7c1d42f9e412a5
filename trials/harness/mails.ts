import type { Received } from "#server/testing/mail-server.ts";
import { until } from "./measure.ts";

type MailServer = { received: Received[] };

/** Waits until as many mails have come as were accepted; whatever comes after that shows as too many. */
export async function allDelivered({ received }: MailServer, accepted: number, within = 60_000) {
  await until(() => received.length >= accepted, within);
  return received.length;
}

/** The lines of a mail's head, unfolded, in the order in which they came. */
export function headOf({ raw }: Received) {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  return head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
}

export function messageIdOf({ raw }: Received) {
  return raw.match(/^Message-ID: (.*)$/m)?.[1]?.trim() ?? "";
}
