import { createServer } from "node:net";

/** A port that nobody listens on, for a server that is about to start. */
export function freePort() {
  return new Promise<number>((done, fail) => {
    const probe = createServer().on("error", fail);
    probe.listen(0, () => {
      const place = probe.address();
      const port = place && typeof place === "object" ? place.port : 0;
      probe.close(() => done(port));
    });
  });
}
