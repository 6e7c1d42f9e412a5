import { once } from "node:events";
import { connect } from "node:net";
import { contactPath } from "#contract/api.ts";
import { get, post } from "./harness/client.ts";
import { delay, formatCount, formatMs, percentile, waitUntil } from "./harness/measure.ts";
import type { Trial } from "./harness/trial.ts";
import type { TrialServer } from "./harness/trial-server.ts";

const partialRequests = [
  "",
  "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow:",
  `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
];

export const halfOpenConnections: Trial = {
  id: "6",
  title: "500 half-open connections",
  expected: "valid requests p99 < 250 ms, all closed in 15 s",
  runsAlone: true,
  async run(context) {
    const { counts } = context;
    const store = context.sqlite();
    const server = await context.startServer(store);
    await post(server);
    const start = performance.now();
    const sockets = await Promise.all(
      Array.from({ length: counts.halfOpen }, (_, index) => open(server, index)),
    );
    const allClosed = () => sockets.every(({ destroyed, readableEnded }) => destroyed || readableEnded);
    const times: number[] = [];
    const statuses: number[] = [];
    // All connections are still open here, so the valid requests compete with all of them.
    while (!allClosed() && performance.now() - start < 9_000) {
      const responses = [await post(server), await get(server, "/about"), await get(server, "/")];
      times.push(...responses.map(({ ms }) => ms));
      statuses.push(...responses.map(({ status }) => status));
      await delay(20);
    }
    const closed = await waitUntil(allClosed, 20_000);
    const seconds = (performance.now() - start) / 1000;
    for (const socket of sockets) socket.destroy();
    const p99 = percentile(times, 0.99);
    const valid = statuses.every((status) => status === 202 || status === 200);
    const measured = `${formatCount(counts.halfOpen)} open; ${formatCount(times.length)} valid requests p99 ${formatMs(p99)}, ${valid ? "all" : "not all"} answered; ${closed ? "all" : "not all"} closed in ${seconds.toFixed(1)} s`;
    const passed =
      valid && times.length > 0 && p99 < 250 * counts.tolerance && closed && seconds < 15 * counts.tolerance;
    return [{ store: store.name, measured, passed }];
  },
};

async function open({ port }: TrialServer, index: number) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.resume();
  socket.write(partialRequests[index % partialRequests.length] ?? "");
  return socket;
}
