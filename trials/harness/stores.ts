import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { type Postgres, startPostgres } from "#server/testing/postgres.ts";

/** The store of a trial's server, with access for the trial. */
export type TrialStore = {
  name: "SQLite" | "PostgreSQL";
  env: Record<string, string>;
  count(from: string): Promise<number>;
  /** Terminates all connections of the server. */
  terminateConnections?(): Promise<void>;
};

export function sqliteStore(folder: string): TrialStore {
  const data = join(folder, "data");
  return {
    name: "SQLite",
    env: { DATA_DIR: data },
    async count(from) {
      const db = new DatabaseSync(join(data, "midspan.sqlite"), { readOnly: true, timeout: 5_000 });
      const row = db.prepare(`select count(*) as found from ${from}`).get();
      db.close();
      return Number(row?.found);
    },
  };
}

let shared: Promise<Postgres> | undefined;
let databases = 0;

/** A new database in a PostgreSQL that all trials share, with durable commits. */
export async function postgresStore(): Promise<TrialStore> {
  shared ??= startPostgres({ durable: true });
  return createDatabase(await shared);
}

export async function createDatabase({ url }: Postgres): Promise<TrialStore> {
  databases += 1;
  const name = `trial_${databases}`;
  await query(new URL("/postgres", url), `create database ${name}`);
  const address = new URL(`/${name}`, url);
  return {
    name: "PostgreSQL",
    env: { DATABASE_URL: address.href },
    async count(from) {
      const [row] = await query(address, `select count(*)::int as found from ${from}`);
      return row?.found ?? 0;
    },
    async terminateConnections() {
      await query(
        new URL("/postgres", url),
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    },
  };
}

export async function removePostgres() {
  await (await shared)?.remove();
}

async function query(address: URL, sql: string): Promise<{ found: number }[]> {
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
