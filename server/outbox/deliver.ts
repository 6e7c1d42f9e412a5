import type { Log } from "../log.ts";
import { type Mail, type MailQueue, unreachable } from "./mail-queue.ts";
import type { Delivery, Mailer } from "./mailer.ts";

const minute = 60_000;
export const maxAge = 72 * 60 * minute;

/** Exponential backoff: 1, 2, 4 ... 30 minutes, with up to 20 % jitter. */
function backoff(nextAttempt: number) {
  const minutes = Math.min(2 ** (nextAttempt - 2), 30);
  return Math.round(minutes * minute * (1 + Math.random() * 0.2));
}

type Dependencies = { queue: MailQueue; mailer: Mailer; log: Log; now: () => number };

/** Makes one attempt for one mail and stores the result right after the server's reply. */
export async function deliver(
  mail: Mail,
  { queue, mailer, log, now }: Dependencies,
): Promise<Delivery["kind"]> {
  const delivery = await mailer.send(mail);
  const fields = { id: mail.id, attempts: mail.attempts };
  if (delivery.kind === "sent") {
    await queue.markSent(mail.id, now());
    log.info(fields, "mail sent");
    return "sent";
  }
  const failure = delivery.kind === "unreachable" ? unreachable : delivery.code;
  const tooOld = now() - mail.receivedAt >= maxAge;
  if (delivery.kind === "rejected" || tooOld) {
    await queue.markDead(mail.id, now(), failure);
    log.error({ ...fields, failure }, "mail dead: see npm run inbox");
  } else {
    await queue.postpone(mail.id, now() + backoff(mail.attempts + 1), failure);
    log.warn({ ...fields, failure }, "mail postponed");
  }
  return delivery.kind;
}
