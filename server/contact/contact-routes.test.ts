import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactPath } from "#contract/api.ts";
import { problems } from "../problem.ts";
import { sharedStore, storeNames, stores, type TestStore } from "../testing/stores.ts";
import { aMessage, passing, post, solvedToken, type TestApp, testApp } from "../testing/test-app.ts";
import { maxWaiting } from "./message-store.ts";

describe.each(storeNames)("POST /api/contact, on %s", (name) => {
  const fresh = sharedStore(name);
  let app: TestApp;
  beforeAll(() => {
    app = testApp(fresh.store, { challenges: passing });
  });

  const messages = () => fresh.store.db.selectFrom("messages").selectAll().execute();
  const mails = () => fresh.store.db.selectFrom("outbox").selectAll().execute();

  test("stores the message and its mail, and answers 202 without a body", async () => {
    const key = randomUUID();
    const response = await post(app, { key });
    expect(response).toMatchObject({ status: 202, text: "", headers: { "cache-control": "no-store" } });
    const [row] = await messages();
    expect(row).toMatchObject({
      sender: "ada@client.example",
      subject: "A question",
      idempotency_key: key,
      reference: `MS-${key.slice(0, 8).toUpperCase()}`,
    });
    expect(await mails()).toMatchObject([{ message_id: row?.id, state: "waiting", attempts: 0 }]);
  });

  test("answers a repeated key with 202 and stores once, also with a used challenge", async () => {
    const real = testApp(fresh.store);
    const request = { key: randomUUID(), token: await solvedToken(real) };
    expect((await post(real, request)).status).toBe(202);
    expect((await post(real, request)).status).toBe(202);
    expect((await post(real, { ...request, token: "" })).status).toBe(202);
    expect(await messages()).toHaveLength(1);
  });

  test("refuses a key that belongs to another message", async () => {
    const key = randomUUID();
    await post(app, { key });
    const response = await post(app, { key, body: aMessage({ subject: "Another" }) });
    expect(response.status).toBe(422);
    expect(JSON.parse(response.text).code).toBe("key-reused");
  });

  test("says what is wrong with an address that has letters outside ASCII", async () => {
    for (const from of ["ädä@client.example", "ada@bücher.example"]) {
      const response = await post(app, { body: aMessage({ from }) });
      expect([response.status, JSON.parse(response.text).code]).toEqual([422, "address-not-ascii"]);
    }
    expect((await post(app, { body: aMessage({ from: "ada@xn--bcher-kva.example" }) })).status).toBe(202);
  });

  test("answers 409 to a key that is in flight", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const slow = testApp(fresh.store, {
      challenges: {
        embedded: {
          ...passing.embedded,
          verify: (...all) => gate.then(() => passing.embedded.verify(...all)),
        },
      },
    });
    const key = randomUUID();
    // Either may come first.
    const posts = [post(slow, { key }), post(slow, { key })];
    expect((await Promise.race(posts)).status).toBe(409);
    open();
    expect((await Promise.all(posts)).map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect(await messages()).toHaveLength(1);
  });

  test("stores one message for each of 20 keys posted 10 times in parallel", async () => {
    const keys = Array.from({ length: 20 }, () => randomUUID());
    // Two apps on one store, as two server processes are on PostgreSQL.
    const apps = [app, testApp(fresh.store, { challenges: passing })];
    const responses = await Promise.all(
      keys.flatMap((key) =>
        Array.from({ length: 10 }, (_, index) => post(apps[index % 2] ?? app, { key, body: aMessage() })),
      ),
    );
    expect(responses.every(({ status }) => status === 202 || status === 409)).toBe(true);
    expect(await messages()).toHaveLength(20);
    expect(await mails()).toHaveLength(20);
  });

  test("accepts one of 50 posts with the same solved challenge", async () => {
    const apps = [testApp(fresh.store), testApp(fresh.store)];
    const token = await solvedToken(apps[0] ?? app);
    const posts = Array.from({ length: 50 }, (_, index) => post(apps[index % 2] ?? app, { token }));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(49);
    expect(await messages()).toHaveLength(1);
  });

  test("stores nothing from a visitor who fails the challenge", async () => {
    const refusing = testApp(fresh.store, {
      challenges: { embedded: { ...passing.embedded, verify: async () => "failed" } },
    });
    expect((await post(refusing)).status).toBe(403);
    expect((await post(app, { token: "" })).status).toBe(403);
    expect(await messages()).toEqual([]);
  });

  test("answers 503 when the challenge provider is down", async () => {
    const down = testApp(fresh.store, {
      challenges: { embedded: { ...passing.embedded, verify: async () => "unavailable" } },
    });
    const response = await post(down);
    expect(response.status).toBe(503);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("answers 503 when too many mails are waiting", async () => {
    const rows = Array.from({ length: maxWaiting }, (_, index) => ({
      id: `waiting-${index}`,
      reference: "",
      idempotency_key: null,
      body_hash: "",
      received_at: 0,
      sender: "",
      subject: "",
      text: "",
    }));
    for (let index = 0; index < rows.length; index += 1_000) {
      const some = rows.slice(index, index + 1_000);
      await fresh.store.db.insertInto("messages").values(some).execute();
      await fresh.store.db
        .insertInto("outbox")
        .values(some.map(({ id }) => ({ message_id: id, state: "waiting" as const, due_at: 0 })))
        .execute();
    }
    const response = await post(app);
    expect(response.status).toBe(503);
    expect(response.headers["retry-after"]).toBeDefined();
    expect(await messages()).toHaveLength(maxWaiting);
  });
});

describe("rejected with a problem response and nothing stored", () => {
  let fresh: TestStore;
  let app: TestApp;
  beforeAll(async () => {
    fresh = await stores.SQLite();
    app = testApp(fresh.store, { challenges: passing });
  });
  afterAll(() => fresh.close());

  const rejections: [string, Parameters<typeof post>[1], keyof typeof problems][] = [
    ["a body that is not JSON", { body: "{from: 1}" }, "not-json"],
    ["no body", { body: "" }, "not-json"],
    ["bytes that are not UTF-8", { body: Buffer.from([0x22, 0xff, 0x22]) }, "not-json"],
    ["JSON that nests 15,000 deep", { body: "[".repeat(15_000) + "]".repeat(15_000) }, "not-json"],
    ["another content type", { headers: { "Content-Type": "text/plain" } }, "not-supported"],
    ["a form post", { headers: { "Content-Type": "application/x-www-form-urlencoded" } }, "not-supported"],
    ["another charset", { headers: { "Content-Type": "application/json; charset=utf-16" } }, "not-supported"],
    ["a compressed body", { headers: { "Content-Encoding": "gzip" } }, "not-supported"],
    ["33 KiB", { body: JSON.stringify(aMessage({ text: "x".repeat(33 * 1024) })) }, "too-large"],
    ["a foreign site", { headers: { "Sec-Fetch-Site": "cross-site" } }, "foreign-origin"],
    ["a sibling subdomain", { headers: { "Sec-Fetch-Site": "same-site" } }, "foreign-origin"],
    ["a foreign origin", { headers: { Origin: "https://evil.example" } }, "foreign-origin"],
    ["an origin of null", { headers: { Origin: "null" } }, "foreign-origin"],
    [
      "an origin that agrees with the Host, but not with the address of the site",
      { headers: { Origin: "http://evil.example:3000", Host: "evil.example:3000" } },
      "foreign-origin",
    ],
    [
      "another origin of this machine than the Host",
      { headers: { Origin: "http://localhost:4000", Host: "localhost:3000" } },
      "foreign-origin",
    ],
    ["a broken Host", { headers: { Host: "a b" } }, "bad-host"],
    ["a key that is not a UUID", { key: "again" }, "key-not-valid"],
    ["another recipient", { body: aMessage({ to: "victim@client.example" }) }, "wrong-recipient"],
    ["two recipients", { body: aMessage({ to: "hello@midspan.example, x@y.example" }) }, "not-valid"],
    ["an unknown key", { body: { ...aMessage(), html: "<b>" } }, "not-valid"],
    ["a key that every object has", { body: { ...aMessage(), constructor: "x" } }, "not-valid"],
    ["a prototype", { body: JSON.stringify(aMessage()).replace("{", '{"__proto__":{"a":1},') }, "not-valid"],
    ["a missing key", { body: { ...aMessage(), text: undefined } }, "not-valid"],
    ["an object as text", { body: { ...aMessage(), text: { path: "/etc/passwd" } } }, "not-valid"],
    ["a list", { body: [aMessage()] }, "not-valid"],
    ["null", { body: "null" }, "not-valid"],
    ["a blank subject", { body: aMessage({ subject: "  " }) }, "not-valid"],
    ["a line break in the subject", { body: aMessage({ subject: "a\r\nBcc: x@y.example" }) }, "not-valid"],
    ["a separator in the subject", { body: aMessage({ subject: "a\u2028b" }) }, "not-valid"],
    [
      "a line break in the address",
      { body: aMessage({ from: "a@b.example\r\nBcc: x@y.example" }) },
      "not-valid",
    ],
    ["a lone surrogate", { body: aMessage({ subject: "a\ud800" }) }, "not-valid"],
    ["a NUL in the text", { body: aMessage({ text: "a\0b" }) }, "not-valid"],
    ["201 characters of subject", { body: aMessage({ subject: "x".repeat(201) }) }, "not-valid"],
    ["8,001 characters of text", { body: aMessage({ text: "x".repeat(8_001) }) }, "not-valid"],
  ];

  test.each(rejections)("%s", async (_, request, code) => {
    const response = await post(app, request);
    expect(JSON.parse(response.text)).toEqual({
      type: "about:blank",
      title: problems[code].title,
      status: problems[code].status,
      code,
      requestId: expect.any(String),
    });
    expect(response.status).toBe(problems[code].status);
    expect(response.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(await fresh.store.db.selectFrom("messages").selectAll().execute()).toEqual([]);
  });

  test("other methods, with the allowed one", async () => {
    for (const method of ["GET", "PUT", "DELETE", "OPTIONS"] as const) {
      const response = await app.inject({ method, url: contactPath });
      expect([response.statusCode, response.headers.allow]).toEqual([405, "POST"]);
    }
  });

  test("an address longer than 4 KiB", async () => {
    const response = await app.inject({ method: "POST", url: `${contactPath}?${"x".repeat(5_000)}` });
    expect(response.statusCode).toBe(414);
  });
});

test("unusual but valid addresses and texts are accepted", async () => {
  const { store, close } = await stores.SQLite();
  const app = testApp(store, { challenges: passing });
  for (const changes of [
    { from: "o'brien@x.ie" },
    { subject: "😀".repeat(200) },
    { text: "Tab\tand\nnewline, বাংলা, 😀" },
    { text: "😀".repeat(7_000) },
  ]) {
    expect((await post(app, { body: aMessage(changes) })).status).toBe(202);
  }
  await close();
});
