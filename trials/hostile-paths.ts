import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { post, sendRaw } from "./harness/client.ts";
import { mapConcurrent, tally } from "./harness/measure.ts";
import type { Trial } from "./harness/trial.ts";
import { host, hostilePath, range } from "./hostile-values.ts";

type Case = { path: string; host: string; range?: string };

export const hostilePaths: Trial = {
  id: "18",
  title: "500 hostile paths, 200 Range headers, 50 Host values",
  expected: "0 bytes from outside the site, 0 crashes, no redirect off the site, Host never in a body",
  async run(context) {
    const { random, counts } = context;
    const store = context.sqlite();
    const server = await context.startServer(store);
    const cases: Case[] = [
      ...Array.from({ length: counts.paths }, () => ({ path: hostilePath(random), host: "localhost" })),
      ...Array.from({ length: counts.ranges }, () => ({
        path: "/about",
        host: "localhost",
        range: range(random),
      })),
      ...Array.from({ length: counts.hosts }, () => ({
        path: random.pick(["/", "/About", "/nope/"]),
        host: host(random),
      })),
    ];
    const known = siteHashes();
    const statuses: (string | number)[] = [];
    const errors: string[] = [];
    await mapConcurrent(cases, 8, async ({ path, host, range }) => {
      const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...(range ? [`Range: ${range}`] : [])];
      const request = `${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`;
      const response = await sendRaw(server, Buffer.from(request, "latin1"));
      const end = response.indexOf("\r\n\r\n");
      const head = response.subarray(0, end).toString("latin1");
      const body = response.subarray(end + 4);
      const status = Number(head.slice(9, 12));
      statuses.push(status || "closed");
      if (status >= 500 || status === 206) errors.push(`status ${status}`);
      if (!isExpectedBody(body, known)) errors.push(`unknown body for ${JSON.stringify(path)}`);
      const location = head.match(/^location: (.*)$/im)?.[1];
      if (location && new URL(location, "http://site.test").host !== "site.test")
        errors.push(`to ${location}`);
      if (host !== "localhost" && host.length > 3 && response.includes(host))
        errors.push("the Host in a response");
    });
    const next = (await post(server)).status;
    const measured = `${cases.length} tried (${tally(statuses)}), ${errors.length} errors${errors.length > 0 ? ` (${tally(errors)})` : ""}, ${server.isRunning() ? 0 : 1} crashes, next ${next}`;
    return [
      { store: store.name, measured, passed: errors.length === 0 && server.isRunning() && next === 202 },
    ];
  },
};

/** Hashes of all files of the built site. */
function siteHashes() {
  const entries = readdirSync("build/client", { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(files.map((file) => hash(readFileSync(file))));
}

function isExpectedBody(body: Buffer, known: ReadonlySet<string>) {
  const text = body.toString("latin1");
  const isProblem =
    /^\{"type":"about:blank","title":"[\w ]+","status":4\d\d,"code":"[\w-]+","requestId":"[\w-]+"\}$/;
  return (
    body.length === 0 || text === "Method Not Allowed\n" || isProblem.test(text) || known.has(hash(body))
  );
}

function hash(content: Buffer) {
  return createHash("sha256").update(content).digest("base64url");
}
