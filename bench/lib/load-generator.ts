import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { onOtherCores } from "./cores.ts";

const run = promisify(execFile);
const seconds = 5;
const connections = 64;

export type LoadResult = { perSecond: number; p99: number };

/** `wrk` where it is installed, otherwise autocannon, which needs more CPU itself. */
export async function findLoadGenerator() {
  const found = await run("sh", ["-c", "command -v wrk"]).catch(() => undefined);
  return found ? { name: `wrk -t2 -c${connections} -d${seconds}s`, load: wrk } : autocannon;
}

async function wrk(url: string): Promise<LoadResult> {
  const encoding = ["-H", "Accept-Encoding: br"];
  const command = ["wrk", "-t2", `-c${connections}`, `-d${seconds}s`, "--latency", ...encoding, url];
  const stdout = await output([...onOtherCores, ...command]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99, unit = ""] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1_000 }[unit];
  const failed = /Non-2xx[^:]*:\s+\d+|Socket errors:.*/.exec(stdout)?.[0];
  if (failed || !factor) throw new Error(`wrk on ${url}: ${failed ?? stdout}`);
  return { perSecond, p99: Number(p99) * factor };
}

async function output([program = "", ...parameters]: readonly string[]) {
  const { stdout } = await run(program, parameters);
  return stdout;
}

/** In a process of its own, like wrk. */
const autocannon = {
  name: `autocannon -c ${connections} -w 2 -d ${seconds}`,
  async load(url: string): Promise<LoadResult> {
    const script = fileURLToPath(import.meta.resolve("autocannon"));
    const settings = ["-j", "-c", connections, "-w", 2, "-d", seconds, "-H", "Accept-Encoding: br", url];
    const stdout = await output([...onOtherCores, process.execPath, script, ...settings.map(String)]);
    const { requests, latency, errors, non2xx } = JSON.parse(stdout);
    if (non2xx > 0 || errors > 0) throw new Error(`autocannon on ${url}: ${non2xx + errors} requests failed`);
    return { perSecond: requests.average, p99: latency.p99 };
  },
};
