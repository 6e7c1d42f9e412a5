import { Agent } from "node:http";
import { send } from "./harness/client.ts";
import { delay, formatCount, formatMs, tally, waitUntil } from "./harness/measure.ts";
import { type SocketHolder, startSocketHolder } from "./harness/start-socket-holder.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";
import type { Result, Trial, TrialContext } from "./harness/trial.ts";
import { startVisitors } from "./harness/visitors.ts";

/** Restarts the server with this process id, and returns the id of the new one. */
type Restart = (holder: SocketHolder, pid: number, env: Record<string, string>) => Promise<number>;

/** `systemctl reload`: the server starts the next one itself. */
const reload: Restart = async (holder, pid) => {
  const before = holder.readyCount();
  process.kill(pid, "SIGHUP");
  const next = await holder.nextReady(before);
  await holder.waitForExit(pid);
  return next;
};

/** A second server is started before the first is stopped. */
const overlap: Restart = async (holder, pid, env) => {
  const next = await holder.start(env);
  process.kill(pid, "SIGTERM");
  await holder.waitForExit(pid);
  return next;
};

/** `systemctl restart`: the first server has ended before the second starts. Connections wait in the socket. */
const stopFirst: Restart = async (holder, pid, env) => {
  process.kill(pid, "SIGTERM");
  await holder.waitForExit(pid);
  return holder.start(env);
};

export const restartsWithSocket: Trial = {
  id: "26",
  title: "restarts under load with a socket that is passed on, 20 times in each way",
  expected: "0 requests failed or refused, 0 accepted lost, no response later than 300 ms with an overlap",
  runsAlone: true,
  async run(context) {
    const ways = [
      async () => restartRepeatedly(context, context.sqlite(), "reload", reload, 300),
      async () => restartRepeatedly(context, await postgresStore(), "reload", reload, 300),
      async () => restartRepeatedly(context, context.sqlite(), "start, then stop", overlap, 300),
      async () => restartRepeatedly(context, context.sqlite(), "stop, then start", stopFirst),
    ];
    const results: Result[] = [];
    for (const way of ways.slice(0, context.counts.restartWays)) results.push(await way());
    return results;
  },
};

async function restartRepeatedly(
  context: TrialContext,
  store: TrialStore,
  name: string,
  restart: Restart,
  limit = Number.POSITIVE_INFINITY,
): Promise<Result> {
  const { random, counts } = context;
  const mail = await context.startMailServer();
  const holder = await startSocketHolder(context);
  const { port } = holder;
  const env = { ...store.env, SMTP_URL: mail.url.href };
  let pid = await holder.start(env);
  const visitors = startVisitors({ port, random, writers: 4, readers: 4, interval: 20 });
  context.onCleanup(visitors.stop);
  const newConnections = measureNewConnections(port);
  context.onCleanup(newConnections.stop);
  for (let round = 0; round < counts.socketRestarts; round += 1) {
    await delay(random.int(200, 800));
    pid = await restart(holder, pid, env);
  }
  await delay(500);
  const { longest, failures: probeFailures } = await newConnections.stop();
  await visitors.stop();
  const { accepted } = visitors;
  await waitUntil(async () => (await store.count("outbox where state = 'waiting'")) === 0, 60_000, 250);
  const delivered = mail.received.map(({ raw }) => raw).join("\n");
  const lost = [...accepted].filter((marker) => !delivered.includes(marker)).length;
  const failures = [...visitors.failures, ...probeFailures];
  const measured = `${name}: ${counts.socketRestarts} restarts, ${formatCount(visitors.requests())} requests, ${failures.length} failed${failures.length > 0 ? ` (${tally(failures)})` : ""}, ${visitors.refused()} refused, ${formatCount(accepted.size)} accepted, ${lost} lost; a new connection is answered after at most ${formatMs(longest)}`;
  // On a busy machine a visitor may leave a connection idle for longer than the server waits, and has to retry.
  const mayRetry = counts.tolerance > 1;
  const passed =
    failures.length === 0 &&
    (visitors.refused() === 0 || mayRetry) &&
    accepted.size > 0 &&
    lost === 0 &&
    holder.exitCodes().every((code) => code === 0) &&
    longest < limit * counts.tolerance;
  return { store: store.name, measured, passed };
}

/** Requests a page over a new connection, again and again. */
function measureNewConnections(port: number) {
  const agent = new Agent({ keepAlive: false });
  const failures: string[] = [];
  let longest = 0;
  let running = true;
  const done = (async () => {
    while (running) {
      const start = performance.now();
      await send({ port }, "GET", "/about", { headers: {}, agent }).catch((error) =>
        failures.push(String(error)),
      );
      longest = Math.max(longest, performance.now() - start);
      await delay(5);
    }
  })();
  return {
    async stop() {
      running = false;
      await done;
      return { longest, failures };
    },
  };
}
