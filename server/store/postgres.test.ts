import { sql } from "kysely";
import { expect, test } from "vitest";
import { stores } from "../testing/stores.ts";

test("a connection that PostgreSQL terminates fails its transaction and nothing else", async () => {
  const { store, close } = await stores.PostgreSQL();
  const terminate = sql`select pg_terminate_backend(pg_backend_pid())`.compile(store.db);
  await expect(store.transaction([{ query: terminate }])).rejects.toThrow();
  const write = store.db.insertInto("heartbeat").values({ id: 1, at: 0 }).compile();
  await expect(store.transaction([{ query: write }])).resolves.toBeUndefined();
  await close();
});
