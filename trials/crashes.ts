import { leaseTime } from "#server/outbox/mail-queue.ts";
import { freePort } from "#server/testing/free-port.ts";
import type { Received } from "#server/testing/mail-server.ts";
import { messageIdOf } from "./harness/mails.ts";
import { delay, formatCount, waitUntil } from "./harness/measure.ts";
import type { Trial } from "./harness/trial.ts";
import { startVisitors } from "./harness/visitors.ts";

/** A later clock saves waiting for the end of the claims. */
const afterLease = { speed: 1, ahead: leaseTime + 1_000 };

export const crashes: Trial = {
  id: "11",
  title: "kill -9 at 200 random moments under load",
  expected: "0 accepted messages lost, <= 3 % delivered twice, each with the same Message-ID",
  runsAlone: true,
  async run(context) {
    const { random, counts } = context;
    const mail = await context.startMailServer();
    const store = context.sqlite();
    const env = { SMTP_URL: mail.url.href };
    const port = await freePort();
    const visitors = startVisitors({ port, random, writers: 4, readers: 1, interval: 60 });
    context.onCleanup(visitors.stop);
    for (let crash = 0; crash < counts.crashes; crash += 1) {
      const server = await context.startServer(store, { env, port });
      await delay(random.int(50, 1_800));
      await server.stop("SIGKILL");
    }
    await visitors.stop();
    await context.startServer(store, { env, port, clock: afterLease });
    const { accepted } = visitors;
    const idle = async () => (await store.count("outbox where state = 'waiting'")) === 0;
    await waitUntil(idle, 120_000, 250);
    const mails = Map.groupBy(mail.received, markerOf);
    const lost = [...accepted].filter((marker) => !mails.has(marker)).length;
    const duplicates = [...mails.values()].filter((copies) => copies.length > 1);
    const different = duplicates.filter((copies) => new Set(copies.map(messageIdOf)).size > 1).length;
    const share = (100 * duplicates.length) / Math.max(1, mails.size);
    const measured = `${counts.crashes} crashes, ${formatCount(accepted.size)} accepted, ${lost} lost, ${duplicates.length} delivered twice (${share.toFixed(1)} %), ${different} of them with different Message-IDs`;
    const passed = accepted.size > 0 && lost === 0 && share <= 3 * counts.tolerance && different === 0;
    return [{ store: store.name, measured, passed }];
  },
};

function markerOf({ raw }: Received) {
  return raw.match(/marker-\w+/)?.[0] ?? "";
}
