import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate } from "node:timers/promises";

/** In a turn that took longer than this, somebody may have come unseen. */
const quickTurn = 0.1;

/** Somebody always comes on a busy day; the door shuts all the same. */
const waitAtMost = 1_000;

/**
 * Stops listening and leaves the open connections alone, idle ones too: the next request may be on its way.
 *
 * Each turn of the event loop lets one visitor in. Whoever has knocked and still waits outside when the door shuts
 * is turned away, so it shuts after a quick turn in which nobody came.
 */
export async function shutDoor(server: Server) {
  let arrivals = 0;
  const count = () => {
    arrivals += 1;
  };
  server.on("connection", count);
  // The one of http would close idle connections as well.
  const { close } = NetServer.prototype;
  // A rehearsal: the first call also compiles it, and takes 100 µs where the next takes 40.
  close.call(new NetServer());
  // From here on each wait is a whole turn.
  await setImmediate();
  const end = performance.now() + waitAtMost;
  for (let turn = performance.now(); turn < end; turn = performance.now()) {
    const before = arrivals;
    await setImmediate();
    if (arrivals === before && performance.now() - turn < quickTurn) break;
  }
  close.call(server);
  server.off("connection", count);
}
