import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { challengePath } from "#contract/api.ts";
import { storeNames, stores, type TestStore } from "../testing/stores.ts";
import { passing, post, testApp } from "../testing/test-app.ts";
import { clientNetwork } from "./rate-limit.ts";

const minute = 60_000;

describe.each(storeNames)("rate limits, on %s", (name) => {
  let fresh: TestStore;
  let now = Date.now();
  beforeAll(async () => {
    fresh = await stores[name]();
  });
  beforeEach(() => fresh.store.db.deleteFrom("rate_counters").execute());
  afterAll(() => fresh.close());

  const limited = (challenges = passing) =>
    testApp(fresh.store, {
      challenges,
      limit: "real",
      now: () => now,
      trustedProxies: ["127.0.0.1"],
    });
  const from = (client: string) => ({ headers: { "X-Forwarded-For": client } });

  test("five messages per client in ten minutes, then 429 with Retry-After", async () => {
    const app = limited();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await post(app, from("192.0.2.1"))).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    const refused = await post(app, from("192.0.2.1"));
    expect(refused.headers["retry-after"]).toBe("600");
    expect((await post(app, from("192.0.2.2"))).status).toBe(202);
    now += 10 * minute;
    expect((await post(app, from("192.0.2.1"))).status).toBe(202);
  });

  test.each([
    ["IPv4", (port: number) => `192.0.2.8:${port}`],
    ["IPv6", (port: number) => `[2001:db8:1:2::${port}]:${port}`],
  ])("an address with a port counts as one client, with %s", async (_, address) => {
    const app = limited();
    const statuses = [];
    for (let port = 4000; port < 4008; port += 1)
      statuses.push((await post(app, from(address(port)))).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
  });

  test("twenty messages per client and day", async () => {
    const app = limited();
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      now += 10 * minute;
      statuses.push((await post(app, from("192.0.2.3"))).status);
    }
    expect(statuses.slice(0, 20).every((status) => status === 202)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  test("sixty messages a minute in total, counted across two servers", async () => {
    const apps = [limited(), limited()];
    const posts = Array.from({ length: 70 }, (_, index) => {
      const app = apps[index % 2];
      return app ? post(app, from(`198.51.100.${index}`)) : undefined;
    });
    const statuses = (await Promise.all(posts)).map((response) => response?.status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test("malformed posts and failed challenges of one client leave the total to others", async () => {
    const app = limited();
    const failing = limited({ embedded: { ...passing.embedded, verify: async () => "failed" } });
    for (let count = 0; count < 30; count += 1) {
      await post(app, { body: "{", ...from("192.0.2.4") });
      await post(app, { body: { text: "" }, ...from(`192.0.2.${10 + count}`) });
      await post(failing, from(`198.51.100.${count}`));
    }
    const posts = Array.from({ length: 60 }, (_, index) => post(app, from(`203.0.113.${index}`)));
    expect((await Promise.all(posts)).every(({ status }) => status === 202)).toBe(true);
  });

  test("malformed posts count for their client", async () => {
    const app = limited();
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await post(app, { body: "{", ...from("192.0.2.5") })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  test("a repeat of an accepted key is never limited", async () => {
    const app = limited();
    const accepted = { key: randomUUID(), ...from("192.0.2.6") };
    const statuses = [];
    for (let count = 0; count < 10; count += 1) statuses.push((await post(app, accepted)).status);
    expect(new Set(statuses)).toEqual(new Set([202]));
    // The repeats have not used up the limit either.
    for (let count = 0; count < 4; count += 1) expect((await post(app, from("192.0.2.6"))).status).toBe(202);
    expect((await post(app, from("192.0.2.6"))).status).toBe(429);
    expect((await post(app, accepted)).status).toBe(202);
  });

  test("thirty challenges per client and minute", async () => {
    const app = testApp(fresh.store, { limit: "real", now: () => now });
    const asks = Array.from({ length: 31 }, () => app.inject({ url: challengePath }));
    const statuses = (await Promise.all(asks)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test("X-Forwarded-For is ignored without a trusted proxy", async () => {
    const app = testApp(fresh.store, { challenges: passing, limit: "real", now: () => now });
    const statuses = [];
    for (let count = 0; count < 8; count += 1)
      statuses.push((await post(app, from(`203.0.113.${count}`))).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  test("nobody is locked out when the clock is set back", async () => {
    const app = limited();
    const posts = () => Promise.all(Array.from({ length: 6 }, () => post(app, from("192.0.2.9"))));
    await posts();
    now -= 60 * minute;
    expect((await post(app, from("192.0.2.9"))).status).toBe(202);
    expect((await posts()).filter(({ status }) => status === 202)).toHaveLength(4);
  });

  test("addresses are not stored", async () => {
    await post(limited(), from("192.0.2.77"));
    const rows = await fresh.store.db.selectFrom("rate_counters").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("192.0.2.77");
  });
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:0db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s counts as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
