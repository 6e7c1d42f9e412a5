import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { startServer } from "../../server/testing/start-server.ts";

export type RunningSite = { address: string; memory: () => number | undefined; stop: () => Promise<void> };

/** The real server on a build, without local settings or data. */
export async function startSite(build = "build", launcher: readonly string[] = []): Promise<RunningSite> {
  const { url, pid, stop } = await startServer({ build, launcher, env: { LOG_LEVEL: "warn" } });
  return {
    address: url,
    memory: () => memoryOf(pid),
    async stop() {
      await stop();
    },
  };
}

/** Waits for the first good answer of a server that is starting. */
export async function answers(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (server.exitCode !== null) throw new Error(`The server for ${url} stopped with ${server.exitCode}`);
    const up = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  server.kill();
  throw new Error(`No answer from ${url}`);
}

export async function stopped(server: ChildProcess) {
  if (server.exitCode !== null) return;
  const gone = new Promise((done) => server.once("exit", done));
  server.kill();
  await gone;
}

/** Resident memory of a process in bytes; only Linux tells. */
function memoryOf(pid: number | undefined) {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1];
  return kilobytes ? Number(kilobytes) * 1_024 : undefined;
}
