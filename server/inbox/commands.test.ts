import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { type Terminal, widthOf } from "../command-line/terminal.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { createMailQueue, leaseTime, type Mail } from "../outbox/mail-queue.ts";
import { openStore } from "../store/open.ts";
import { purge, retention } from "../store/retention.ts";
import { sharedStore, storeNames, stores } from "../testing/stores.ts";
import { aMessage, passing, post, testApp } from "../testing/test-app.ts";
import { runCommand } from "./commands.ts";

const day = 24 * 3_600_000;
const key = "7f3a91c2-0000-4000-8000-000000000001";
const reference = "MS-7F3A91C2";

describe.each(storeNames)("the operator's commands, on %s", (name) => {
  const fresh = sharedStore(name);
  beforeEach(async () => {
    const app = testApp(fresh.store, { challenges: passing });
    await post(app, { key, body: aMessage({ subject: '=HYPERLINK("x")' }) });
    await post(app, { body: aMessage({ from: "grace@other.example", subject: "Second" }) });
  });

  /** As the command line does: with its own connection, while the server's is open. */
  async function run(...command: string[]) {
    const store = await openStore(fresh.config, "shared");
    try {
      return await runCommand(store, command);
    } finally {
      await store.close();
    }
  }
  async function claim(now: number, store = fresh.store): Promise<Mail> {
    const [mail] = await createMailQueue(store).claim(now);
    if (!mail) throw new Error("No mail to claim");
    return mail;
  }

  test("lists all messages in columns, newest first", async () => {
    const [head, second, first] = (await run("list")).split("\n");
    expect(head).toMatch(/^REFERENCE\s+RECEIVED \(UTC\)\s+STATE\s+MAIL\s+FROM\s+SUBJECT$/);
    expect(second).toContain("grace@other.example");
    expect(first).toMatch(
      new RegExp(`^${reference}\\s+\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d\\s+open\\s+waiting\\s+ada@client`),
    );
  });

  test("lists by default", async () => {
    expect(await run()).toBe(await run("list"));
  });

  test("shows one message by its reference, with the stored sender, subject and time", async () => {
    const shown = await run("show", reference.toLowerCase());
    expect(shown).toMatch(/^Reference +MS-7F3A91C2$[\s\S]*Can you help\?/m);
    expect(shown).toMatch(/^Received +\d{4}-\d\d-\d\d \d\d:\d\d UTC$/m);
    expect(shown).toMatch(/^From +ada@client\.example$/m);
    expect(shown).toMatch(/^Subject +=HYPERLINK\("x"\)$/m);
  });

  test("prints no character that controls the terminal or the direction of text", async () => {
    const controls = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c";
    await fresh.store.db
      .updateTable("messages")
      .set({
        sender: `\u001b]0;x\u0007${controls}@x.ie`,
        subject: `\u009b2J${controls}`,
        text: `ক্\u200dষ\u2028${controls}`,
      })
      .where("reference", "=", reference)
      .execute();
    for (const command of [
      ["list"],
      ["show", reference],
      ["export", "--csv"],
      ["note", reference, controls],
    ]) {
      const printed = await run(...command);
      expect(printed).not.toMatch(/[^\P{Cc}\n\r]|\p{Bidi_Control}|[\u2028\u2029]/u);
      expect(printed).toContain("<U+202E>");
    }
    expect(await run("show", reference)).toContain("ক্\u200dষ<U+2028>");
    const json = await run("list", "--json");
    expect(json).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}|[\u2028\u2029]/u);
    expect(JSON.parse(json)[1].text).toBe(`ক্\u200dষ\u2028${controls}`);
  });

  test("exports for a spreadsheet without formulas", async () => {
    const csv = await run("export", "--csv");
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv.split("\r\n")).toHaveLength(3);
  });

  test("finds messages by words, in any case and in all that is kept of them", async () => {
    await run("note", reference, "Ring", "বাংলা", "back");
    for (const words of [["Hyperlink"], ["help", "HYPER", "ada@"], ["ring বাংলা"], [reference.toLowerCase()]])
      expect(JSON.parse(await run("search", ...words, "--json"))).toMatchObject([{ reference }]);
    expect(await run("search", "help", "nowhere")).toBe("No messages.");
    await expect(run("search")).rejects.toThrow(/Usage/);
  });

  test("marks messages as done, takes that back, and lists by it", async () => {
    expect(await run("done", reference)).toMatch(/^State +done since \d{4}-/m);
    const references = async (...filters: string[]) =>
      JSON.parse(await run("list", "--json", ...filters)).map((entry: { from: string }) => entry.from);
    expect(await references("--done")).toEqual(["ada@client.example"]);
    expect(await references("--open")).toEqual(["grace@other.example"]);
    await createMailQueue(fresh.store).markSent(await claim(Date.now() + 1_000), Date.now());
    await run("open", reference);
    expect(await references("--open")).toHaveLength(2);
    expect(await references("--unmailed")).toHaveLength(1);
    await expect(run("list", "--open", "--done")).rejects.toThrow(/Use one of/);
  });

  test("keeps a note with a message, and removes it", async () => {
    expect(await run("note", reference, "Asked", "for a call")).toMatch(/^Note +Asked for a call$/m);
    expect(await run("note", reference)).not.toContain("Note");
  });

  test("lists the messages of some days", async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const count = async (...filters: string[]) => JSON.parse(await run("list", "--json", ...filters)).length;
    expect(await count("--since", day(-1), "--until", day(1))).toBe(2);
    expect(await count("--until", day(-1))).toBe(0);
    expect(await count("--since", day(1))).toBe(0);
    for (const date of ["yesterday", "2026-02-30", "2026-11-1"])
      await expect(run("list", "--since", date)).rejects.toThrow(`${date} is not a date`);
  });

  test("every line of the list fits the terminal, in colour", async () => {
    const subject = "橋".repeat(60);
    await fresh.store.db
      .updateTable("messages")
      .set({ subject, sender: `${"a".repeat(60)}@x.ie` })
      .execute();
    const terminal: Terminal = { columns: 80, paint: (style, text) => `{${style}}${text}` };
    const store = await openStore(fresh.config, "shared");
    const lines = (await runCommand(store, ["list"], terminal)).split("\n");
    await store.close();
    expect(lines.map((line) => line.match(/^{(\w+)}/)?.[1])).toEqual(["bold", "yellow", "yellow"]);
    for (const line of lines) expect(widthOf(line.replace(/^{\w+}/, ""))).toBeLessThanOrEqual(80);
    expect(lines[1]).toMatch(/open +waiting +a+… +橋+…$/);
  });

  test("every command speaks JSON", async () => {
    const parsed = async (...command: string[]) => JSON.parse(await run(...command, "--json"));
    expect(await parsed("show", reference)).toMatchObject({
      reference,
      state: "open",
      from: "ada@client.example",
    });
    expect(await parsed("done", reference)).toMatchObject({ state: "done", done: expect.any(String) });
    expect(await parsed("open", reference)).toMatchObject({ state: "open", done: null });
    expect(await parsed("note", reference, "x")).toMatchObject({ note: "x" });
    expect(await parsed("export")).toHaveLength(2);
    expect(await parsed("retry", "--all")).toEqual({ waiting: 2 });
    expect(await parsed("retry", reference)).toEqual({ waiting: 1 });
    expect(await parsed("purge")).toMatchObject({ deleted: 0 });
    expect(await parsed("erase", "ada@client.example")).toMatchObject({ deleted: 1 });
  });

  test("retries a dead mail", async () => {
    const mail = await claim(Date.now() + 1_000);
    await createMailQueue(fresh.store).markDead(mail, Date.now(), "550");
    expect(await run("list")).toContain("dead (550)");
    expect(await run("retry", mail.reference)).toBe(`${mail.reference} is waiting to be sent.`);
    const row = fresh.store.db.selectFrom("outbox").selectAll().where("message_id", "=", mail.id);
    expect(await row.executeTakeFirst()).toMatchObject({
      state: "waiting",
      attempts: 0,
      first_attempt_at: null,
    });
  });

  test("retries all mails that were not sent, but none that is being sent", async () => {
    const queue = createMailQueue(fresh.store);
    const [dead, inHand] = [await claim(Date.now() + 1_000), await claim(Date.now() + 1_000)];
    await queue.markDead(dead, Date.now(), "550");
    expect(await run("list")).toContain(" sending ");
    await expect(run("retry", inHand.reference)).rejects.toThrow("is being sent right now");
    expect(await run("retry", "--all")).toBe("1 mail is waiting to be sent.");
    await queue.markSent(await claim(Date.now() + 1_000), Date.now());
    // Its process was lost.
    const later = Date.now() + leaseTime + 2_000;
    await queue.postpone(await claim(later), later, "450");
    expect(await run("retry", "--all")).toBe("1 mail is waiting to be sent.");
    await queue.markSent(await claim(later), later);
    expect(await run("retry", "--all")).toBe("0 mails are waiting to be sent.");
  });

  test("erases all messages from an address, also from the database file", async () => {
    expect(await run("erase", "ADA@client.example")).toMatch(
      fresh.config.databaseUrl
        ? /^Deleted 1 message from ADA@client.example\. PostgreSQL keeps the text .* until/
        : /^Deleted 1 message from ADA@client.example\.$/,
    );
    expect(await run("list")).not.toContain("ada@client.example");
    if (fresh.config.databaseUrl) return;
    const files = ["midspan.sqlite", "midspan.sqlite-wal"].map((file) => join(fresh.config.dataDir, file));
    expect(files.map((file) => readFileSync(file, "latin1")).join()).not.toContain("HYPERLINK");
  });

  test("writes a backup that another server can start from", async () => {
    const folder = mkdtempSync(join(tmpdir(), "midspan-backup-"));
    const copy = join(folder, "midspan.sqlite");
    if (fresh.config.databaseUrl) {
      await expect(run("backup", copy)).rejects.toThrow(/its own tools/);
    } else {
      expect(await run("backup", copy)).toBe(`Written to ${copy}.`);
      expect(statSync(copy).mode & 0o777).toBe(0o600);
      await expect(run("backup", copy)).rejects.toThrow(/cannot be created \(EEXIST\)/);
      const restored = await openStore({ databaseUrl: undefined, dataDir: folder });
      expect(await runCommand(restored, ["show", reference])).toContain("Can you help?");
      await restored.close();
    }
    rmSync(folder, { recursive: true });
  });

  test("imports the messages of a stopped server, with the state of their mails", async () => {
    const old = await stores.SQLite();
    const app = testApp(old.store, { challenges: passing });
    await post(app, { body: aMessage({ subject: "Sent before the move" }) });
    await post(app, { body: aMessage({ subject: "Still waiting" }) });
    await createMailQueue(old.store).markSent(await claim(Date.now() + 1_000, old.store), Date.now());
    const { dataDir } = old.config;
    await expect(run("import", dataDir)).rejects.toThrow(/another server is using/);
    await old.store.close();

    expect(await run("import", dataDir)).toBe(`Added 2 messages from ${dataDir}.`);
    expect(await run("import", dataDir)).toBe(`Added 0 messages from ${dataDir}.`);
    const list = await run("list");
    expect(list).toMatch(/ sent +.*Sent before the move/);
    expect(list).toMatch(/ waiting +.*Still waiting/);
    expect(list.split("\n")).toHaveLength(5);
    rmSync(dataDir, { recursive: true });
  });

  test("fails on a folder without a database, and does not create one", async () => {
    const folder = mkdtempSync(join(tmpdir(), "midspan-empty-"));
    const elsewhere = { databaseUrl: undefined, dataDir: folder };
    await expect(openStore(elsewhere, "shared")).rejects.toThrow(/There is no .*midspan\.sqlite/);
    await expect(run("import", folder)).rejects.toThrow(/There is no .*midspan\.sqlite/);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  test("fails with usage for an unknown command, and for an unknown message", async () => {
    for (const command of [
      ["fetch"],
      ["show"],
      ["show", "a", "b"],
      ["show", reference, "--open"],
      ["list", "--what"],
    ])
      await expect(run(...command)).rejects.toThrow(/Usage/);
    await expect(run("show", "MS-00000000")).rejects.toThrow(UsageError);
  });

  test("a used challenge stays used when the clock is set back after a purge", async () => {
    const nonce = { nonce: "used", expiresAt: Date.now() + 20 * 60_000 };
    const used = { embedded: { ...passing.embedded, verify: async () => nonce } };
    const app = testApp(fresh.store, { challenges: used });
    expect((await post(app)).status).toBe(202);
    await purge(fresh.store, Date.now() + 3_600_000);
    expect((await post(app)).status).toBe(403);
  });

  test("purges messages 30 days after delivery or, undelivered, after they are done; keys after 48 hours", async () => {
    const { store } = fresh;
    const now = Date.now();
    await createMailQueue(store).markSent(await claim(now + 1_000), now);
    const left = async (at: number) => {
      await purge(store, at);
      return store.db.selectFrom("messages").select(["sender", "idempotency_key"]).execute();
    };
    expect((await left(now + 47 * 3_600_000)).every((row) => row.idempotency_key)).toBe(true);
    expect((await left(now + retention.keys + 60_000)).some((row) => row.idempotency_key)).toBe(false);
    expect(await left(now + 29 * day)).toHaveLength(2);
    expect(await left(now + 31 * day)).toMatchObject([{ sender: "grace@other.example" }]);
    expect(await left(now + 3_650 * day)).toHaveLength(1);
    await store.db.updateTable("messages").set({ done_at: now }).execute();
    expect(await left(now + 29 * day)).toHaveLength(1);
    expect(await left(now + 31 * day)).toEqual([]);
    expect(await store.db.selectFrom("used_challenges").selectAll().execute()).toEqual([]);
  });
});
