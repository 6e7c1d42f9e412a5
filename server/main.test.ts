import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { challengePath, challengeTokenHeader, contactPath } from "#contract/api.ts";
import { freePort } from "./testing/free-port.ts";
import { startMailServer } from "./testing/mail-server.ts";
import { writeMinimalBuild } from "./testing/minimal-build.ts";
import { startScriptedMailServer } from "./testing/scripted-mail-server.ts";
import { type RunningServer, type ServerOptions, spawnServer, startServer } from "./testing/start-server.ts";
import { aMessage, publishedAddress, solve } from "./testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "midspan-main-"));
const build = join(folder, "build");
writeMinimalBuild(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop("SIGKILL");
});

async function start(env: ServerOptions["env"] = {}) {
  const server = await startServer({ build, env });
  running.push(server);
  return server;
}

/** Waits for a start that is meant to fail. */
async function failedStart(options: ServerOptions) {
  const server = await spawnServer({ build, ...options });
  running.push(server);
  return { code: await server.exited, output: server.output() };
}

test("starts without configuration, creates private files and says where messages are", async () => {
  const server = await start();
  await expect.poll(server.output).toContain("No SMTP_URL: messages are stored, npm run inbox shows them");
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  for (const file of ["midspan.sqlite", "midspan.sqlite-wal", "challenge-secret", "server.lock"]) {
    expect(statSync(join(server.dataDir, file)).mode & 0o777).toBe(0o600);
  }
});

test("standard output has one JSON object on each line, and the address comes last", async () => {
  const server = await spawnServer({ build });
  running.push(server);
  let log = "";
  server.child.stdout?.on("data", (text) => (log += text));
  await server.listening;
  await fetch(server.url);
  await expect.poll(() => log).toContain('"status":');
  for (const line of log.trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("level");
  expect(server.output()).toMatch(/No SMTP_URL: .*\n(\{.*\n)*\d+ files at http:\/\/localhost:\d+\n/);
});

test.each([
  [{ SMTP_URL: "smtp://mail.example?tls=off" }, /^Cannot start: SMTP_URL must have no option but .*\n$/],
  [{ PORT: "web" }, /^Cannot start: PORT must be a port number\n$/],
  [{ DATA_DIR: "/dev/null" }, /^Cannot start: DATA_DIR \/dev\/null is not a folder\n$/],
  [{ LISTEN_FDS: "2" }, /^Cannot start: LISTEN_FDS must be 1: the server listens on one socket\n$/],
  [{ DATA_DIR: "/proc/nowhere" }, /^Cannot start: DATA_DIR \/proc\/nowhere cannot be written to \(E\w+\)\n$/],
])("%j fails the start with one line", async (env, line) => {
  expect(await failedStart({ env })).toEqual({ code: 1, output: expect.stringMatching(line) });
});

test("says once at startup whether the mail server can be used, and does not wait for it", async () => {
  const hanging = await startScriptedMailServer({ connect: () => undefined });
  const waiting = await start({ SMTP_URL: hanging.url.href });
  expect((await fetch(`${waiting.url}/readyz`)).status).toBe(200);
  await waiting.stop();
  await hanging.close();

  const mail = await startMailServer({
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === "right"
        ? done(null, { user: "web" })
        : done(Object.assign(new Error(`${password} is wrong`), { responseCode: 535 })),
  });
  const reason = "the mail server refuses the user name or password (535)";
  const refused = await start({ SMTP_URL: `smtp://web:hunter2@127.0.0.1:${mail.port}` });
  await expect.poll(refused.output).toContain(`mails wait: ${reason}`);
  expect(await (await fetch(`${refused.url}/readyz`)).json()).toMatchObject({ ready: true, mail: reason });
  expect(refused.output()).not.toContain("hunter2");
  const accepted = await start({ SMTP_URL: `smtp://web:right@127.0.0.1:${mail.port}` });
  await expect.poll(accepted.output).toContain("the mail server is ready: no TLS, logged in");
  expect(await (await fetch(`${accepted.url}/readyz`)).json()).toMatchObject({ mail: "ready" });
  await mail.close();
});

test("an existing data folder is made private, and a secret that is cut off stops the start", async () => {
  const dataDir = join(folder, "existing");
  mkdirSync(dataDir, { mode: 0o755 });
  const server = await start({ DATA_DIR: dataDir });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  await server.stop();
  truncateSync(join(dataDir, "challenge-secret"), 12);
  expect(await failedStart({ env: { DATA_DIR: dataDir } })).toEqual({
    code: 1,
    output: expect.stringMatching(/^Cannot start: .*challenge-secret needs 32 characters or more.*\n$/),
  });
});

test("delivers to CONTACT_TO what the pages send to the published address", async () => {
  const mail = await startMailServer();
  const to = ["sales@other.example", "owner@other.example"];
  const server = await start({
    SMTP_URL: mail.url.href,
    CONTACT_TO: to.join(", "),
  });
  const token = await solve(JSON.parse(await (await fetch(server.url + challengePath)).text()));
  const send = (body: unknown) =>
    fetch(server.url + contactPath, {
      method: "POST",
      headers: { "Content-Type": "application/json", [challengeTokenHeader]: token },
      body: JSON.stringify(body),
    });
  expect((await send(aMessage({ to: "sales@other.example" }))).status).toBe(422);
  expect((await send(aMessage())).status).toBe(202);
  await expect.poll(() => mail.received.length).toBe(1);
  expect(mail.received).toMatchObject([{ from: publishedAddress, to }]);
  await mail.close();
});

test("says at the start that messages wait which are neither mailed nor done", async () => {
  const dataDir = join(folder, "unhandled");
  const first = await start({ DATA_DIR: dataDir });
  const token = await solve(JSON.parse(await (await fetch(first.url + challengePath)).text()));
  await fetch(first.url + contactPath, {
    method: "POST",
    headers: { "Content-Type": "application/json", [challengeTokenHeader]: token },
    body: JSON.stringify(aMessage()),
  });
  expect(first.output()).not.toContain("neither mailed nor done");
  await first.stop();
  const second = await start({ DATA_DIR: dataDir });
  await expect.poll(second.output).toContain("messages wait, neither mailed nor done");
});

test("warns when the pages were built for another origin", async () => {
  const server = await start({ SITE_URL: "https://midspan.example" });
  await expect.poll(server.output).toContain("the pages name http://localhost:3000: build them with");
});

test("warns when the pages were built with another VITALS", async () => {
  const server = await start({ VITALS: "true" });
  await expect.poll(server.output).toContain("VITALS is true, but the pages were built with false");
});

test("without a build it says what is missing", async () => {
  expect(await failedStart({ build: join(folder, "missing") })).toEqual({
    code: 1,
    output: "Cannot start: the site has not been built (npm run build)\n",
  });
});

test("without a database pages are served, and readiness says why messages are not accepted", async () => {
  const server = await start({ DATABASE_URL: "postgres://postgres@127.0.0.1:9/none" });
  expect((await fetch(server.url)).status).toBe(200);
  const ready = await fetch(`${server.url}/readyz`);
  const reason = "the database at 127.0.0.1:9 cannot be used: nothing listens there (ECONNREFUSED)";
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { ready: false, store: "unavailable", reason, mail: "not configured" },
  ]);
  const post = await fetch(server.url + contactPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(aMessage()),
  });
  expect([post.status, post.headers.get("retry-after")]).toEqual([503, "30"]);
  await expect.poll(server.output).toContain(`"reason":"${reason}"`);
});

test("a second server on the same file waits for it, also after a crash", async () => {
  const dataDir = join(folder, "shared");
  const first = await start({ DATA_DIR: dataDir });
  await fetch(`${first.url}/readyz`);
  const second = await start({ DATA_DIR: dataDir });
  const ready = await fetch(`${second.url}/readyz`);
  expect(await ready.json()).toMatchObject({ reason: `another server is using ${dataDir}` });
  await first.stop("SIGKILL");
  await expect.poll(async () => (await fetch(`${second.url}/readyz`)).status).toBe(200);
});

test("listens on a passed socket, and keeps it if the next process fails to start", async () => {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  // Node has no public way to the file descriptor of a server.
  const server = await spawnServer({ build, listenFd: Reflect.get(listener, "_handle").fd });
  running.push(server);
  listener.close();
  await server.listening;
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(url)).status).toBe(200);
  const manifest = join(build, "site.json");
  renameSync(manifest, `${manifest}.away`);
  server.child.kill("SIGHUP");
  await expect.poll(server.output).toContain("the new process did not start");
  renameSync(`${manifest}.away`, manifest);
  expect((await fetch(url)).status).toBe(200);
});

test("on SIGTERM requests in flight are answered, readiness fails, then the process exits with 0", async () => {
  const server = await start();
  const body = JSON.stringify(aMessage());
  const post = connect(server.port, "127.0.0.1");
  post.write(
    `POST ${contactPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
  );
  const readiness = connect(server.port, "127.0.0.1");
  readiness.write("GET /readyz HTTP/1.1\r\nHost: localhost\r\n");
  // Answered after both have reached the server.
  await fetch(`${server.url}/healthz`);
  const exited = server.stop();
  await expect.poll(() => fetch(`${server.url}/healthz`).catch(() => "refused")).toBe("refused");
  post.write(body.slice(20));
  readiness.write("\r\n");
  expect(Buffer.concat(await post.toArray()).toString()).toMatch(/^HTTP\/1.1 403 .*connection: close/is);
  expect(Buffer.concat(await readiness.toArray()).toString()).toMatch(/^HTTP\/1.1 503 .*connection: close/is);
  expect(await exited).toBe(0);
});

test("nothing that a visitor sends is logged", async () => {
  const server = await start();
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
  const server = await start();
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

test("refused requests are counted in the log, without what they contained", async () => {
  const server = await start();
  const canary = "canary-9134";
  const refused = [
    `GET /${canary}\r\n\r\n`,
    `${canary} / HTTP/1.1\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: localhost\r\nHost: ${canary}\r\nConnection: close\r\n\r\n`,
    `GET /${canary} HTTP/1.1\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: localhost\r\n${canary}: ${"x".repeat(20_000)}\r\n\r\n`,
  ];
  const statuses = [];
  for (const bytes of refused) {
    const socket = connect(server.port, "127.0.0.1");
    socket.write(bytes);
    statuses.push(
      Buffer.concat(await socket.toArray())
        .toString()
        .slice(9, 12),
    );
  }
  expect(statuses).toEqual(["400", "400", "400", "400", "431"]);
  await expect
    .poll(() => server.output().match(/(?<="status":)\d+/g))
    .toEqual(["400", "400", "400", "400", "431"]);
  expect(server.output()).not.toContain(canary);
});

test("the example environment works as it is", async () => {
  const example = readFileSync(".env.example", "utf8");
  const entries = example
    .split("\n")
    .flatMap((line) => (/^[A-Z_]+=/.test(line) ? [line.split(/=(.*)/s)] : []));
  const port = String(await freePort());
  await start({ ...Object.fromEntries(entries), PORT: port, DATA_DIR: join(folder, "example") });
});

test("names an unknown service in the log, without what no id has", async () => {
  const server = await start();
  await fetch(`${server.url}/services/made-up%22%20${"x".repeat(99)}`, { redirect: "manual" });
  const id = `made-up2220${"x".repeat(29)}`;
  await expect.poll(server.output).toContain(`"service":"${id}","msg":"unknown service"`);
});
