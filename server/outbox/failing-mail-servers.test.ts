import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startMailServer } from "../testing/mail-server.ts";
import { startScriptedMail } from "../testing/scripted-mail.ts";
import { storeNames, stores, type TestStore } from "../testing/stores.ts";
import { aMessage, passing, post, testApp } from "../testing/test-app.ts";
import { giveUpAfter } from "./deliver.ts";
import { createMailQueue } from "./mail-queue.ts";
import { createMailer } from "./mailer.ts";
import { createRound } from "./outbox.ts";

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const patient = { deadline: 15_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 };
/** For servers that are waited for in vain; a busy machine only makes the wait end sooner. */
const hurried = { deadline: 400, connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
const minute = 60_000;

function saying(responseCode: number): Error {
  return Object.assign(new Error("no"), { responseCode });
}

const scripted = (at: Parameters<typeof startScriptedMail>[0]) => () => startScriptedMail(at);
const real = (options: SMTPServerOptions) => () => startMailServer(options);
const drop = (socket: Socket) => void socket.destroy();
const hang = () => undefined;
const refusing = async () => ({ url: new URL("smtp://127.0.0.1:9"), close: async () => {} });

/** Where it fails, what is then written down, and how many attempts have been made after two rounds. */
const failures: [string, () => Promise<{ url: URL; close(): Promise<void> }>, string, string, number][] = [
  ["nobody listens", refusing, "waiting", "unreachable", 1],
  ["it hangs instead of greeting", scripted({ connect: hang }), "waiting", "unreachable", 1],
  ["it drops the connection at the greeting", scripted({ connect: drop }), "waiting", "unreachable", 1],
  ["it says 421 at the greeting", scripted({ connect: () => "421 later\r\n" }), "waiting", "421", 1],
  [
    "it says 451 to the sender",
    real({ onMailFrom: (_a, _s, done) => done(saying(451)) }),
    "waiting",
    "451",
    1,
  ],
  [
    "it says 450 to the recipient",
    real({ onRcptTo: (_a, _s, done) => done(saying(450)) }),
    "waiting",
    "450",
    1,
  ],
  ["it says 550 to the recipient", real({ onRcptTo: (_a, _s, done) => done(saying(550)) }), "dead", "550", 1],
  [
    "it says 452 after the text",
    real({ onData: (stream, _s, done) => void stream.on("end", () => done(saying(452))).resume() }),
    "waiting",
    "452",
    1,
  ],
  [
    "it says 554 after the text",
    real({ onData: (stream, _s, done) => void stream.on("end", () => done(saying(554))).resume() }),
    "dead",
    "554",
    1,
  ],
  ["it hangs after the text", scripted({ ".": hang }), "waiting", "unreachable", 1],
  ["it drops the connection in the text", scripted({ DATA: drop }), "waiting", "unreachable", 1],
  [
    "it has no TLS where TLS is required",
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

  async function waitingMail() {
    await fresh.store.db.deleteFrom("messages").execute();
    const app = testApp(fresh.store, { challenges: passing });
    const key = randomUUID();
    await post(app, { body: aMessage(), key });
  }
  const row = () => fresh.store.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();

  function roundsWith(url: URL, now: () => number, patience = patient) {
    const mailer = createMailer(url, { from: "w@midspan.example", to: "hello@midspan.example" }, patience);
    const round = createRound({ queue: createMailQueue(fresh.store), mailer, log: silent, now });
    return { round, close: () => mailer.close() };
  }

  test.each(failures)("%s", async (_, start, state, failure, attempts) => {
    const server = await start();
    await waitingMail();
    const now = Date.now() + 1_000;
    const { round, close } = roundsWith(server.url, () => now, failure === "unreachable" ? hurried : patient);
    await round();
    await round();
    const after = await row();
    expect(after).toMatchObject({ state, failure, attempts });
    if (state === "waiting") {
      expect(after.due_at).toBeGreaterThanOrEqual(now + minute);
      expect(after.due_at).toBeLessThanOrEqual(now + 1.2 * minute);
    }
    close();
    await server.close();
  });

  test("attempts come after 1, 2, 4, 8, 16, 30, 30 ... minutes and end after 72 hours", async () => {
    const server = await startMailServer({ onRcptTo: (_a, _s, done) => done(saying(450)) });
    await waitingMail();
    const start = Date.now();
    let now = start + 1_000;
    const { round, close } = roundsWith(server.url, () => now);
    const waits: number[] = [];
    for (;;) {
      await round();
      const { state, due_at } = await row();
      if (state === "dead") break;
      waits.push(Math.floor((due_at - now) / minute / 1.2));
      // The last third of the way changes nothing but the time that the test takes.
      now = waits.length > 12 ? Math.max(due_at, start + giveUpAfter) : due_at;
    }
    expect(waits.slice(0, 5).every((wait, index) => wait <= 2 ** index && wait >= 2 ** index / 1.3 - 1)).toBe(
      true,
    );
    expect(Math.max(...waits)).toBeLessThanOrEqual(30);
    expect(now - start).toBeGreaterThanOrEqual(giveUpAfter);
    expect(await row()).toMatchObject({ state: "dead", failure: "450" });
    close();
    await server.close();
  });

  test("a server that breaks off in the middle of each mail is not hurried", async () => {
    const server = await scripted({ DATA: drop })();
    await waitingMail();
    const start = Date.now() + 1_000;
    let now = start;
    const { round, close } = roundsWith(server.url, () => now);
    for (; now < start + 10 * minute; now += 15_000) await round();
    // At 0, 1, 3 and 7 minutes, or a little later.
    expect(await row()).toMatchObject({ state: "waiting", failure: "unreachable", attempts: 4 });
    close();
    await server.close();
  });

  test("12 messages accepted while it was away for ten minutes leave within two minutes of its return", {
    timeout: 20_000,
  }, async () => {
    await waitingMail();
    const app = testApp(fresh.store, { challenges: passing });
    await Promise.all(Array.from({ length: 11 }, () => post(app)));
    const away = await startMailServer();
    await away.close();
    const start = Date.now() + 1_000;
    let now = start;
    const { round, close } = roundsWith(away.url, () => now);
    for (; now < start + 10 * minute; now += 20_000) while ((await round()) > 0);
    const server = await startMailServer({}, away.port);
    for (const back = now; now < back + 2 * minute; now += 20_000) while ((await round()) > 0);
    expect(server.received).toHaveLength(12);
    const ids = server.received.map(({ raw }) => raw.match(/^Message-ID: (.*)$/m)?.[1]);
    expect(new Set(ids).size).toBe(12);
    close();
    await server.close();
  });

  test("8 claimers share 500 mails without taking one twice", async () => {
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
