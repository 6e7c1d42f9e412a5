import { startPostgres } from "#server/testing/postgres.ts";
import { delay, formatCount, tally, waitUntil } from "./harness/measure.ts";
import { createDatabase } from "./harness/stores.ts";
import type { Trial } from "./harness/trial.ts";
import { startVisitors } from "./harness/visitors.ts";

export const databaseFailures: Trial = {
  id: "22",
  title: "PostgreSQL restarted, crashed and its connections terminated under posts, 20 times each",
  expected: "0 server processes lost, 0 accepted messages lost, no status but 202 and 503",
  async run(context) {
    const { random, counts } = context;
    const postgres = await startPostgres({ durable: true });
    context.onCleanup(() => postgres.remove());
    const store = await createDatabase(postgres);
    const mail = await context.startMailServer();
    const server = await context.startServer(store, { env: { SMTP_URL: mail.url.href } });
    const visitors = startVisitors({ port: server.port, random, writers: 4, readers: 1, interval: 20 });
    context.onCleanup(visitors.stop);
    const failures = [
      async () => {
        await postgres.stop();
        await postgres.start();
      },
      async () => {
        await postgres.crash();
        await postgres.start();
      },
      async () => store.terminateConnections?.(),
    ];
    let rounds = 0;
    for (const fail of failures) {
      for (let round = 0; round < counts.databaseFailures && server.isRunning(); round += 1) {
        await delay(random.int(100, 600));
        await fail();
        rounds += 1;
      }
    }
    // Under load until the end, so that the last failure is followed by accepted messages too.
    await delay(1_000);
    await visitors.stop();
    const { accepted } = visitors;
    await waitUntil(async () => (await store.count("outbox where state = 'waiting'")) === 0, 90_000, 250);
    const delivered = mail.received.map(({ raw }) => raw).join("\n");
    const lost = [...accepted].filter((marker) => !delivered.includes(marker)).length;
    const unexpected = visitors.failures.filter((failure) => failure !== "503");
    const unavailable = visitors.failures.length - unexpected.length;
    const measured = `${rounds} failures, ${server.isRunning() ? 0 : 1} processes lost, ${formatCount(accepted.size)} accepted, ${lost} lost, ${formatCount(unavailable)} answered with 503${unexpected.length > 0 ? `, unexpected: ${tally(unexpected)}` : ""}`;
    const passed = server.isRunning() && accepted.size > 0 && lost === 0 && unexpected.length === 0;
    return [{ store: store.name, measured, passed }];
  },
};
