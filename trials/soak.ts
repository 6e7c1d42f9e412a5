import { readFileSync } from "node:fs";
import { delay, formatCount, formatMegabytes, median } from "./harness/measure.ts";
import { startLoad } from "./harness/start-load.ts";
import type { Trial } from "./harness/trial.ts";

const maxGrowth = 10 * 2 ** 20;
const sampleInterval = 5_000;
const samplesPerMinute = 60_000 / sampleInterval;

export const soak: Trial = {
  id: "soak",
  title: "memory over a 10-minute soak (10 messages, 100 pages a second)",
  expected: "growth < 10 MB after the first minute",
  async run(context) {
    // All samples are taken under load; the first minute is a warm-up.
    const samples = Math.floor(context.soakMinutes * samplesPerMinute) - 1;
    const mail = await context.startMailServer();
    const store = context.sqlite();
    const env = { SMTP_URL: mail.url.href, NODE_OPTIONS: limitOfUnit() };
    const server = await context.startServer(store, { monitored: true, env });
    const { report } = await startLoad(context, {
      port: server.port,
      seed: context.random.int(1, 1e9),
      seconds: context.soakMinutes * 60,
      messagesPerSecond: 10,
      pagesPerSecond: 100,
    });
    const resident: number[] = [];
    const used: number[] = [];
    for (let count = 0; count < samples; count += 1) {
      await delay(sampleInterval);
      // Received mails would fill the memory of this process.
      mail.received.length = 0;
      const metrics = await server.metrics("metrics after gc");
      resident.push(metrics.resident);
      used.push(metrics.used);
    }
    const { messages, pages } = await report;
    const growth = growthOf(resident);
    const measured = `${formatCount(messages.count)} messages, ${formatCount(pages.count)} pages, ${messages.failed + pages.failed} failed; resident memory ${formatMegabytes(median(resident))}, growth ${formatMegabytes(growth)}; heap and buffers grew ${formatMegabytes(growthOf(used))}`;
    const passed = growth < maxGrowth && messages.failed + pages.failed === 0;
    return [{ store: store.name, measured, passed }];
  },
};

/** As systemd starts it: without a limit the young generation doubles after the first minute, up to 128 MB. */
function limitOfUnit() {
  const [limit] = readFileSync("deploy/midspan.service", "utf8").match(/--max-semi-space-size=\d+/) ?? [];
  if (!limit) throw new Error("deploy/midspan.service does not limit the young generation");
  return limit;
}

/** The median of the last half minute against that after the first minute. */
function growthOf(samples: readonly number[]) {
  const span = samplesPerMinute / 2;
  const first = samples.slice(samplesPerMinute, samplesPerMinute + span);
  return median(samples.slice(-span)) - median(first);
}
