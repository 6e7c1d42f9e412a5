import type { Trial } from "./harness/lab.ts";
import { grouped, median, megabytes, pause } from "./harness/measure.ts";
import { startLoad } from "./harness/start-load.ts";

const mostGrowth = 10 * 2 ** 20;
const sampleEvery = 5_000;
const samplesPerMinute = 60_000 / sampleEvery;

export const soak: Trial = {
  id: "soak",
  title: "memory over a 10-minute soak (10 messages, 100 pages a second)",
  wanted: "growth < 10 MB after the first minute",
  async run(lab) {
    // Each sample falls within the load; the first minute is for warming up.
    const samples = Math.floor(lab.soakMinutes * samplesPerMinute) - 1;
    const mail = await lab.mailServer();
    const store = lab.sqlite();
    const server = await lab.server(store, { watched: true, env: { SMTP_URL: mail.url.href } });
    const { report } = await startLoad(lab, {
      port: server.port,
      seed: lab.random.int(1, 1e9),
      seconds: lab.soakMinutes * 60,
      messagesPerSecond: 10,
      pagesPerSecond: 100,
    });
    const resident: number[] = [];
    const used: number[] = [];
    for (let count = 0; count < samples; count += 1) {
      await pause(sampleEvery);
      // The trial keeps no mail of a soak, only its server does.
      mail.received.length = 0;
      const figures = await server.ask("figures after collection");
      resident.push(figures.resident);
      used.push(figures.used);
    }
    const { messages, pages } = await report;
    const growth = grown(resident);
    const measured = `${grouped(messages.count)} messages, ${grouped(pages.count)} pages, ${messages.failed + pages.failed} failed; resident memory ${megabytes(median(resident))}, growth ${megabytes(growth)}; heap and buffers grew ${megabytes(grown(used))}`;
    const passed = growth < mostGrowth && messages.failed + pages.failed === 0;
    return [{ store: store.name, measured, passed }];
  },
};

/** From the half minute after the first minute to the last half minute. */
function grown(samples: readonly number[]) {
  const span = samplesPerMinute / 2;
  const first = samples.slice(samplesPerMinute, samplesPerMinute + span);
  return median(samples.slice(-span)) - median(first);
}
