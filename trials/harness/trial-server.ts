import { once } from "node:events";
import { type ServerOptions, spawnServer } from "#server/testing/start-server.ts";
import { type Clock, clockVariable } from "./clock.ts";
import type { Metrics, MonitorRequest } from "./monitor.ts";
import { secret } from "./tokens.ts";

export type TrialServerOptions = Pick<ServerOptions, "env" | "port" | "launcher" | "listenFd"> & {
  clock?: Omit<Clock, "since">;
  /** Whether to measure the server's event loop and memory. */
  monitored?: boolean;
  /** The limit of the heap, in MB. */
  heap?: number;
};

/** Most trials are not about limits: each post has its own client address behind a trusted proxy. */
const unlimited = { TRUSTED_PROXIES: "127.0.0.1", MESSAGES_PER_MINUTE: "9999999" };

export type TrialServer = Awaited<ReturnType<typeof spawnTrialServer>>;

/** The real server process on the real build, with settings for trials. */
export async function spawnTrialServer(options: TrialServerOptions = {}) {
  const { env, clock, monitored = false, heap, ...others } = options;
  const preload = (name: string) => ["--import", new URL(name, import.meta.url).href];
  const server = await spawnServer({
    ...others,
    nodeArguments: [
      ...(heap ? [`--max-old-space-size=${heap}`] : []),
      ...(clock ? preload("clock.ts") : []),
      ...(monitored ? ["--expose-gc", ...preload("monitor.ts")] : []),
    ],
    ipc: monitored,
    env: {
      CHALLENGE_SECRET: secret,
      MAIL_FROM: "website@midspan.example",
      LOG_LEVEL: "warn",
      ...unlimited,
      ...(clock && { [clockVariable]: JSON.stringify({ since: Date.now(), ...clock }) }),
      ...env,
    },
  });
  return {
    ...server,
    async metrics(request: "metrics" | "metrics after gc"): Promise<Metrics> {
      const response = once(server.child, "message");
      server.child.send(request satisfies MonitorRequest);
      return (await response)[0];
    },
    resetMetrics: () => void server.child.send("reset" satisfies MonitorRequest),
  };
}
