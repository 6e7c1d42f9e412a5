import type { Log } from "../log.ts";
import { reasonFor } from "../store/reason.ts";
import { concernsLogin, describeMailFailure } from "./mail-failure.ts";
import { type Mail, type MailQueue, maxBackoff } from "./mail-queue.ts";
import type { MailSession } from "./mailer.ts";
import type { SmtpError } from "./smtp-session.ts";

const minute = 60_000;
export const maxAge = 72 * 60 * minute;

const storeRetryInterval = 1_000;

function backoff(nextAttempt: number) {
  const wait = Math.min(2 ** (nextAttempt - 2) * minute, maxBackoff);
  return Math.round(wait * (1 + Math.random() * 0.2));
}

type Dependencies = {
  queue: MailQueue;
  log: Log;
  now: () => number;
  signal: AbortSignal;
  /** The server may end a session that has sent a mail at any time. */
  isReused: boolean;
};

export async function deliver(mail: Mail, session: MailSession, deps: Dependencies) {
  const { queue, log, now } = deps;
  const fields = { id: mail.id, kind: mail.kind, attempts: mail.attempts };
  const { error, textSent, refused } = await session.send(mail, async () => {
    if (!(await queue.keepClaim(mail, now()))) throw new Error("Another process has claimed the mail");
  });
  if (!error) {
    await record(() => queue.markSent(mail, now(), refused), deps);
    if (refused)
      log.error({ ...fields, failure: refused }, "mail sent, but not to every address of CONTACT_TO");
    else log.info(fields, "mail sent");
    return undefined;
  }
  if (concernsLogin(error) || (!textSent && !concernsMail(error, deps)))
    await record(() => queue.release(mail, now()), deps);
  else await record(() => storeFailure(error), deps);
  return error;

  async function storeFailure(error: SmtpError) {
    const { kind, reason: failure } = describeMailFailure(error);
    const tooOld = now() - mail.firstAttemptAt >= maxAge;
    if (kind === "rejected" || tooOld) {
      await queue.markDead(mail, now(), failure);
      if (mail.kind === "message") log.error({ ...fields, failure }, "mail dead: see npm run inbox");
      else log.warn({ ...fields, failure }, "acknowledgement not delivered");
    } else {
      await queue.postpone(mail, now() + backoff(mail.attempts + 1), failure);
      log.warn({ ...fields, failure }, "mail postponed");
    }
  }
}

/** False if the server ends a session used before, the store failed, or this process is stopping. */
function concernsMail(error: SmtpError, { signal, isReused }: Dependencies) {
  if (signal.aborted || error.code === "ESTREAM") return false;
  const { responseCode = 421 } = error;
  return !(isReused && responseCode === 421);
}

/** A result that is not stored would be forgotten, and the mail sent again. */
async function record(write: () => Promise<void>, { log }: Pick<Dependencies, "log">) {
  for (let failures = 0; ; failures += 1) {
    try {
      return await write();
    } catch (error) {
      if (failures === 0)
        log.error({ reason: reasonFor(error), err: error }, "the outbox cannot reach the store");
      await new Promise((resolve) => setTimeout(resolve, storeRetryInterval));
    }
  }
}
