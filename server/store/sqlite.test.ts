import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openSqlite } from "./sqlite.ts";

test("transactions behind a locked database fail together, and work again once it is free", async () => {
  const folder = mkdtempSync(join(tmpdir(), "midspan-locked-"));
  const patience = 500;
  const { db, atomically, close } = await openSqlite(folder, "server", patience);
  const query = db.insertInto("heartbeat").values({ id: 1, at: 0 }).compile();
  const other = new DatabaseSync(join(folder, "midspan.sqlite"));
  other.exec("begin immediate");
  const began = performance.now();
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => atomically([{ query }])));
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(performance.now() - began).toBeLessThan(4 * patience);
  other.exec("rollback");
  other.close();
  await expect(atomically([{ query }])).resolves.toBeUndefined();
  await close();
  rmSync(folder, { recursive: true });
});
