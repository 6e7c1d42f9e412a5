import type { Log } from "../log.ts";
import { createOutageLog } from "../store/outage-log.ts";
import { deliver } from "./deliver.ts";
import { concernsLogin, describeServerFailure } from "./mail-failure.ts";
import type { Mail, MailQueue } from "./mail-queue.ts";
import type { Mailer, MailSession } from "./mailer.ts";
import type { SmtpError } from "./smtp-session.ts";

const pollInterval = 1_000;
const maxSenders = 4;
/** Mail servers limit the mails on one connection. */
const mailsPerSession = 50;
const retryInterval = 30_000;
const operatorInterval = 5 * 60_000;
const stopTimeout = 40_000;

export type Outbox = {
  wake(): void;
  status(): string;
  stop(): Promise<void>;
};

type Dependencies = { queue: MailQueue; mailer: Mailer; log: Log; now?: () => number };

/** Connects first and claims then, so that a server that cannot be used costs no mail an attempt. */
export function startOutbox({ queue, mailer, log, now = Date.now }: Dependencies): Outbox {
  const logOutage = createOutageLog(log, "the outbox failed and will try again");
  const senders = new Set<Promise<void>>();
  const inHand = new Set<Mail>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let connecting = false;
  let wokenAgain = false;
  let status = "not checked yet";
  let retryAt = Number.NEGATIVE_INFINITY;

  const timer = setInterval(wake, pollInterval);
  // Connects once at startup, to say whether the settings work.
  wake();
  return { wake, status: () => status, stop };

  function wake() {
    wokenAgain = true;
    if (signal.aborted || connecting || senders.size === maxSenders || isPaused()) return;
    connecting = true;
    const sender: Promise<void> = run()
      .catch(logOutage)
      .finally(() => senders.delete(sender));
    senders.add(sender);
  }

  /** Not for longer than any pause: the clock may have been set back. */
  function isPaused() {
    const remaining = retryAt - now();
    return remaining > 0 && remaining <= operatorInterval;
  }

  async function run() {
    let session: MailSession | undefined;
    try {
      if (status === "ready" && !(await findDue())) return;
      session = await connect();
    } finally {
      connecting = false;
    }
    if (!session) return;
    try {
      await sendAll(session);
    } finally {
      session.close();
    }
  }

  /** Looks again after a `wake`: it may be for a mail that the last look missed. */
  async function findDue() {
    do {
      wokenAgain = false;
      if (await queue.hasDue(now(), [...inHand])) return true;
    } while (wokenAgain);
    return false;
  }

  async function connect() {
    try {
      const session = await mailer.open(signal);
      if (status !== "ready") log.info(`the mail server is ready: ${session.describe()}`);
      status = "ready";
      return session;
    } catch (error) {
      // Whatever fails here is an error of the connection.
      if (!signal.aborted) waitForServer(error as SmtpError);
      return undefined;
    }
  }

  async function sendAll(session: MailSession) {
    for (let count = 0; count < mailsPerSession && !signal.aborted; count += 1) {
      const [mail] = await queue.claim(now(), [...inHand]);
      if (!mail) return;
      // There may be more for another sender.
      wake();
      inHand.add(mail);
      const deps = { queue, log, now, signal, isReused: count > 0 };
      const error = await deliver(mail, session, deps).finally(() => inHand.delete(mail));
      if (error && concernsLogin(error)) waitForServer(error);
      if (error) break;
    }
    wake();
  }

  function waitForServer(error: SmtpError) {
    const { reason, needsOperator } = describeServerFailure(error);
    if (reason !== status) log.error(`mails wait: ${reason}`);
    status = reason;
    retryAt = now() + (needsOperator ? operatorInterval : retryInterval);
  }

  async function stop() {
    clearInterval(timer);
    stopping.abort();
    let timeout: NodeJS.Timeout | undefined;
    const expired = new Promise((resolve) => {
      timeout = setTimeout(resolve, stopTimeout);
    });
    await Promise.race([Promise.all(senders), expired]);
    clearTimeout(timeout);
    for (const { id } of inHand)
      log.error({ id }, "the mail server has not confirmed this mail: it is sent again and may arrive twice");
  }
}
