import type { Socket } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { startMailServer } from "../testing/mail-server.ts";
import { runOutbox } from "../testing/run-outbox.ts";
import { startScriptedMailServer } from "../testing/scripted-mail-server.ts";
import { sharedStore, storeNames } from "../testing/stores.ts";
import { passing, post, testApp } from "../testing/test-app.ts";
import { createMailQueue, leaseTime } from "./mail-queue.ts";
import { smtpTimeouts, transmissionLimit } from "./smtp-session.ts";

const minute = 60_000;
const hour = 60 * minute;

test("no timeout is shorter than RFC 5321 asks for, and a claim outlives every transmission", () => {
  const { greeting, command, block, confirmation } = smtpTimeouts;
  expect(Math.min(greeting, command) / minute).toBeGreaterThanOrEqual(5);
  expect(block / minute).toBeGreaterThanOrEqual(3);
  expect(confirmation / minute).toBeGreaterThanOrEqual(10);
  expect(transmissionLimit).toBeGreaterThan(block + confirmation);
  expect(leaseTime).toBeGreaterThan(transmissionLimit + minute);
});

describe.each(storeNames)("the outbox, on %s", (name) => {
  const fresh = sharedStore(name);

  async function postMessages(count: number) {
    const app = testApp(fresh.store, { challenges: passing });
    for (let index = 0; index < count; index += 1) await post(app);
  }
  const rows = () => fresh.store.db.selectFrom("outbox").selectAll().execute();
  const allSent = async () => (await rows()).every(({ state }) => state === "sent");

  test("a server that takes long to confirm gets each mail once, from two processes", async () => {
    await postMessages(8);
    const server = await startMailServer({ confirmAfter: 5_500 });
    // Any reply but the confirmation has to come sooner than this.
    const timeouts = { ...smtpTimeouts, command: 5_000, block: 5_000 };
    const outboxes = [1, 2].map(() => runOutbox(fresh.store, server.url, { timeouts }));
    for (const outbox of outboxes) await outbox.until(allSent);
    expect(server.received).toHaveLength(8);
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
    for (const outbox of outboxes) await outbox.stop();
    await server.close();
  });

  test("one mail goes to all mailboxes, and one that is refused does not keep it from the others", async () => {
    await postMessages(1);
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith("gone@") ? Object.assign(new Error("no"), { responseCode: 550 }) : null),
    });
    const to = ["hello@midspan.example", "gone@midspan.example", "sales@other.example"];
    const outbox = runOutbox(fresh.store, server.url, { to });
    await outbox.until(allSent);
    expect(server.received.map((mail) => mail.to)).toEqual([
      ["hello@midspan.example", "sales@other.example"],
    ]);
    expect(await rows()).toMatchObject([{ failure: "550 for 1 of 3" }]);
    await outbox.stop();
    await server.close();
  });

  test("the text of a mail stays here once another process has claimed it", async () => {
    await postMessages(1);
    const connections: Socket[] = [];
    let confirmed = 0;
    const hold = (socket: Socket) => void connections.push(socket);
    const server = await startScriptedMailServer({
      RCPT: hold,
      ".": () => {
        confirmed += 1;
        return "250 taken\r\n";
      },
    });
    let now = Date.now() + 1_000;
    const outbox = runOutbox(fresh.store, server.url, { now: () => now });
    await outbox.until(() => connections.length === 1);
    now += leaseTime;
    const [stolen] = await createMailQueue(fresh.store).claim(now);
    connections[0]?.write("250 ok\r\n");
    await vi.waitFor(() => expect(connections[0]?.closed).toBe(true), { timeout: 60_000 });
    expect(confirmed).toBe(0);
    await outbox.stop();
    expect(await rows()).toMatchObject([{ claim: stolen?.claim, attempts: 2, state: "waiting" }]);
    await server.close();
  });

  test.each([hour, -hour])(
    "a clock that jumps by %i ms during a transmission sends no mail twice",
    async (jump) => {
      await postMessages(2);
      const server = await startMailServer({ confirmAfter: 1_000 });
      let now = Date.now() + 1_000;
      const outbox = runOutbox(fresh.store, server.url, { now: () => now });
      await outbox.until(() => server.received.length === 2);
      now += jump;
      await outbox.until(allSent);
      await outbox.stop();
      expect(server.received).toHaveLength(2);
      await server.close();
    },
  );

  test("mails leave soon after the clock was set back by an hour, also in an outage", async () => {
    await postMessages(1);
    const stopped = await startMailServer();
    await stopped.close();
    let now = Date.now() + 1_000;
    const outbox = runOutbox(fresh.store, stopped.url, { now: () => now });
    await outbox.until(() => outbox.status().includes("refuses"));
    now -= hour;
    const server = await startMailServer({}, stopped.port);
    await outbox.until(allSent);
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    await outbox.stop();
    await server.close();
  });

  test("a confirmed mail is not sent again when the store was away", async () => {
    await postMessages(1);
    const server = await startMailServer();
    const queue = createMailQueue(fresh.store);
    let failures = 0;
    const outbox = runOutbox(fresh.store, server.url, {
      queue: {
        async markSent(mail, now) {
          failures += 1;
          if (failures === 1) throw new Error("The store is away");
          await queue.markSent(mail, now);
        },
      },
    });
    await outbox.until(allSent);
    expect(server.received).toHaveLength(1);
    await outbox.stop();
    await server.close();
  });

  test("an outage of the store is logged once, with the reason", async () => {
    const server = await startMailServer();
    const errors: unknown[] = [];
    let claims = 0;
    const outbox = runOutbox(fresh.store, server.url, {
      queue: {
        async claim() {
          claims += 1;
          throw Object.assign(new Error("no"), { code: "ECONNREFUSED" });
        },
        hasDue: async () => true,
      },
      log: { info: () => {}, warn: () => {}, error: (fields: unknown) => void errors.push(fields) },
    });
    await outbox.until(() => claims > 5);
    await outbox.stop();
    expect(errors).toMatchObject([{ reason: "nothing listens there (ECONNREFUSED)" }]);
    await server.close();
  });

  test("a shutdown waits for the confirmation of a mail", async () => {
    await postMessages(1);
    const server = await startMailServer({ confirmAfter: 500 });
    const outbox = runOutbox(fresh.store, server.url);
    await outbox.until(() => server.received.length === 1);
    await outbox.stop();
    expect(await rows()).toMatchObject([{ state: "sent", attempts: 1 }]);
    await server.close();
  });

  test("a shutdown hands back a mail whose text was not sent", async () => {
    await postMessages(1);
    let reached = false;
    const hang = () => {
      reached = true;
      return undefined;
    };
    const server = await startScriptedMailServer({ RCPT: hang });
    const outbox = runOutbox(fresh.store, server.url);
    await outbox.until(() => reached);
    await outbox.stop();
    expect(await rows()).toMatchObject([{ state: "waiting", claim: null, attempts: 0, failure: null }]);
    await server.close();
  });

  test("a server that ends each session after two mails delays none", async () => {
    await postMessages(5);
    const counts = new WeakMap<Socket, number>();
    const limit = (socket: Socket) => {
      const count = (counts.get(socket) ?? 0) + 1;
      counts.set(socket, count);
      return count > 2 ? "421 too many\r\n" : "250 ok\r\n";
    };
    const server = await startScriptedMailServer({ MAIL: limit });
    const outbox = runOutbox(fresh.store, server.url);
    await outbox.until(allSent);
    expect((await rows()).every(({ attempts }) => attempts === 1)).toBe(true);
    await outbox.stop();
    await server.close();
  });
});
