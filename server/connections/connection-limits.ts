import type { Server } from "node:http";
import { BlockList, isIPv6, type Socket } from "node:net";
import { clientNetwork } from "../contact/rate-limit.ts";
import { endWithProblem } from "../errors.ts";
import type { Log } from "../log.ts";
import { type Connection, createPortionReader } from "./portion-reader.ts";

/** How many refused connections may be open at a time. Any more are closed without a response. */
const maxRefused = 32;
const logInterval = 10_000;

type Options = { maxConnections: number; trustedProxies: readonly string[]; log: Log };

/**
 * Accepts connections up to a limit, and from one client up to half of it, so that one client never takes them all. A
 * trusted proxy stands for all of its clients. The others are answered with 503.
 */
export function limitConnections(server: Server, { maxConnections, trustedProxies, log }: Options) {
  const open = new Set<Connection>();
  const perClient = new Map<string, number>();
  const proxies = networksOf(trustedProxies);
  const reader = createPortionReader();
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
    const isProxy = proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");
    const client = clientNetwork(address);
    const clientCount = isProxy ? 0 : (perClient.get(client) ?? 0);
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
    /** The bytes of all responses that clients have not taken yet. */
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
    refused += 1;
    if (performance.now() - loggedAt < logInterval) return;
    loggedAt = performance.now();
    log.warn({ open: open.size, refused }, "too many connections");
  }
}

function networksOf(proxies: readonly string[]) {
  const networks = new BlockList();
  for (const proxy of proxies) {
    const [address = "", size] = proxy.split("/");
    const version = isIPv6(address) ? "ipv6" : "ipv4";
    networks.addSubnet(address, Number(size ?? (version === "ipv6" ? 128 : 32)), version);
  }
  return networks;
}
