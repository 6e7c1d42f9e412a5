import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { get } from "./harness/client.ts";
import { delay, formatCount, formatMegabytes, formatMs, tally, waitUntil } from "./harness/measure.ts";
import { startLoad } from "./harness/start-load.ts";
import type { Trial } from "./harness/trial.ts";
import type { TrialServer } from "./harness/trial-server.ts";

const memory = 512;
const rates = { messagesPerSecond: 10, pagesPerSecond: 50 };
/** Small and large responses, and requests that Node would answer by itself. */
const requests = [
  "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
  "HEAD / HTTP/1.1\r\nHost: x\r\n\r\n",
  "GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n",
  "GET /missing HTTP/1.1\r\nHost: x\r\n\r\n",
];

export const pipelinedRequests: Trial = {
  id: "25",
  title: `pipelined requests on 400 connections, no response read; ${memory} MB, 1,024 open files`,
  expected: `memory < ${memory} MB, event loop delay < 50 ms, all other visitors answered, 503 above the limits`,
  runsAlone: true,
  async run(context) {
    const { counts } = context;
    const store = context.sqlite();
    const mail = await context.startMailServer();
    const server = await context.startServer(store, {
      env: { SMTP_URL: mail.url.href, MAX_CONNECTIONS: String(counts.maxConnections) },
      monitored: true,
      heap: memory,
      launcher: ["prlimit", "--nofile=1024:1024"],
    });
    const load = { port: server.port, seed: context.random.int(1, 1e9), ...rates };
    // Compilation and warm-up are not measured.
    await (await startLoad(context, { ...load, seconds: 2 })).report;
    const { report } = await startLoad(context, { ...load, seconds: counts.pipelineSeconds });
    server.resetMetrics();
    const clients = await openAll(server, "127.0.0.2", counts.pipelined);
    context.onCleanup(() => close(clients));
    clients.forEach(flood);
    await delay(counts.pipelineSeconds * 500);
    // One address may have half of all connections.
    const more = await openAll(server, "127.0.0.3", counts.moreConnections);
    context.onCleanup(() => close(more));
    const statuses: number[] = [];
    for (const socket of more)
      socket.once("data", (data) => statuses.push(Number(String(data).slice(9, 12))));
    const expected = counts.moreConnections - counts.maxConnections / 2;
    await waitUntil(() => statuses.length >= expected, 10_000);
    const { pages, messages } = await report;
    const sent = clients.reduce(
      (sum, { bytesWritten, writableLength }) => sum + bytesWritten - writableLength,
      0,
    );
    const { delay: longest, peak } = await server.metrics("metrics");
    const next = (await get(server, "/about")).status;
    const failed = pages.failed + messages.failed;
    const measured = `${formatCount(clients.length)} connections, ${formatMegabytes(sent)} of requests; memory at most ${formatMegabytes(peak)}, event loop delay at most ${formatMs(longest)}; visitors: ${formatCount(pages.count)} pages p99 ${formatMs(pages.p99)}, ${formatCount(messages.count)} messages p99 ${formatMs(messages.p99)}, ${failed} failed; ${formatCount(more.length)} connections of another address, refused: ${tally(statuses)}; next ${next}`;
    const passed =
      failed === 0 &&
      next === 200 &&
      peak < memory * 2 ** 20 &&
      longest < 50 * counts.tolerance &&
      statuses.length === expected &&
      statuses.every((status) => status === 503);
    return [{ store: store.name, measured, passed }];
  },
};

async function openAll({ port }: TrialServer, localAddress: string, count: number) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ port, host: "127.0.0.1", localAddress });
      socket.on("error", () => {});
      await once(socket, "connect");
      return socket;
    }),
  );
}

function close(sockets: readonly Socket[]) {
  for (const socket of sockets) socket.destroy();
}

/** Sends as much as the system takes, and reads nothing. */
function flood(client: Socket, index: number) {
  const batch = Buffer.from((requests[index % requests.length] ?? "").repeat(10_000));
  client.pause();
  client.write(batch);
  client.on("drain", () => client.write(batch));
}
