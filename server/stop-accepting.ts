import type { Server } from "node:http";
import { createServer, Server as NetServer } from "node:net";
import { setImmediate as nextTick } from "node:timers/promises";

/** A longer iteration of the event loop, in ms, may have left connections in the backlog. */
const shortIteration = 0.02;

/** Under constant traffic there is no quiet moment; the server stops accepting all the same. */
const maxWait = 1_000;

/** Node accepts one connection an iteration; those in the backlog of a closing socket would be reset. */
export async function stopAccepting(server: Server) {
  let accepted = 0;
  const count = () => {
    accepted += 1;
  };
  server.on("connection", count);
  // Compiles the function: its first call takes nearly twice as long, and connections come meanwhile.
  NetServer.prototype.close.call(createServer());
  // The first wait may begin in the middle of an iteration.
  await nextTick();
  const end = performance.now() + maxWait;
  for (let start = performance.now(); start < end; start = performance.now()) {
    const before = accepted;
    await nextTick();
    if (accepted === before && performance.now() - start < shortIteration) break;
  }
  // The close method of http.Server would also close idle connections, where a request may be on its way.
  NetServer.prototype.close.call(server);
  server.off("connection", count);
}
