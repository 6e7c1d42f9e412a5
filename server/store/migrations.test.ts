import { sql } from "kysely";
import { expect, test } from "vitest";
import { stores } from "../testing/stores.ts";
import { openStore } from "./open.ts";

test("rate counters on PostgreSQL are unlogged", async () => {
  const { store, close } = await stores.PostgreSQL();
  const { rows } = await sql`select relpersistence from pg_class where relname = 'rate_counters'`.execute(
    store.db,
  );
  expect(rows).toEqual([{ relpersistence: "u" }]);
  await close();
});

test("several servers can migrate an empty database at once", async () => {
  const { config, store, close } = await stores.PostgreSQL();
  await sql`drop schema public cascade`.execute(store.db);
  await sql`create schema public`.execute(store.db);
  const others = await Promise.all(Array.from({ length: 3 }, () => openStore(config)));
  await Promise.all(others.map((store) => store.close()));
  await close();
});
