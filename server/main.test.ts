import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { contactPath } from "#contract/api.ts";
import { writeMinimalBuild } from "./testing/minimal-build.ts";
import { aMessage } from "./testing/test-app.ts";

/** The real process, on a made-up site of one page. */
const folder = mkdtempSync(join(tmpdir(), "midspan-main-"));
writeMinimalBuild(folder);
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

let port = 20_000 + (process.pid % 20_000);

function start(environment: Record<string, string> = {}) {
  port += 1;
  const dataDir = join(folder, `data-${port}`);
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(folder, "compiled"),
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      ...environment,
    },
  });
  running.push(child);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  return {
    child,
    url,
    port,
    dataDir,
    ended,
    output: () => output,
    up: () => expect.poll(() => output, { timeout: 10_000 }).toContain("files at"),
  };
}

test("starts with nothing configured, keeps its files private and says where messages are", async () => {
  const server = start();
  await server.up();
  await expect.poll(server.output).toContain("No SMTP_URL: messages are stored, npm run inbox shows them");
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  for (const file of ["midspan.sqlite", "midspan.sqlite-wal", "challenge-secret", "server.lock"]) {
    expect(statSync(join(server.dataDir, file)).mode & 0o777).toBe(0o600);
  }
});

test.each([
  [{ PORT: "web" }, /^Cannot start: PORT must be a port number\n$/],
  [
    { DATABASE_URL: "postgres://postgres@127.0.0.1:9/none" },
    /^Cannot start: the database at 127.0.0.1:9 .*\n$/,
  ],
  [{ DATA_DIR: "/proc/nowhere" }, /^Cannot start: DATA_DIR \/proc\/nowhere cannot be written to \(E\w+\)\n$/],
])("%j stops the start with one line", async (environment, line) => {
  const server = start(environment);
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(line);
});

test("says when the pages were built for another address", async () => {
  const server = start({ SITE_URL: "https://midspan.example" });
  await server.up();
  await expect.poll(server.output).toContain("the pages name http://localhost:3000: build them with");
});

test("without a build it says what is missing", async () => {
  const build = join(folder, "build");
  renameSync(build, `${build}-away`);
  const server = start();
  expect(await server.ended).toBe(1);
  renameSync(`${build}-away`, build);
  expect(server.output()).toBe("Cannot start: the site has not been built (npm run build)\n");
});

test("a second server on the same file refuses to start, and one after a crash does not", async () => {
  const first = start();
  await first.up();
  const second = start({ DATA_DIR: first.dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(`Cannot start: another server is using ${first.dataDir}\n`);
  first.child.kill("SIGKILL");
  await first.ended;
  const third = start({ DATA_DIR: first.dataDir });
  await third.up();
});

test("on SIGTERM a request that has begun is answered, then the process ends with 0", async () => {
  const server = start();
  await server.up();
  const body = JSON.stringify(aMessage());
  const socket = connect(server.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk));
  socket.write(
    `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  await fetch(`${server.url}/healthz`);
  server.child.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  await expect.poll(() => fetch(`${server.url}/healthz`).catch(() => "refused")).toBe("refused");
  socket.write(body.slice(20));
  expect(await server.ended).toBe(0);
  expect(answer).toMatch(/^HTTP\/1.1 403 /);
});

test("what a visitor sends is nowhere in the log", async () => {
  const server = start();
  await server.up();
  const canary = "canary-7261";
  const headers = {
    "Content-Type": "application/json",
    "Challenge-Token": canary,
    "Idempotency-Key": canary,
  };
  await fetch(`${server.url}${contactPath}?${canary}`, { method: "POST", headers, body: `{${canary}` });
  await fetch(`${server.url}${contactPath}`, {
    method: "POST",
    headers,
    body: JSON.stringify(aMessage({ text: canary })),
  });
  await fetch(`${server.url}/`, { headers: { "X-Forwarded-For": canary, "User-Agent": canary } });
  await fetch(`${server.url}/${canary}?q=${canary}`, { headers: { "X-Forwarded-For": canary } });
  await expect
    .poll(() => server.output().match(/"status":\d+/g))
    .toEqual(['"status":400', '"status":422', '"status":200', '"status":404']);
  expect(server.output()).toContain(`"route":"${contactPath}"`);
  expect(server.output()).not.toContain(canary);
  expect(server.output()).not.toContain('127.0.0.1"');
});

test("every response is logged with a request id and a duration", async () => {
  const server = start();
  await server.up();
  const { headers } = await fetch(server.url);
  const ifNoneMatch = { "If-None-Match": headers.get("etag") ?? "" };
  for (const [path, init] of [
    ["/", { method: "HEAD" }],
    ["/", { headers: ifNoneMatch }],
    ["/?query", {}],
    ["/missing", {}],
    ["/Index", { redirect: "manual" as const }],
    ["/", { method: "PUT" }],
    [contactPath, { method: "POST" }],
  ] as const)
    await fetch(server.url + path, init);
  const lines = () =>
    server
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{") && line.endsWith("}"));
  await expect
    .poll(() => lines().flatMap((line) => JSON.parse(line).status ?? []))
    .toEqual([200, 200, 304, 200, 404, 308, 405, 415]);
  for (const entry of lines()
    .map((line) => JSON.parse(line))
    .filter(({ status }) => status)) {
    expect(entry).toMatchObject({ reqId: expect.stringMatching(/^[0-9a-f-]{36}$/), ms: expect.any(Number) });
  }
});

test("the example environment runs as it is", async () => {
  const example = readFileSync(".env.example", "utf8");
  const entries = example
    .split("\n")
    .flatMap((line) => (/^[A-Z_]+=/.test(line) ? [line.split(/=(.*)/s)] : []));
  const server = start({
    ...Object.fromEntries(entries),
    PORT: String(port + 1),
    DATA_DIR: join(folder, "example"),
  });
  await server.up();
  rmSync(join(folder, "example"), { recursive: true });
});
