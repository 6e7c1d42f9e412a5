/**
 * A separate process that holds a listening socket and passes it to the servers that it starts, as systemd does. It got
 * the socket as its file descriptor 3, and accepts no connection itself.
 */
import { spawnTrialServer, type TrialServerOptions } from "./trial-server.ts";

export type HolderRequest = Pick<TrialServerOptions, "env">;
/** `exited` has the exit code. */
export type HolderResponse = { pid: number } & ({ listening: true } | { exited: number | null });

process.on("message", async ({ env }: HolderRequest) => {
  const server = await spawnTrialServer({ ...(env && { env }), listenFd: 3 });
  const { pid } = server;
  server.child.once("exit", (exited) => process.send?.({ pid, exited } satisfies HolderResponse));
  await server.listening;
  process.send?.({ pid, listening: true } satisfies HolderResponse);
});
