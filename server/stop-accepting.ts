import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTick } from "node:timers/promises";

/** An iteration of the event loop that took longer than this, in ms, may have left connections in the backlog. */
const shortIteration = 0.1;

/** Under constant traffic there is no quiet moment; the server stops accepting all the same. */
const maxWait = 1_000;

/**
 * Stops listening and leaves all open connections alone, also idle ones: a request may be on its way.
 *
 * Node accepts one connection per iteration of the event loop. Those that still wait in the backlog when the socket
 * closes are reset, so it closes after a short iteration without a new connection.
 */
export async function stopAccepting(server: Server) {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  // The first wait may begin in the middle of an iteration.
  await nextTick();
  const end = performance.now() + maxWait;
  for (let start = performance.now(); start < end; start = performance.now()) {
    const before = accepted;
    await nextTick();
    if (accepted === before && performance.now() - start < shortIteration) break;
  }
  // The close method of http.Server would close idle connections as well.
  NetServer.prototype.close.call(server);
  server.off("connection", count);
}
