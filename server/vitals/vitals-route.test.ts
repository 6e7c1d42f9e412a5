import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { vitalsPath } from "#contract/vitals.ts";
import { type ProblemCode, problems } from "../problem.ts";
import { readSite } from "../site/read-site.ts";
import { purge, retention } from "../store/retention.ts";
import { writeMinimalBuild } from "../testing/minimal-build.ts";
import { sharedStore, storeNames } from "../testing/stores.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "midspan-vitals-"));
writeMinimalBuild(folder);
const study = join(folder, "build/client/case-studies/ferry");
mkdirSync(study, { recursive: true });
writeFileSync(join(study, "index.html"), "<!doctype html><title>A study</title>");
const site = readSite(join(folder, "build"));
afterAll(() => rmSync(folder, { recursive: true }));

const someVitals = { route: "/", lcp: 1_234, inp: 56, cls: 12 };

describe.each(storeNames)("POST /api/vitals, on %s", (name) => {
  const fresh = sharedStore(name);
  let now = Date.parse("2026-11-17T10:00:00Z");
  beforeEach(async () => {
    await fresh.store.db.deleteFrom("vitals").execute();
    await fresh.store.db.deleteFrom("rate_counters").execute();
  });

  const appWith = (options: Parameters<typeof testApp>[1] = {}) =>
    testApp(fresh.store, { site, vitals: true, now: () => now, ...options });
  const limited = () => appWith({ limit: "real", trustedProxies: ["127.0.0.1"] });

  async function send(app: TestApp, body: unknown = someVitals, headers: Record<string, string> = {}) {
    const payload = typeof body === "string" ? body : JSON.stringify(body);
    const all = { "Content-Type": "application/json", ...headers };
    return app.inject({ method: "POST", url: vitalsPath, headers: all, payload });
  }
  async function statusesOf(app: TestApp, count: number, client: string, body?: unknown) {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent += 1)
      statuses.push((await send(app, body, { "X-Forwarded-For": client })).statusCode);
    return statuses;
  }
  const stored = () =>
    fresh.store.db
      .selectFrom("vitals")
      .selectAll()
      .orderBy("day")
      .orderBy("route")
      .orderBy("bucket")
      .execute();

  test("counts each metric by day and route, and answers 204", async () => {
    const app = appWith();
    const response = await send(app);
    expect([response.statusCode, response.body, response.headers["cache-control"]]).toEqual([
      204,
      "",
      "no-store",
    ]);
    await send(app, { route: "/", lcp: 1_299 });
    const ofToday = { day: "2026-11-17", route: "/" };
    expect(await stored()).toEqual([
      { ...ofToday, metric: "cls", bucket: 12, count: 1 },
      { ...ofToday, metric: "inp", bucket: 56, count: 1 },
      { ...ofToday, metric: "lcp", bucket: 1_300, count: 2 },
    ]);
  });

  test("counts visits at the same time", async () => {
    const app = appWith();
    await Promise.all(Array.from({ length: 50 }, (_, index) => send(app, { ...someVitals, inp: index % 3 })));
    const counts = (await stored()).map(({ metric, count }) => ({ metric, count }));
    for (const metric of ["lcp", "inp", "cls"])
      expect(counts.reduce((sum, row) => sum + (row.metric === metric ? row.count : 0), 0)).toBe(50);
  });

  test("knows the routes of its pages, and counts all others together", async () => {
    const app = appWith();
    for (const route of ["/case-studies/*", "/case-studies/ferry", "/made-up", "/404.html", "\u001b[2J"])
      expect((await send(app, { route, cls: 0 })).statusCode).toBe(204);
    expect((await stored()).map(({ route, count }) => [route, count])).toEqual([
      ["*", 4],
      ["/case-studies/*", 1],
    ]);
  });

  const rejections: [string, unknown, Record<string, string>, ProblemCode][] = [
    ["another content type", someVitals, { "Content-Type": "text/plain" }, "not-supported"],
    ["a compressed body", someVitals, { "Content-Encoding": "gzip" }, "not-supported"],
    ["another site", someVitals, { Origin: "https://other.example" }, "foreign-origin"],
    ["a frame of another site", someVitals, { "Sec-Fetch-Site": "cross-site" }, "foreign-origin"],
    ["more than a kilobyte", { route: "x".repeat(1_100) }, {}, "too-large"],
    ["something else than JSON", "lcp=1", {}, "not-json"],
    ["deeply nested JSON", "[".repeat(100), {}, "not-json"],
    ["an unknown key", { ...someVitals, id: 1 }, {}, "not-valid"],
    ["a long route", { ...someVitals, route: "x".repeat(101) }, {}, "not-valid"],
    ["no route", { lcp: 1 }, {}, "not-valid"],
    ["a list", [someVitals], {}, "not-valid"],
    ["a text as value", { ...someVitals, lcp: "1" }, {}, "not-valid"],
    ["a negative value", { ...someVitals, cls: -1 }, {}, "not-valid"],
    ["a fraction", { ...someVitals, inp: 0.5 }, {}, "not-valid"],
    ["a huge value", { ...someVitals, lcp: 1e300 }, {}, "not-valid"],
    ["null", { ...someVitals, lcp: null }, {}, "not-valid"],
  ];

  test.each(rejections)("refuses %s", async (_, body, headers, code) => {
    const response = await send(appWith(), body, headers);
    expect([response.statusCode, response.json().code]).toEqual([problems[code].status, code]);
    expect(await stored()).toEqual([]);
  });

  test("refuses other methods", async () => {
    const response = await appWith().inject({ url: vitalsPath });
    expect([response.statusCode, response.headers.allow]).toEqual([405, "POST"]);
  });

  test("thirty per client in ten minutes, then 429 with Retry-After", async () => {
    const app = limited();
    expect(new Set(await statusesOf(app, 30, "192.0.2.1"))).toEqual(new Set([204]));
    const refused = await send(app, someVitals, { "X-Forwarded-For": "192.0.2.1" });
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "600"]);
    expect(await statusesOf(app, 1, "192.0.2.2")).toEqual([204]);
  });

  test("what is not valid counts for its client, and not for all", async () => {
    const app = limited();
    const clients = Array.from({ length: 21 }, (_, index) => `192.0.2.${index}`);
    for (const client of clients) await statusesOf(app, 30, client, { route: "/", lcp: -1 });
    expect(await statusesOf(app, 1, "192.0.2.0")).toEqual([429]);
    expect(await statusesOf(app, 1, "192.0.2.200")).toEqual([204]);
  });

  test("600 in a minute from all clients together", async () => {
    const app = limited();
    for (let client = 0; client < 20; client += 1) await statusesOf(app, 30, `192.0.2.${client}`);
    expect(await statusesOf(app, 1, "192.0.2.200")).toEqual([429]);
    now += 60_000;
    expect(await statusesOf(app, 1, "192.0.2.200")).toEqual([204]);
  });

  test("are removed after 90 days", async () => {
    const app = appWith();
    await send(app);
    now += retention.vitals;
    await purge(fresh.store, now);
    expect(await stored()).toHaveLength(3);
    now += 24 * 3_600_000;
    await purge(fresh.store, now);
    expect(await stored()).toEqual([]);
  });

  test("off, there is no such call", async () => {
    const response = await send(testApp(fresh.store, { site }));
    expect(response.statusCode).toBe(405);
    expect(await stored()).toEqual([]);
  });
});
