import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientNetwork } from "../api/rate-limit.ts";
import { createProxyCheck } from "../client-address.ts";
import { endWithProblem } from "../errors.ts";
import type { Log } from "../log.ts";
import { type Connection, createPortionReader } from "./portion-reader.ts";

/** Any more are closed without a response. */
const maxRefused = 32;
const logInterval = 10_000;

type Options = { maxConnections: number; trustedProxies: readonly string[]; log: Log };

/** One client gets up to half of the connections. A trusted proxy stands for all of its clients. */
export function limitConnections(server: Server, { maxConnections, trustedProxies, log }: Options) {
  const open = new Set<Connection>();
  const perClient = new Map<string, number>();
  const isProxy = createProxyCheck(trustedProxies);
  const reader = createPortionReader(() => warn("too many pipelined requests"));
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  server.maxConnections = maxConnections + maxRefused;
  // A client may end its side after its last request. Node's types lack this property.
  Object.assign(server, { httpAllowHalfOpen: true });
  const closeIdle = server.closeIdleConnections.bind(server);
  // A connection whose request has been received and not parsed is not idle.
  server.closeIdleConnections = () => {
    if (!reader.isBusy()) closeIdle();
  };
  // Otherwise Node answers them before anyone can count them.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    const client = clientNetwork(address);
    const clientCount = isProxy(address) ? 0 : (perClient.get(client) ?? 0);
    if (open.size >= maxConnections || clientCount >= maxConnections / 2) return refuse(socket);
    const connection = reader.add(socket);
    open.add(connection);
    count(client, 1);
    socket.once("close", () => {
      open.delete(connection);
      count(client, -1);
    });
  });

  return {
    waitingBytes() {
      let bytes = 0;
      for (const { unanswered } of open)
        for (const { response } of unanswered) bytes += response.writableLength;
      return bytes;
    },
  };

  function count(client: string, change: 1 | -1) {
    const connections = (perClient.get(client) ?? 0) + change;
    if (connections > 0) perClient.set(client, connections);
    else perClient.delete(client);
  }

  function refuse(socket: Socket) {
    endWithProblem(socket, "overloaded", { "Retry-After": "5" });
    warn("too many connections");
  }

  function warn(reason: string) {
    refused += 1;
    if (performance.now() - loggedAt < logInterval) return;
    loggedAt = performance.now();
    log.warn({ open: open.size, refused }, reason);
  }
}
