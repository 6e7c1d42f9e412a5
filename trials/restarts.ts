import { freePort } from "#server/testing/free-port.ts";
import { delay, formatCount, tally, waitUntil } from "./harness/measure.ts";
import type { Trial } from "./harness/trial.ts";
import { startVisitors } from "./harness/visitors.ts";

export const restarts: Trial = {
  id: "20",
  title: "SIGTERM and restart under load, 20 times",
  expected: "0 in-flight requests failed, 0 accepted lost",
  runsAlone: true,
  async run(context) {
    const { random, counts } = context;
    const mail = await context.startMailServer();
    const store = context.sqlite();
    const env = { SMTP_URL: mail.url.href };
    const port = await freePort();
    const visitors = startVisitors({ port, random, writers: 6, readers: 6, interval: 20 });
    context.onCleanup(visitors.stop);
    const exits: (number | null)[] = [];
    for (let restart = 0; restart < counts.restarts; restart += 1) {
      const server = await context.startServer(store, { env, port });
      await delay(random.int(200, 1_200));
      exits.push(await server.stop("SIGTERM"));
    }
    await visitors.stop();
    await context.startServer(store, { env, port });
    const { accepted, failures } = visitors;
    await waitUntil(async () => (await store.count("outbox where state = 'waiting'")) === 0, 60_000, 250);
    const delivered = mail.received.map(({ raw }) => raw).join("\n");
    const lost = [...accepted].filter((marker) => !delivered.includes(marker)).length;
    const measured = `${counts.restarts} restarts, ${formatCount(visitors.requests())} requests, ${failures.length} failed${failures.length > 0 ? ` (${tally(failures)})` : ""}, ${visitors.refused()} were refused and retried, ${formatCount(accepted.size)} accepted, ${lost} lost, ${mail.received.length} mails`;
    // The system may accept a connection into the backlog just before the socket closes, and then resets it. On a busy
    // machine that window is long.
    const resets = failures.filter((failure) => failure.includes("ECONNRESET")).length;
    const unanswered = failures.length - resets;
    const passed =
      unanswered === 0 &&
      resets < counts.tolerance &&
      lost === 0 &&
      accepted.size > 0 &&
      exits.every((code) => code === 0);
    return [{ store: store.name, measured, passed }];
  },
};
