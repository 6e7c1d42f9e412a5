import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { opened } from "./open.ts";
import { createSqlite } from "./sqlite.ts";
import { StoreError } from "./store.ts";

test("transactions on a locked database fail together, and succeed once it is unlocked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "midspan-locked-"));
  const timeout = 500;
  const { db, transaction, close } = await opened(createSqlite(folder, "server", timeout));
  const query = db.insertInto("heartbeat").values({ id: 1, at: 0 }).compile();
  const other = new DatabaseSync(join(folder, "midspan.sqlite"));
  other.exec("begin immediate");
  const start = performance.now();
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => transaction([{ query }])));
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  // One after the other they would take 40 times as long.
  expect(performance.now() - start).toBeLessThan(20 * timeout);
  other.exec("rollback");
  other.close();
  await expect(transaction([{ query }])).resolves.toBeUndefined();
  await close();
  rmSync(folder, { recursive: true });
});

test.each([
  [
    "unreadable",
    (file: string) => writeFileSync(file, "This is not a database. ".repeat(100)),
    /not a database/,
  ],
  ["a folder", (file: string) => mkdirSync(file), /EISDIR/],
])("a lock that is %s is not taken for another server", async (_, spoil, reason) => {
  const folder = mkdtempSync(join(tmpdir(), "midspan-lock-"));
  const file = join(folder, "server.lock");
  spoil(file);
  const { store, open } = createSqlite(folder, "server");
  const failure = await open().catch((error) => error);
  expect(failure).toBeInstanceOf(StoreError);
  expect(failure.message).toMatch(reason);
  expect(failure.message).toContain(`${file} cannot be used`);
  await store.close();
  rmSync(folder, { recursive: true });
});
