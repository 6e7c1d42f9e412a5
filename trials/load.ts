import type { Finding, Lab, Trial } from "./harness/lab.ts";
import { grouped, milliseconds, until } from "./harness/measure.ts";
import { startLoad } from "./harness/start-load.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";

const rates = { messagesPerSecond: 50, pagesPerSecond: 500 };

export const load: Trial = {
  id: "load",
  title: "50 messages and 500 pages a second for 60 s, durable commits",
  wanted: "accepting p99 < 150 ms, event loop never held > 50 ms, pages p99 < 50 ms",
  run: async (lab) => [
    await under(lab, lab.sqlite(), "judged"),
    await under(lab, await postgresStore(), "for information"),
  ],
};

async function under(lab: Lab, store: TrialStore, speed: "judged" | "for information"): Promise<Finding> {
  const { loadSeconds, leniency } = lab.counts;
  const mail = await lab.mailServer();
  const server = await lab.server(store, { watched: true, env: { SMTP_URL: mail.url.href } });
  // What is compiled once is not what is measured.
  const warm = await startLoad(lab, { port: server.port, seed: 1, seconds: 2, ...rates });
  const { messages: before } = await warm.report;
  const { report } = await startLoad(lab, {
    port: server.port,
    seed: lab.random.int(2, 1e9),
    seconds: loadSeconds,
    ...rates,
  });
  server.tell("reset");
  const { messages, pages, seconds } = await report;
  const { heldFor } = await server.ask("figures");
  const all = messages.count + before.count - messages.failed - before.failed;
  const delivered = await until(() => mail.received.length >= all, 60_000);
  const measured = [
    `${grouped(messages.count)} messages (${(messages.count / seconds).toFixed(0)}/s, ${messages.failed} failed) p50 ${milliseconds(messages.p50)}, p99 ${milliseconds(messages.p99)}`,
    `${grouped(pages.count)} pages (${(pages.count / seconds).toFixed(0)}/s, ${pages.failed} failed) p50 ${milliseconds(pages.p50)}, p99 ${milliseconds(pages.p99)}`,
    `event loop held for at most ${milliseconds(heldFor)}`,
    delivered ? "all mails delivered" : "mails missing",
  ].join("; ");
  const inTime = messages.p99 < 150 * leniency && pages.p99 < 50 * leniency && heldFor < 50 * leniency;
  return {
    store: speed === "judged" ? store.name : `${store.name} (${speed})`,
    measured,
    passed: (inTime || speed !== "judged") && delivered && messages.failed + pages.failed === 0,
  };
}
