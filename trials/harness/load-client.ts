/** A separate process that posts messages and requests pages at a given rate. */
import { readdirSync } from "node:fs";
import { Agent } from "node:http";
import { aMessage, post, send } from "./client.ts";
import { mapConcurrent, percentile } from "./measure.ts";
import { createRandom } from "./random.ts";
import { createToken } from "./tokens.ts";

export type Load = {
  port: number;
  seed: number;
  seconds: number;
  messagesPerSecond: number;
  pagesPerSecond: number;
};
type Times = { count: number; failed: number; p50: number; p99: number; most: number };
export type LoadReport = { messages: Times; pages: Times; seconds: number };

const tick = 5;

process.once("message", async (load: Load) => {
  // A long soak creates its tokens as it runs: creating all of them first would take too long.
  const prepared = Math.min(load.messagesPerSecond * load.seconds, 3_000);
  const tokens = await mapConcurrent(Array.from({ length: prepared }), 4, () => createToken());
  process.send?.("ready");
  process.send?.(await run(load, tokens));
  process.disconnect();
});

async function run(load: Load, tokens: string[]): Promise<LoadReport> {
  const random = createRandom(load.seed);
  const paths = readdirSync("build/client", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("index.html"))
    .map((name) => `/${name.replace(/\/?index\.html$/, "")}`);
  const agents = { messages: agent(), pages: agent() };
  const write = async () => {
    const token = tokens.pop() ?? (await createToken());
    return post(load, { agent: agents.messages, token, body: aMessage({ subject: random.word() }) });
  };
  const read = () =>
    send(load, "GET", random.pick(paths), { headers: { "Accept-Encoding": "br" }, agent: agents.pages });
  const start = performance.now();
  const [messages, pages] = await Promise.all([
    atRate(load.messagesPerSecond, load.seconds, write, 202),
    atRate(load.pagesPerSecond, load.seconds, read, 200),
  ]);
  agents.messages.destroy();
  agents.pages.destroy();
  return { messages, pages, seconds: (performance.now() - start) / 1000 };
}

function agent() {
  return new Agent({ keepAlive: true, maxSockets: 128 });
}

/** An open loop: sends at a fixed rate, whether or not earlier requests were answered. */
async function atRate(
  perSecond: number,
  seconds: number,
  work: () => Promise<{ status: number; ms: number }>,
  expected: number,
): Promise<Times> {
  const times: number[] = [];
  const open = new Set<Promise<void>>();
  let failed = 0;
  let count = 0;
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(seconds, (performance.now() - start) / 1000) * perSecond;
      for (; count < Math.floor(due); count += 1) {
        const sending: Promise<void> = work()
          .then(({ status, ms }) => {
            if (status === expected) times.push(ms);
            else failed += 1;
          })
          .catch(() => {
            failed += 1;
          })
          .finally(() => open.delete(sending));
        open.add(sending);
      }
      if (performance.now() - start < seconds * 1000) return;
      clearInterval(timer);
      resolve();
    }, tick);
  });
  await Promise.all(open);
  return {
    count,
    failed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    most: Math.max(0, ...times),
  };
}
