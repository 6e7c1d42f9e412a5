import type { Log } from "../log.ts";
import { type Mail, type MailQueue, unreachable } from "./mail-queue.ts";
import type { Delivery, Mailer } from "./mailer.ts";

const minute = 60_000;
export const giveUpAfter = 72 * 60 * minute;

/** 1, 2, 4 ... 30 minutes, each up to a fifth longer, so that mails that failed together do not return together. */
function waitBefore(nextAttempt: number) {
  const minutes = Math.min(2 ** (nextAttempt - 2), 30);
  return Math.round(minutes * minute * (1 + Math.random() * 0.2));
}

type Parts = { queue: MailQueue; mailer: Mailer; log: Log; now: () => number };

/** One attempt for one mail, with its result written down right after the server's answer. */
export async function deliver(mail: Mail, { queue, mailer, log, now }: Parts): Promise<Delivery["kind"]> {
  const delivery = await mailer.send(mail);
  const told = { id: mail.id, attempts: mail.attempts };
  if (delivery.kind === "sent") {
    await queue.markSent(mail.id, now());
    log.info(told, "mail sent");
    return "sent";
  }
  const failure = delivery.kind === "unreachable" ? unreachable : delivery.code;
  const tooOld = now() - mail.receivedAt >= giveUpAfter;
  if (delivery.kind === "refused" || tooOld) {
    await queue.markDead(mail.id, now(), failure);
    log.error({ ...told, failure }, "mail given up: see npm run inbox");
  } else {
    await queue.postpone(mail.id, now() + waitBefore(mail.attempts + 1), failure);
    log.warn({ ...told, failure }, "mail postponed");
  }
  return delivery.kind;
}
