import type { Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, test } from "vitest";
import { startMailServer } from "../testing/mail-server.ts";
import { runOutbox } from "../testing/run-outbox.ts";
import { startScriptedMailServer } from "../testing/scripted-mail-server.ts";
import { sharedStore, storeNames } from "../testing/stores.ts";
import { passing, post, testApp } from "../testing/test-app.ts";
import { maxAge } from "./deliver.ts";
import { createMailQueue } from "./mail-queue.ts";

const minute = 60_000;
const hour = 60 * minute;
/** For servers that never reply. One that replies late, on a busy machine, would seem to be one of them. */
const shortTimeouts = { connection: 400, greeting: 400, command: 400, block: 400, confirmation: 400 };

function smtpError(responseCode: number): Error {
  return Object.assign(new Error("no"), { responseCode });
}

type Start = () => Promise<{ url: URL; close(): Promise<void> }>;

const scripted = (at: Parameters<typeof startScriptedMailServer>[0]) => () => startScriptedMailServer(at);
const real = (options: SMTPServerOptions) => () => startMailServer(options);
const drop = (socket: Socket) => void socket.destroy();
const hang = () => undefined;
const refused: Start = async () => ({ url: new URL("smtp://127.0.0.1:9"), close: async () => {} });
const onEnd = (code: number): SMTPServerOptions => ({
  onData: (stream, _session, done) => void stream.on("end", () => done(smtpError(code))).resume(),
});
const withPassword = (onAuth: NonNullable<SMTPServerOptions["onAuth"]>): Start => {
  return async () => {
    const server = await startMailServer({ allowInsecureAuth: true, authOptional: false, onAuth });
    Object.assign(server.url, { username: "web", password: "wrong" });
    return server;
  };
};
const requiringTLS = (options: SMTPServerOptions): Start => {
  return async () => {
    const server = await startMailServer(options);
    server.url.searchParams.set("requireTLS", "true");
    return server;
  };
};

const noReply = /^the mail server does not answer$/;

/** How it fails, and the sentence in `/readyz`. */
const unusable: [string, Start, RegExp][] = [
  ["the connection is refused", refused, /^the mail server refuses the connection$/],
  ["it sends no greeting", scripted({ connect: hang }), noReply],
  [
    "it disconnects before the greeting",
    scripted({ connect: drop }),
    /^the mail server closes the connection$/,
  ],
  ["it replies 421 in the greeting", scripted({ connect: () => "421 later\r\n" }), /answers 421/],
  ["it replies 554 in the greeting", scripted({ connect: () => "554 no\r\n" }), /answers 554/],
  [
    "it refuses the password",
    withPassword((_auth, _session, done) => done(smtpError(535))),
    /^the mail server refuses the user name or password \(535\)$/,
  ],
  [
    "it cannot check the password",
    withPassword((_auth, _session, done) => done(smtpError(454))),
    /cannot check the password now \(454\)/,
  ],
  [
    "it offers no login",
    async () => {
      const server = await startScriptedMailServer({});
      Object.assign(server.url, { username: "web", password: "secret" });
      return server;
    },
    /offers no login for the password/,
  ],
  [
    "it requires a login that is not set",
    scripted({ MAIL: () => "530 5.7.0 log in first\r\n" }),
    /requires a login or TLS \(530\)/,
  ],
  ["it has no TLS although TLS is required", requiringTLS({}), /offers no TLS, which SMTP_URL requires/],
  [
    "its certificate is not valid",
    requiringTLS({ disabledCommands: [] }),
    /^the certificate of the mail server (is self-signed|has expired)/,
  ],
  [
    "it has no TLS on a port for TLS",
    async () => {
      const server = await startMailServer();
      return { ...server, url: new URL(`smtps://127.0.0.1:${server.port}`) };
    },
    /TLS with the mail server fails: use smtps:/,
  ],
];

/** How it fails, and the stored state and reason. */
const failures: [string, Start, string, string][] = [
  ["it replies 451 to MAIL", real({ onMailFrom: (_a, _s, done) => done(smtpError(451)) }), "waiting", "451"],
  ["it replies 450 to RCPT", real({ onRcptTo: (_a, _s, done) => done(smtpError(450)) }), "waiting", "450"],
  ["it replies 550 to RCPT", real({ onRcptTo: (_a, _s, done) => done(smtpError(550)) }), "dead", "550"],
  ["it replies 452 after DATA", real(onEnd(452)), "waiting", "452"],
  ["it replies 554 after DATA", real(onEnd(554)), "dead", "554"],
  ["it never replies to MAIL", scripted({ MAIL: hang }), "waiting", "no reply"],
  ["it never replies after DATA", scripted({ ".": hang }), "waiting", "no reply"],
  ["it disconnects in DATA", scripted({ DATA: drop }), "waiting", "disconnected"],
];

describe.each(storeNames)("a mail server that fails, on %s", (name) => {
  const fresh = sharedStore(name);

  const postMessage = () => post(testApp(fresh.store, { challenges: passing }));
  const row = () => fresh.store.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();

  test.each(unusable)("%s: mails wait, whatever time it takes", async (_, start, reason) => {
    const server = await start();
    await postMessage();
    let now = Date.now() + 1_000;
    const timeouts = reason === noReply ? shortTimeouts : undefined;
    const outbox = runOutbox(fresh.store, server.url, { now: () => now, timeouts });
    await outbox.until(() => reason.test(outbox.status()));
    now += 2 * maxAge;
    await outbox.until(() => reason.test(outbox.status()));
    await outbox.stop();
    expect(await row()).toMatchObject({
      state: "waiting",
      attempts: 0,
      failure: null,
      first_attempt_at: null,
    });
    await server.close();
  });

  test.each(failures)("%s", async (_, start, state, failure) => {
    const server = await start();
    await postMessage();
    const now = Date.now() + 1_000;
    const timeouts = failure === "no reply" ? shortTimeouts : undefined;
    const outbox = runOutbox(fresh.store, server.url, { now: () => now, timeouts });
    await outbox.until(async () => (await row()).failure !== null);
    await outbox.stop();
    const after = await row();
    expect(after).toMatchObject({ state, failure, attempts: 1, claim: null });
    if (state === "waiting") {
      expect(after.due_at).toBeGreaterThanOrEqual(now + minute);
      expect(after.due_at).toBeLessThanOrEqual(now + 1.2 * minute);
    }
    await server.close();
  });

  test("a mail is sent once the password is accepted, also after a week", async () => {
    let accepts = false;
    const server = await withPassword((_auth, _session, done) =>
      accepts ? done(null, { user: "web" }) : done(smtpError(535)),
    )();
    await postMessage();
    let now = Date.now() + 1_000;
    const outbox = runOutbox(fresh.store, server.url, { now: () => now });
    await outbox.until(() => outbox.status().includes("535"));
    accepts = true;
    now += 7 * 24 * hour;
    await outbox.until(async () => (await row()).state === "sent");
    expect([outbox.status(), (await row()).attempts]).toEqual(["ready", 1]);
    await outbox.stop();
    await server.close();
  });

  test("retries back off to 30 minutes and stop 72 hours after the first attempt", async () => {
    const server = await startMailServer({ onRcptTo: (_a, _s, done) => done(smtpError(450)) });
    await postMessage();
    // The first attempt comes late: before it there was no mail server.
    const start = Date.now() + 5 * 24 * hour;
    let now = start;
    const outbox = runOutbox(fresh.store, server.url, { now: () => now });
    const waits: number[] = [];
    for (let attempts = 1; ; attempts += 1) {
      await outbox.until(async () => (await row()).attempts === attempts && (await row()).claim === null);
      const { state, due_at } = await row();
      if (state === "dead") break;
      waits.push(Math.floor((due_at - now) / minute / 1.2));
      // Later attempts only repeat the same interval.
      now = waits.length > 8 ? Math.max(due_at, start + maxAge) : due_at;
    }
    expect(waits.slice(0, 5).every((wait, index) => wait <= 2 ** index && wait >= 2 ** index / 1.3 - 1)).toBe(
      true,
    );
    expect(Math.max(...waits)).toBeLessThanOrEqual(30);
    expect(now - start).toBeGreaterThanOrEqual(maxAge);
    expect(await row()).toMatchObject({ state: "dead", failure: "450", first_attempt_at: start });
    await outbox.stop();
    await server.close();
  });

  test("12 messages accepted during an outage are sent once after its end", async () => {
    await Promise.all(Array.from({ length: 12 }, postMessage));
    const stopped = await startMailServer();
    await stopped.close();
    let now = Date.now() + 1_000;
    const outbox = runOutbox(fresh.store, stopped.url, { now: () => now });
    for (let tries = 0; tries < 20; tries += 1) {
      await outbox.until(() => outbox.status().includes("refuses"));
      now += 30_000;
    }
    const server = await startMailServer({}, stopped.port);
    await outbox.until(() => {
      now += 1_000;
      return server.received.length === 12;
    });
    const ids = server.received.map(({ raw }) => raw.match(/^Message-ID: (.*)$/m)?.[1]);
    expect(new Set(ids).size).toBe(12);
    await outbox.stop();
    await server.close();
  });

  test("8 concurrent claimers claim each of 500 mails once", async () => {
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
        const claimed = await queue.claim(Date.now(), [], 7);
        if (claimed.length === 0) return ids;
        ids.push(...claimed.map(({ id }) => id));
      }
    });
    const ids = (await Promise.all(claimers)).flat();
    expect(ids).toHaveLength(500);
    expect(new Set(ids).size).toBe(500);
  });
});
