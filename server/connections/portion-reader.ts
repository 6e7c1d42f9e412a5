import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** In bytes. Part of a browser's request, or about ten of the smallest pipelined ones. */
const portionSize = 256;

/** How long requests are parsed and answered before the event loop goes on, in ms. */
const timeSlice = 5;

type Exchange = { request: IncomingMessage; response: ServerResponse; socket: Socket };

/** A connection and its requests whose responses have not been passed to the system in full. */
export type Connection = { socket: Socket; unanswered: Set<Exchange> };

/**
 * Node parses all that a client has sent at once, and so begins to answer thousands of pipelined requests, whether or
 * not the client reads the responses. Here connections are read in small portions, in turn. The next portion of a
 * connection waits until the requests before it have been answered, and the system then makes the client wait.
 */
export function createPortionReader() {
  const connections = new WeakMap<Socket, Connection>();
  /** Those with a new request come before those with more pipelined ones. */
  const fresh = new Set<Connection>();
  const pipelined = new Set<Connection>();
  let sliceEnd: number | undefined;

  // Unlike the event of the server, it includes requests that Node answers by itself.
  subscribe("http.server.request.start", (message) => {
    // Node's documentation lists these fields.
    const exchange = message as Exchange;
    const connection = connections.get(exchange.socket);
    if (!connection) return;
    connection.unanswered.add(exchange);
    exchange.response.once("close", () => {
      connection.unanswered.delete(exchange);
      enqueue(connection, pipelined);
      run();
    });
  });

  return {
    add(socket: Socket): Connection {
      const connection = { socket, unanswered: new Set<Exchange>() };
      connections.set(socket, connection);
      const onData = () => {
        enqueue(connection, fresh);
        run();
      };
      // With such a listener, data reaches Node's parser only through calls of read.
      socket.on("readable", onData);
      // Emitted when more of a request's body is wanted.
      socket.on("resume", onData);
      return connection;
    },
    /** Whether requests have been received that nobody has seen yet. */
    isBusy: () => fresh.size + pipelined.size > 0,
  };

  function enqueue(connection: Connection, queue: Set<Connection>) {
    if (!fresh.has(connection) && !pipelined.has(connection) && isReady(connection)) queue.add(connection);
  }

  function run() {
    sliceEnd ??= beginSlice();
    while (performance.now() < sliceEnd) {
      const [next] = fresh.size > 0 ? fresh : pipelined;
      if (!next) return;
      fresh.delete(next);
      pipelined.delete(next);
      readPortion(next);
    }
  }

  function beginSlice() {
    setImmediate(() => {
      sliceEnd = undefined;
      run();
    });
    return performance.now() + timeSlice;
  }

  function readPortion(connection: Connection) {
    const { socket } = connection;
    if (socket.destroyed || socket.writableEnded) return;
    const available = socket.readableLength;
    // Without data a read notices the end of the stream.
    socket.read(available > 0 ? Math.min(available, portionSize) : undefined);
    if (socket.readableLength > 0) enqueue(connection, fresh);
  }
}

/** The rest of a body may be read while its request is being handled; a further request may not. */
function isReady({ unanswered }: Connection) {
  const [first, ...others] = unanswered;
  if (!first) return true;
  const { request } = first;
  return others.length === 0 && !request.complete && request.readableLength < request.readableHighWaterMark;
}
