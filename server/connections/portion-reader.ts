import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Part of a browser's request, or about five of the smallest pipelined ones. */
const portionSize = 128;

/** In ms of each iteration of the event loop. */
const timeSlice = 5;

/** In bytes: some 30 requests of a browser. */
const maxPipelined = 16 * 1024;

type Exchange = { request: IncomingMessage; response: ServerResponse; socket: Socket };

export type Connection = { socket: Socket; unanswered: Set<Exchange> };

/** Backpressure: reads in turn and in portions. Node would answer thousands of pipelined requests that nobody reads. */
export function createPortionReader(onClosed: () => void) {
  const connections = new WeakMap<Socket, Connection>();
  /** One of `pipelined` gets a portion in each iteration of the event loop, which has to be short. */
  const fresh = new Set<Connection>();
  const pipelined = new Set<Connection>();
  let sliceEnd: number | undefined;

  // Unlike the server's event, it includes requests that Node answers by itself. Its documentation lists the fields.
  subscribe("http.server.request.start", (message) => {
    const exchange = message as Exchange;
    const connection = connections.get(exchange.socket);
    if (!connection) return;
    connection.unanswered.add(exchange);
    exchange.response.once("close", () => {
      connection.unanswered.delete(exchange);
      // Without data a read notices the end of the stream.
      if (exchange.socket.readableLength === 0) return void exchange.socket.read(0);
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
    isBusy: () => fresh.size + pipelined.size > 0,
  };

  function enqueue(connection: Connection, queue: Set<Connection>) {
    if (!fresh.has(connection) && !pipelined.has(connection) && isReady(connection)) queue.add(connection);
  }

  function run() {
    if (fresh.size + pipelined.size === 0) return;
    sliceEnd ??= beginSlice();
    while (fresh.size > 0 && performance.now() < sliceEnd) readPortion(fresh);
  }

  function beginSlice() {
    setImmediate(() => {
      sliceEnd = undefined;
      readPortion(pipelined);
      run();
    });
    return performance.now() + timeSlice;
  }

  function readPortion(queue: Set<Connection>) {
    const [connection] = queue;
    if (!connection) return;
    queue.delete(connection);
    const { socket } = connection;
    if (socket.destroyed || socket.writableEnded) return;
    socket.read(Math.min(socket.readableLength, portionSize));
    if (socket.readableLength > maxPipelined && isPipelined(connection)) {
      socket.destroy();
      onClosed();
    } else if (socket.readableLength > 0) enqueue(connection, fresh);
  }
}

function isPipelined({ unanswered }: Connection) {
  const [first] = unanswered;
  return first?.request.complete ?? false;
}

/** The rest of a body may be read while its request is being handled; a further request may not. */
function isReady({ unanswered }: Connection) {
  const [first, ...others] = unanswered;
  if (!first) return true;
  const { request } = first;
  return others.length === 0 && !request.complete && request.readableLength < request.readableHighWaterMark;
}
