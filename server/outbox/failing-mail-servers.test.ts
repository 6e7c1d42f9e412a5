import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startMailServer } from "../testing/mail-server.ts";
import { startScriptedMailServer } from "../testing/scripted-mail-server.ts";
import { storeNames, stores, type TestStore } from "../testing/stores.ts";
import { aMessage, passing, post, testApp } from "../testing/test-app.ts";
import { maxAge } from "./deliver.ts";
import { createMailQueue } from "./mail-queue.ts";
import { createMailer } from "./mailer.ts";
import { createBatchProcessor } from "./outbox.ts";

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const longTimeouts = {
  total: 15_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 5_000,
};
/** For servers that never reply; a busy machine only makes them fail sooner. */
const shortTimeouts = { total: 400, connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
const minute = 60_000;

function smtpError(responseCode: number): Error {
  return Object.assign(new Error("no"), { responseCode });
}

const scripted = (at: Parameters<typeof startScriptedMailServer>[0]) => () => startScriptedMailServer(at);
const real = (options: SMTPServerOptions) => () => startMailServer(options);
const drop = (socket: Socket) => void socket.destroy();
const hang = () => undefined;
const refused = async () => ({ url: new URL("smtp://127.0.0.1:9"), close: async () => {} });

/** How it fails, the stored state and reason, and the number of attempts after two batches. */
const failures: [string, () => Promise<{ url: URL; close(): Promise<void> }>, string, string, number][] = [
  ["the connection is refused", refused, "waiting", "unreachable", 1],
  ["it sends no greeting", scripted({ connect: hang }), "waiting", "unreachable", 1],
  ["it disconnects before the greeting", scripted({ connect: drop }), "waiting", "unreachable", 1],
  ["it replies 421 in the greeting", scripted({ connect: () => "421 later\r\n" }), "waiting", "421", 1],
  [
    "it replies 451 to MAIL",
    real({ onMailFrom: (_a, _s, done) => done(smtpError(451)) }),
    "waiting",
    "451",
    1,
  ],
  ["it replies 450 to RCPT", real({ onRcptTo: (_a, _s, done) => done(smtpError(450)) }), "waiting", "450", 1],
  ["it replies 550 to RCPT", real({ onRcptTo: (_a, _s, done) => done(smtpError(550)) }), "dead", "550", 1],
  [
    "it replies 452 after DATA",
    real({ onData: (stream, _s, done) => void stream.on("end", () => done(smtpError(452))).resume() }),
    "waiting",
    "452",
    1,
  ],
  [
    "it replies 554 after DATA",
    real({ onData: (stream, _s, done) => void stream.on("end", () => done(smtpError(554))).resume() }),
    "dead",
    "554",
    1,
  ],
  ["it never replies after DATA", scripted({ ".": hang }), "waiting", "unreachable", 1],
  ["it disconnects in DATA", scripted({ DATA: drop }), "waiting", "unreachable", 1],
  [
    "it has no TLS although TLS is required",
    async () => {
      const server = await startMailServer();
      server.url.searchParams.set("requireTLS", "true");
      return server;
    },
    "waiting",
    "ETLS",
    1,
  ],
];

describe.each(storeNames)("a mail server that fails, on %s", (name) => {
  let fresh: TestStore;
  beforeAll(async () => {
    fresh = await stores[name]();
  });
  afterAll(() => fresh.close());

  async function storeWaitingMail() {
    await fresh.store.db.deleteFrom("messages").execute();
    const app = testApp(fresh.store, { challenges: passing });
    const key = randomUUID();
    await post(app, { body: aMessage(), key });
  }
  const row = () => fresh.store.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();

  function processorFor(url: URL, now: () => number, timeouts = longTimeouts) {
    const mailer = createMailer(url, { from: "w@midspan.example", to: "hello@midspan.example" }, timeouts);
    const processBatch = createBatchProcessor({
      queue: createMailQueue(fresh.store),
      mailer,
      log: silent,
      now,
    });
    return { processBatch, close: () => mailer.close() };
  }

  test.each(failures)("%s", async (_, start, state, failure, attempts) => {
    const server = await start();
    await storeWaitingMail();
    const now = Date.now() + 1_000;
    const { processBatch, close } = processorFor(
      server.url,
      () => now,
      failure === "unreachable" ? shortTimeouts : longTimeouts,
    );
    await processBatch();
    await processBatch();
    const after = await row();
    expect(after).toMatchObject({ state, failure, attempts });
    if (state === "waiting") {
      expect(after.due_at).toBeGreaterThanOrEqual(now + minute);
      expect(after.due_at).toBeLessThanOrEqual(now + 1.2 * minute);
    }
    close();
    await server.close();
  });

  test("retries back off to 30 minutes and stop after 72 hours", async () => {
    const server = await startMailServer({ onRcptTo: (_a, _s, done) => done(smtpError(450)) });
    await storeWaitingMail();
    const start = Date.now();
    let now = start + 1_000;
    const { processBatch, close } = processorFor(server.url, () => now);
    const waits: number[] = [];
    for (;;) {
      await processBatch();
      const { state, due_at } = await row();
      if (state === "dead") break;
      waits.push(Math.floor((due_at - now) / minute / 1.2));
      // Later attempts only repeat the same interval.
      now = waits.length > 12 ? Math.max(due_at, start + maxAge) : due_at;
    }
    expect(waits.slice(0, 5).every((wait, index) => wait <= 2 ** index && wait >= 2 ** index / 1.3 - 1)).toBe(
      true,
    );
    expect(Math.max(...waits)).toBeLessThanOrEqual(30);
    expect(now - start).toBeGreaterThanOrEqual(maxAge);
    expect(await row()).toMatchObject({ state: "dead", failure: "450" });
    close();
    await server.close();
  });

  test("retries keep backing off for a server that disconnects in DATA", async () => {
    const server = await scripted({ DATA: drop })();
    await storeWaitingMail();
    const start = Date.now() + 1_000;
    let now = start;
    const { processBatch, close } = processorFor(server.url, () => now);
    for (; now < start + 10 * minute; now += 15_000) await processBatch();
    // At 0, 1, 3 and 7 minutes, or a little later.
    expect(await row()).toMatchObject({ state: "waiting", failure: "unreachable", attempts: 4 });
    close();
    await server.close();
  });

  test("12 messages accepted during a ten-minute outage are sent within two minutes of its end", async () => {
    await storeWaitingMail();
    const app = testApp(fresh.store, { challenges: passing });
    await Promise.all(Array.from({ length: 11 }, () => post(app)));
    const stopped = await startMailServer();
    await stopped.close();
    const start = Date.now() + 1_000;
    let now = start;
    const { processBatch, close } = processorFor(stopped.url, () => now);
    for (; now < start + 10 * minute; now += 20_000) while ((await processBatch()) > 0);
    const server = await startMailServer({}, stopped.port);
    for (const back = now; now < back + 2 * minute; now += 20_000) while ((await processBatch()) > 0);
    expect(server.received).toHaveLength(12);
    const ids = server.received.map(({ raw }) => raw.match(/^Message-ID: (.*)$/m)?.[1]);
    expect(new Set(ids).size).toBe(12);
    close();
    await server.close();
  });

  test("8 concurrent claimers claim each of 500 mails once", async () => {
    await fresh.store.db.deleteFrom("messages").execute();
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: `mail-${index}`,
      reference: "",
      idempotency_key: null,
      body_hash: "",
      received_at: 0,
      sender: "a@b.example",
      subject: "",
      text: "",
    }));
    await fresh.store.db.insertInto("messages").values(rows).execute();
    await fresh.store.db
      .insertInto("outbox")
      .values(rows.map(({ id }) => ({ message_id: id, state: "waiting" as const, due_at: 0 })))
      .execute();
    const queue = createMailQueue(fresh.store);
    const claimers = Array.from({ length: 8 }, async () => {
      const ids: string[] = [];
      for (;;) {
        const claimed = await queue.claim(Date.now(), 7);
        if (claimed.length === 0) return ids;
        ids.push(...claimed.map(({ id }) => id));
      }
    });
    const ids = (await Promise.all(claimers)).flat();
    expect(ids).toHaveLength(500);
    expect(new Set(ids).size).toBe(500);
  });
});
