import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { waitUntil } from "./measure.ts";
import type { HolderRequest, HolderResponse } from "./socket-holder.ts";
import type { TrialContext } from "./trial.ts";

export type SocketHolder = Awaited<ReturnType<typeof startSocketHolder>>;

/** Plays systemd: it holds a listening socket, starts servers on it, and notes which process says that it is ready. */
export async function startSocketHolder(context: TrialContext) {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  // Node has no public way to the file descriptor of a server.
  const { fd }: { fd: number } = Reflect.get(listener, "_handle");
  const holder = spawn(process.execPath, [fileURLToPath(new URL("socket-holder.ts", import.meta.url))], {
    stdio: ["ignore", "inherit", "inherit", fd, "ipc"],
  });
  context.onCleanup(() => holder.kill("SIGKILL"));
  listener.close();

  const folder = context.temporaryFolder();
  const notifications = join(folder, "notifications");
  writeFileSync(notifications, "");
  writeFileSync(join(folder, "systemd-notify"), `#!/bin/sh\necho "$@" >> ${notifications}\n`);
  chmodSync(join(folder, "systemd-notify"), 0o755);
  const systemd = { NOTIFY_SOCKET: "none", PATH: `${folder}${delimiter}${process.env.PATH}` };

  const responses: HolderResponse[] = [];
  holder.on("message", (response: HolderResponse) => responses.push(response));
  const mainPids = () =>
    [...readFileSync(notifications, "utf8").matchAll(/^--ready MAINPID=(\d+)$/gm)].map(([, pid]) =>
      Number(pid),
    );
  context.onCleanup(() => mainPids().forEach(kill));

  return {
    port,
    /** Starts a server, waits until it is ready and returns its process id. */
    async start(env: Record<string, string>) {
      const before = mainPids().length;
      holder.send({ env: { ...env, ...systemd } } satisfies HolderRequest);
      return this.nextReady(before);
    },
    readyCount: () => mainPids().length,
    /** The process that says it is ready after so many others. */
    async nextReady(before: number) {
      await waitUntil(() => mainPids().length > before, 30_000, 10);
      const pid = mainPids()[before];
      if (pid === undefined) throw new Error("No server is ready");
      return pid;
    },
    async waitForExit(pid: number) {
      await waitUntil(() => !isRunning(pid), 60_000, 10);
    },
    exitCodes: () => responses.flatMap((response) => ("exited" in response ? [response.exited] : [])),
  };
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function kill(pid: number) {
  if (isRunning(pid)) process.kill(pid, "SIGKILL");
}
