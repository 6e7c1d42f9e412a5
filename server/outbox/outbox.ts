import type { Log } from "../log.ts";
import { deliver } from "./deliver.ts";
import type { MailQueue } from "./mail-queue.ts";
import type { Mailer } from "./mailer.ts";

const pollInterval = 1_000;
const probeInterval = 30_000;
const batchSize = 20;

export type Outbox = { wake(): void; stop(): Promise<void> };

type Dependencies = { queue: MailQueue; mailer: Mailer; log: Log; now?: () => number };

/** Sends due mails: at once after `wake`, and otherwise at every poll. */
export function startOutbox(deps: Dependencies): Outbox {
  const processBatch = createBatchProcessor(deps);
  let running: Promise<void> | undefined;
  let again = false;
  let stopping = false;

  const timer = setInterval(wake, pollInterval);
  return {
    wake,
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running;
      deps.mailer.close();
    },
  };

  function wake() {
    again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  }

  async function run() {
    while (again && !stopping) {
      again = false;
      try {
        // A full batch suggests that there are more.
        if ((await processBatch()) === batchSize) again = true;
      } catch (error) {
        deps.log.error({ err: error }, "the outbox cannot reach the store");
      }
    }
  }
}

/**
 * Claims a batch of due mails and sends them in parallel. Returns their number.
 *
 * While the mail server is unreachable, mails back off for longer and longer. A probe every half minute notices that it
 * is back, and makes all of them due at once.
 */
export function createBatchProcessor({ queue, mailer, log, now = Date.now }: Dependencies) {
  // Unknown at startup: mails may be waiting since before the last stop.
  let offline = true;
  let probedAt = Number.NEGATIVE_INFINITY;

  return async function processBatch() {
    if (offline && now() - probedAt >= probeInterval && (await probe())) {
      offline = false;
      await queue.wake(now());
    }
    const mails = await queue.claim(now(), batchSize);
    const results = await Promise.allSettled(mails.map((mail) => deliver(mail, { queue, mailer, log, now })));
    for (const result of results) {
      // The outcome was not stored. The lease expires and the mail is tried again.
      if (result.status === "rejected")
        log.error({ err: result.reason }, "the outbox cannot reach the store");
    }
    // A server that replies and then disconnects is not offline: waking its mails would send them all the time.
    if (!offline && results.some((result) => result.status === "fulfilled" && result.value === "unreachable"))
      offline = !(await probe());
    return mails.length;
  };

  function probe() {
    probedAt = now();
    return mailer.isReachable();
  }
}
