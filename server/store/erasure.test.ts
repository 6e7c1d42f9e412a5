import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../inbox/commands.ts";
import { stores, type TestStore } from "../testing/stores.ts";
import { aMessage, passing, post, testApp } from "../testing/test-app.ts";
import { startRetention } from "./retention.ts";

const text = "canary in a text that its author wants erased";
const sender = "ada@client.example";
const day = 24 * 3_600_000;

let fresh: TestStore;
let reader: DatabaseSync;
beforeEach(async () => {
  fresh = await stores.SQLite();
  reader = new DatabaseSync(join(fresh.config.dataDir, "midspan.sqlite"), { readOnly: true });
});
afterEach(async () => {
  if (reader.isOpen) reader.close();
  await fresh.close();
});

/** Another process in the middle of a read, such as a backup or a forgotten session. */
function startReading() {
  reader.exec("begin");
  reader.prepare("select count(*) from messages").get();
}

function isInFiles() {
  const { dataDir } = fresh.config;
  return readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name), "latin1").includes(text));
}

async function send(now = Date.now()) {
  const app = testApp(fresh.store, { challenges: passing, now: () => now });
  expect((await post(app, { body: aMessage({ text }) })).status).toBe(202);
}

test("erase says that it is not complete while another process reads, and purge completes it", async () => {
  await send();
  startReading();
  await expect(runCommand(fresh.store, ["erase", sender])).rejects.toThrow(
    /^Deleted 1 message from ada@client.example\. NOT COMPLETE: .*write-ahead log/,
  );
  expect(isInFiles()).toBe(true);
  await expect(runCommand(fresh.store, ["purge"])).rejects.toThrow(/NOT COMPLETE/);
  // Others can write meanwhile.
  await send();
  expect(await runCommand(fresh.store, ["list"])).toContain(sender);
  reader.close();
  expect(await runCommand(fresh.store, ["erase", sender])).toBe(`Deleted 1 message from ${sender}.`);
  expect(isInFiles()).toBe(false);
});

test("a short read only delays erasure", async () => {
  await send();
  startReading();
  const erased = runCommand(fresh.store, ["erase", sender]);
  setTimeout(() => reader.close(), 300);
  expect(await erased).toBe(`Deleted 1 message from ${sender}.`);
  expect(isInFiles()).toBe(false);
});

test("retention logs that it is not complete, and completes it once the reader is gone", async () => {
  const done_at = Date.now() - 31 * day;
  await send(done_at);
  await fresh.store.db.updateTable("messages").set({ done_at }).execute();
  startReading();
  const warnings: unknown[] = [];
  const log = { info() {}, error() {}, warn: (line: unknown) => void warnings.push(line) };
  const retention = startRetention(fresh.store, log, 50);
  await expect.poll(() => warnings[0]).toMatch(/^erasure is not complete/);
  expect(isInFiles()).toBe(true);
  reader.close();
  await expect.poll(isInFiles).toBe(false);
  await retention.stop();
});
