import { once } from "node:events";
import { connect } from "node:net";
import { contactPath } from "#contract/api.ts";
import { get, post } from "./harness/client.ts";
import type { Trial } from "./harness/lab.ts";
import { grouped, milliseconds, pause, percentile, until } from "./harness/measure.ts";
import type { SiteServer } from "./harness/site-server.ts";

const beginnings = [
  "",
  "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow:",
  `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
];

export const halfOpen: Trial = {
  id: "6",
  title: "500 half-open connections",
  wanted: "valid requests p99 < 250 ms, all closed in 15 s",
  async run(lab) {
    const { counts } = lab;
    const store = lab.sqlite();
    const server = await lab.server(store);
    await post(server);
    const began = performance.now();
    const sockets = await Promise.all(
      Array.from({ length: counts.halfOpen }, (_, index) => open(server, index)),
    );
    const all = () => sockets.every(({ destroyed, readableEnded }) => destroyed || readableEnded);
    const times: number[] = [];
    const statuses: number[] = [];
    // Half of all connections ask for nothing yet, so the valid requests meet them at their most.
    while (!all() && performance.now() - began < 9_000) {
      const answers = [await post(server), await get(server, "/about"), await get(server, "/")];
      times.push(...answers.map(({ ms }) => ms));
      statuses.push(...answers.map(({ status }) => status));
      await pause(20);
    }
    const closed = await until(all, 20_000);
    const seconds = (performance.now() - began) / 1000;
    for (const socket of sockets) socket.destroy();
    const p99 = percentile(times, 0.99);
    const valid = statuses.every((status) => status === 202 || status === 200);
    const measured = `${grouped(counts.halfOpen)} held; ${grouped(times.length)} valid requests p99 ${milliseconds(p99)}, ${valid ? "all" : "not all"} answered; ${closed ? "all" : "not all"} closed in ${seconds.toFixed(1)} s`;
    const passed = valid && times.length > 0 && p99 < 250 * counts.leniency && closed && seconds < 15;
    return [{ store: store.name, measured, passed }];
  },
};

async function open({ port }: SiteServer, index: number) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.resume();
  socket.write(beginnings[index % beginnings.length] ?? "");
  return socket;
}
