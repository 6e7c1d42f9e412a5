import type { Log } from "../log.ts";
import { deliver } from "./deliver.ts";
import type { MailQueue } from "./mail-queue.ts";
import type { Mailer } from "./mailer.ts";

const lookEvery = 1_000;
const probeEvery = 30_000;
const claimAtOnce = 20;

export type Outbox = { nudge(): void; stop(): Promise<void> };

type Parts = { queue: MailQueue; mailer: Mailer; log: Log; now?: () => number };

/** Sends what is due, all the time: at once after a nudge, and otherwise when it looks by itself. */
export function startOutbox(parts: Parts): Outbox {
  const round = createRound(parts);
  let running: Promise<void> | undefined;
  let again = false;
  let stopping = false;

  const timer = setInterval(nudge, lookEvery);
  return {
    nudge,
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running;
      parts.mailer.close();
    },
  };

  function nudge() {
    again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  }

  async function run() {
    while (again && !stopping) {
      again = false;
      try {
        // A full round suggests that there is more.
        if ((await round()) === claimAtOnce) again = true;
      } catch (error) {
        parts.log.error({ err: error }, "the outbox cannot reach the store");
      }
    }
  }
}

/**
 * One round: claim what is due and send it, all of it at the same time. Returns how many there were.
 *
 * While the mail server cannot be reached, mails wait longer and longer for their next attempt. A cheap look every
 * half minute finds out that it is back, and then nothing has to wait out its time.
 */
export function createRound({ queue, mailer, log, now = Date.now }: Parts) {
  // Unknown at the start: mails may be waiting since before the last stop.
  let away = true;
  let probedAt = Number.NEGATIVE_INFINITY;

  return async function round() {
    if (away && now() - probedAt >= probeEvery && (await probe())) {
      away = false;
      await queue.wake(now());
    }
    const mails = await queue.claim(now(), claimAtOnce);
    const outcomes = await Promise.allSettled(
      mails.map((mail) => deliver(mail, { queue, mailer, log, now })),
    );
    for (const outcome of outcomes) {
      // The store did not take the result. The claim runs out and the mail is tried again.
      if (outcome.status === "rejected")
        log.error({ err: outcome.reason }, "the outbox cannot reach the store");
    }
    // A server that answers and then breaks off is not away: waking its mails would send them all the time.
    if (
      !away &&
      outcomes.some((outcome) => outcome.status === "fulfilled" && outcome.value === "unreachable")
    )
      away = !(await probe());
    return mails.length;
  };
  function probe() {
    probedAt = now();
    return mailer.isReachable();
  }
}
