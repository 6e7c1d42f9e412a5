/** The real server process, for tests, trials and benchmarks. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./free-port.ts";

export type ServerOptions = {
  /** Nothing else of this process's environment or of an `.env` file reaches the server. */
  env?: Record<string, string>;
  port?: number;
  build?: string;
  nodeArguments?: readonly string[];
  ipc?: boolean;
  /** A program that runs Node, such as `prlimit` with its arguments. */
  launcher?: readonly string[];
  /** A listening socket of this process, passed as systemd does. */
  listenFd?: number;
};

const projectFolder = resolve(import.meta.dirname, "../..");

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

export async function startServer(options: ServerOptions = {}) {
  const server = await spawnServer(options);
  await server.listening;
  return server;
}

/** Also for starts that are meant to fail. */
export async function spawnServer(options: ServerOptions = {}) {
  const { env, port, build = "build", nodeArguments, ipc, launcher = [], listenFd } = options;
  const actualPort = port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), "midspan-server-"));
  const dataDir = env?.DATA_DIR ?? join(folder, "data");
  symlinkSync(resolve(projectFolder, build), join(folder, "build"));
  const [program = "", ...parameters] = [
    ...launcher,
    process.execPath,
    ...(nodeArguments ?? []),
    join(projectFolder, "server/main.ts"),
  ];
  const child = spawn(program, parameters, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe", listenFd ?? "ignore", ...(ipc ? ["ipc" as const] : [])],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(tmpdir(), "midspan-compile-cache"),
      PORT: String(actualPort),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ...(listenFd && { LISTEN_FDS: "1" }),
      ...env,
    },
  });
  const output = collectOutput(child);
  const exited = new Promise<number | null>((done) => {
    child.once("close", (code) => {
      rmSync(folder, { recursive: true });
      done(code);
    });
  });
  return {
    child,
    port: actualPort,
    url: `http://127.0.0.1:${actualPort}`,
    dataDir,
    pid: child.pid ?? 0,
    output,
    exited,
    listening: listening(child, output),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM") {
      child.kill(signal);
      return exited;
    },
  };
}

function listening(child: ChildProcess, output: () => string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stderr?.on("data", () => output().includes(" files at http://") && resolve());
  child.once("error", reject);
  child.once("close", () => reject(new Error(`The server did not start: ${output()}`)));
  // Whoever waits for a failed start looks at the exit code instead.
  promise.catch(() => {});
  return promise;
}

function collectOutput({ stdout, stderr }: ChildProcess) {
  let output = "";
  for (const stream of [stdout, stderr]) stream?.setEncoding("utf8").on("data", (text) => (output += text));
  return () => output;
}
