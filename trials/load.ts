import { formatCount, formatMs, waitUntil } from "./harness/measure.ts";
import { startLoad } from "./harness/start-load.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";
import type { Result, Trial, TrialContext } from "./harness/trial.ts";

const rates = { messagesPerSecond: 50, pagesPerSecond: 500 };

export const load: Trial = {
  id: "load",
  title: "50 messages and 500 pages a second for 60 s, durable commits",
  expected: "accepting p99 < 150 ms, event loop delay < 50 ms, pages p99 < 50 ms",
  runsAlone: true,
  run: async (context) => [
    await runLoad(context, context.sqlite(), "asserted"),
    await runLoad(context, await postgresStore(), "for information"),
  ],
};

async function runLoad(
  context: TrialContext,
  store: TrialStore,
  speed: "asserted" | "for information",
): Promise<Result> {
  const { loadSeconds, tolerance } = context.counts;
  const mail = await context.startMailServer();
  const server = await context.startServer(store, { monitored: true, env: { SMTP_URL: mail.url.href } });
  // Compilation and warm-up are not measured.
  const warm = await startLoad(context, { port: server.port, seed: 1, seconds: 2, ...rates });
  const { messages: before } = await warm.report;
  const { report } = await startLoad(context, {
    port: server.port,
    seed: context.random.int(2, 1e9),
    seconds: loadSeconds,
    ...rates,
  });
  server.resetMetrics();
  const { messages, pages, seconds } = await report;
  const { delay } = await server.metrics("metrics");
  const all = messages.count + before.count - messages.failed - before.failed;
  const delivered = await waitUntil(() => mail.received.length >= all, 60_000);
  const measured = [
    `${formatCount(messages.count)} messages (${(messages.count / seconds).toFixed(0)}/s, ${messages.failed} failed) p50 ${formatMs(messages.p50)}, p99 ${formatMs(messages.p99)}`,
    `${formatCount(pages.count)} pages (${(pages.count / seconds).toFixed(0)}/s, ${pages.failed} failed) p50 ${formatMs(pages.p50)}, p99 ${formatMs(pages.p99)}`,
    `event loop delay at most ${formatMs(delay)}`,
    delivered ? "all mails delivered" : "mails missing",
  ].join("; ");
  const isFastEnough = messages.p99 < 150 * tolerance && pages.p99 < 50 * tolerance && delay < 50 * tolerance;
  return {
    store: speed === "asserted" ? store.name : `${store.name} (${speed})`,
    measured,
    passed: (isFastEnough || speed !== "asserted") && delivered && messages.failed + pages.failed === 0,
  };
}
