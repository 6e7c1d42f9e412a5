import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../scripts/free-port.ts";

export type RunningSite = { address: string; memory: () => number | undefined; stop: () => Promise<void> };

/** The real server on a build, in a temporary folder, so that no local settings or data are used. */
export async function startSite(build = "build"): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), "midspan-bench-"));
  symlinkSync(resolve(build), join(folder, "build"));
  const port = await freePort();
  const server = spawn(process.execPath, [resolve("server/main.ts")], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: "warn", DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://localhost:${port}`;
  await answers(`${address}/healthz`, server);
  return {
    address,
    memory: () => memoryOf(server.pid),
    async stop() {
      await stopped(server);
      rmSync(folder, { recursive: true });
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
