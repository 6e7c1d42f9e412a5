import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** From here up a system takes the ports of outgoing connections, so a port found free may be gone at once. */
const firstOutgoing = 32_768;
const lowest = 10_240;

export async function freePort(): Promise<number> {
  const port = randomInt(lowest, firstOutgoing);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
