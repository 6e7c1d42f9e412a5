import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import type { Log } from "./log.ts";

const startTimeout = 60_000;

/** Zero downtime: on SIGHUP starts the program again with the socket that systemd passed, and stops once it answers. */
export function handOverOnSignal(listenFd: number, log: Log, stop: () => void) {
  let starting = false;
  process.on("SIGHUP", async () => {
    if (starting) return;
    starting = true;
    // The socket is meant for this process and for the next one, whatever its id will be.
    const { LISTEN_PID: _, ...env } = process.env;
    const successor = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
      stdio: ["ignore", "inherit", "inherit", listenFd, "ipc"],
      env,
    });
    if (await isReady(successor)) return stop();
    log.error("the new process did not start, this one goes on");
    starting = false;
  });
}

async function isReady(successor: ChildProcess) {
  const timer = setTimeout(() => successor.kill("SIGKILL"), startTimeout);
  const ready = await Promise.race([
    once(successor, "message").then(() => true),
    once(successor, "exit").then(() => false),
  ]).catch(() => false);
  clearTimeout(timer);
  return ready;
}

export async function reportReady(log: Log) {
  if (process.env.LISTEN_FDS) process.send?.("ready");
  if (!process.env.NOTIFY_SOCKET) return;
  await promisify(execFile)("systemd-notify", ["--ready", `MAINPID=${process.pid}`]).catch((error) =>
    log.error({ err: error }, "systemd could not be notified"),
  );
}
