import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { opened, type StoreConfig } from "../store/open.ts";
import { createPostgres } from "../store/postgres.ts";
import { createSqlite } from "../store/sqlite.ts";
import type { Store } from "../store/store.ts";

/** Longer than in production, so that a busy machine fails no test. */
const timeout = 60_000;

export type TestStore = { config: StoreConfig; store: Store; close(): Promise<void> };

/** An empty store on either database: what is tested on one is tested on the other. */
export const stores = { SQLite: freshSqlite, PostgreSQL: freshPostgres } as const;

export const storeNames = Object.keys(stores) as (keyof typeof stores)[];

export function sharedStore(name: keyof typeof stores): Pick<TestStore, "config" | "store"> {
  let shared: TestStore;
  beforeAll(async () => {
    shared = await stores[name]();
  });
  beforeEach(async () => {
    await shared.store.db.deleteFrom("messages").execute();
    await shared.store.db.deleteFrom("used_challenges").execute();
  });
  afterAll(() => shared.close());
  return {
    get config() {
      return shared.config;
    },
    get store() {
      return shared.store;
    },
  };
}

async function freshSqlite(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), "midspan-store-"));
  const config = { databaseUrl: undefined, dataDir: folder };
  const store = await opened(createSqlite(folder, "server", timeout));
  return {
    config,
    store,
    async close() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function freshPostgres(): Promise<TestStore> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const server = new URL("/postgres", inject("postgresUrl"));
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const config = { databaseUrl: new URL(`/${name}`, server), dataDir: tmpdir() };
  const timeouts = { connectionTimeoutMillis: timeout, query_timeout: timeout, statement_timeout: timeout };
  const store = await opened(createPostgres(config.databaseUrl, timeouts));
  return { config, store, close: () => store.close() };
}
