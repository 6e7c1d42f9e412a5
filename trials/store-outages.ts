import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startPostgres } from "#server/testing/postgres.ts";
import { get, post, type Response } from "./harness/client.ts";
import { tally, waitUntil } from "./harness/measure.ts";
import { smallDisk } from "./harness/small-disk.ts";
import { createDatabase, sqliteStore } from "./harness/stores.ts";
import type { Result, Trial, TrialContext } from "./harness/trial.ts";
import type { TrialServer } from "./harness/trial-server.ts";

const visitors = 5;

export const storeOutages: Trial = {
  id: "14",
  title: "disk full, database locked, PostgreSQL stopped and started",
  expected: "503 with Retry-After, pages still 200, recovers without a restart",
  run: async (context) => [await diskFull(context), await locked(context), await postgresStopped(context)],
};

async function diskFull(context: TrialContext): Promise<Result> {
  const disk = smallDisk(context);
  const { tolerance } = context.counts;
  if (!disk) return { store: "SQLite", measured: "no disk could be filled here", passed: tolerance > 1 };
  const server = await context.startServer(sqliteStore(disk.folder));
  return failAndRecover(server, "SQLite", "disk full", {
    begin: async () => disk.fill(server.pid),
    end: async () => disk.empty(server.pid),
  });
}

async function locked(context: TrialContext): Promise<Result> {
  const store = context.sqlite();
  const server = await context.startServer(store);
  const other = new DatabaseSync(join(store.env.DATA_DIR ?? "", "midspan.sqlite"));
  context.onCleanup(() => other.close());
  return failAndRecover(server, "SQLite", "database locked", {
    begin: async () => other.exec("begin immediate"),
    end: async () => other.exec("rollback"),
  });
}

async function postgresStopped(context: TrialContext): Promise<Result> {
  const postgres = await startPostgres({ durable: true });
  context.onCleanup(() => postgres.remove());
  const server = await context.startServer(await createDatabase(postgres));
  return failAndRecover(server, "PostgreSQL", "stopped and started", {
    begin: postgres.stop,
    end: postgres.start,
  });
}

type Outage = { begin(): Promise<void>; end(): Promise<void> };

async function failAndRecover(server: TrialServer, store: string, name: string, outage: Outage) {
  const before = (await post(server)).status;
  await outage.begin();
  const posts = Array.from({ length: visitors }, () => post(server));
  const page = await get(server, "/contact");
  const responses = await Promise.all(posts);
  // What it knows may be a second old.
  let ready = 0;
  await waitUntil(async () => {
    ready = (await get(server, "/readyz")).status;
    return ready === 503;
  }, 10_000);
  await outage.end();
  let after = 0;
  const start = performance.now();
  await waitUntil(
    async () => {
      after = (await post(server)).status;
      return after === 202;
    },
    20_000,
    200,
  );
  const seconds = (performance.now() - start) / 1000;
  const slowest = Math.max(...responses.map(({ ms }) => ms)) / 1000;
  const measured = `${name}: ${tally(responses.map(({ status }) => status))} within ${slowest.toFixed(1)} s, pages ${page.status}, /readyz ${ready}; then ${after} after ${seconds.toFixed(1)} s`;
  const passed =
    before === 202 &&
    responses.every(is503WithRetryAfter) &&
    page.status === 200 &&
    ready === 503 &&
    after === 202;
  return { store, measured, passed: passed && server.isRunning() };
}

function is503WithRetryAfter({ status, headers }: Response) {
  return status === 503 && Number(headers["retry-after"]) > 0;
}
