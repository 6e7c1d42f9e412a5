import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAuthority, hasOpenssl } from "./testing/certificates.ts";
import { freePort } from "./testing/free-port.ts";

const has = (command: string, version: string) => spawnSync(command, [version]).status === 0;

test("the container image has the Node version that the tests run on", () => {
  const [, version] = /^ARG NODE_VERSION=(.+)$/m.exec(readFileSync("deploy/Dockerfile", "utf8")) ?? [];
  expect(version).toBe(process.versions.node);
});

test.skipIf(!has("systemd-analyze", "--version"))(
  "systemd rates the exposure of the unit at 2.0 or less",
  () => {
    const parameters = [
      "security",
      "--offline=true",
      "--no-pager",
      "--threshold=20",
      "deploy/midspan.service",
    ];
    const { status, stdout } = spawnSync("systemd-analyze", parameters, { encoding: "utf8" });
    expect({ status, level: stdout.match(/exposure level.*/)?.[0] }).toMatchObject({ status: 0 });
  },
);

test("the log of the unit is deleted after 30 days", () => {
  expect(readFileSync("deploy/midspan.service", "utf8")).toMatch(/^LogNamespace=midspan$/m);
  // journald deletes whole files, so one must not be much older at its beginning than at its end.
  const settings = readFileSync("deploy/journald@midspan.conf", "utf8");
  expect(settings).toMatch(/^MaxFileSec=1day\nMaxRetentionSec=30day$/m);
});

test.skipIf(!has("nginx", "-v") || !hasOpenssl)("nginx passes requests on and logs no address", async () => {
  const folder = mkdtempSync(join(tmpdir(), "midspan-nginx-"));
  chmodSync(folder, 0o755);
  const authority = createAuthority();
  const { cert, key } = authority.issue("midspan.example");
  writeFileSync(join(folder, "midspan.pem"), cert);
  writeFileSync(join(folder, "midspan.key"), key);
  const site = createServer((incoming, response) =>
    response.end(String(incoming.headers["x-forwarded-for"])),
  );
  const [port, plainPort, sitePort] = [await freePort(), await freePort(), await freePort()];
  const sample = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/etc/ssl", folder)
    .replaceAll("/var/log/nginx", folder)
    .replace("listen 443", `listen 127.0.0.1:${port}`)
    .replace("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replace("127.0.0.1:3000", `127.0.0.1:${sitePort}`);
  const config = join(folder, "nginx.conf");
  const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${sample} }`;
  writeFileSync(config, main);
  const nginx = spawn("nginx", ["-e", join(folder, "error.log"), "-p", folder, "-c", config]);

  async function get(path: string) {
    const options = {
      host: "127.0.0.1",
      port,
      path,
      servername: "midspan.example",
      ca: readFileSync(authority.file),
    };
    const outgoing = request({ ...options, headers: { Host: "midspan.example" } }).end();
    const [response]: IncomingMessage[] = await once(outgoing, "response");
    if (!response) throw new Error("No response");
    return { status: response.statusCode, body: Buffer.concat(await response.toArray()).toString() };
  }

  try {
    await expect.poll(() => get("/").catch(({ code }) => code)).toMatchObject({ status: 502 });
    await new Promise<void>((resolve) => site.listen(sitePort, "127.0.0.1", resolve));
    expect(await get("/contact?secret")).toEqual({ status: 200, body: "127.0.0.1" });
    expect((await get("/readyz")).status).toBe(404);
  } finally {
    nginx.kill();
    await once(nginx, "exit");
    site.close();
  }
  const logs = readdirSync(folder).filter((name) => name.endsWith(".log"));
  const lines = logs.map((name) => readFileSync(join(folder, name), "utf8")).join("");
  expect(lines).toMatch(/^\S+ GET 502 \S+\n\S+ GET 200 \S+\n\S+ GET 404 \S+\n/m);
  expect(lines).not.toMatch(/127\.0\.0\.1|secret/);
  authority.remove();
  rmSync(folder, { recursive: true });
});
