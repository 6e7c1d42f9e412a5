import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import type { Log } from "./log.ts";

const ready = "ready";

/**
 * On the signal, starts the program again with the same listening socket. When the new process answers requests, `stop`
 * ends this one. If it fails to start, this one goes on.
 */
export function handOverOn(signal: "SIGHUP", listenFd: number, log: Log, stop: () => void) {
  process.once(signal, async () => {
    const { LISTEN_PID: _, ...env } = process.env;
    const successor = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
      stdio: ["ignore", "inherit", "inherit", listenFd, "ipc"],
      env,
    });
    const isReady = await Promise.race([
      once(successor, "message").then(() => true),
      once(successor, "exit").then(() => false),
    ]);
    successor.disconnect?.();
    if (isReady) return stop();
    log.error("the new process failed to start, this one goes on");
    handOverOn(signal, listenFd, log, stop);
  });
}

/** Tells the process that this one takes over from, and systemd, that requests are answered. */
export async function reportReady() {
  process.send?.(ready);
  if (process.env.NOTIFY_SOCKET)
    await promisify(execFile)("systemd-notify", ["--ready", `MAINPID=${process.pid}`]);
}
