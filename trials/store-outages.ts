import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startPostgres } from "#server/testing/postgres.ts";
import { type Answer, get, post } from "./harness/client.ts";
import { smallDisk } from "./harness/full-disk.ts";
import type { Finding, Lab, Trial } from "./harness/lab.ts";
import { tally, until } from "./harness/measure.ts";
import type { SiteServer } from "./harness/site-server.ts";
import { databaseIn, sqliteStore } from "./harness/stores.ts";

const visitors = 5;

export const brokenStores: Trial = {
  id: "14",
  title: "disk full, database locked, PostgreSQL stopped and started",
  wanted: "503 with Retry-After, pages still 200, recovers without a restart",
  run: async (lab) => [await diskFull(lab), await locked(lab), await postgresStopped(lab)],
};

async function diskFull(lab: Lab): Promise<Finding> {
  const disk = smallDisk(lab);
  const { leniency } = lab.counts;
  if (!disk) return { store: "SQLite", measured: "no disk could be made full here", passed: leniency > 1 };
  const server = await lab.server(sqliteStore(disk.folder));
  return breakAndMend(server, "SQLite", "disk full", {
    break: async () => disk.fill(server.pid),
    mend: async () => disk.empty(server.pid),
  });
}

async function locked(lab: Lab): Promise<Finding> {
  const store = lab.sqlite();
  const server = await lab.server(store);
  const other = new DatabaseSync(join(store.env.DATA_DIR ?? "", "midspan.sqlite"));
  lab.atEnd(() => other.close());
  return breakAndMend(server, "SQLite", "database locked", {
    break: async () => other.exec("begin immediate"),
    mend: async () => other.exec("rollback"),
  });
}

async function postgresStopped(lab: Lab): Promise<Finding> {
  const postgres = await startPostgres({ durable: true });
  lab.atEnd(() => postgres.remove());
  const server = await lab.server(await databaseIn(postgres));
  return breakAndMend(server, "PostgreSQL", "stopped and started", {
    break: postgres.stop,
    mend: postgres.start,
  });
}

type Accident = { break(): Promise<void>; mend(): Promise<void> };

async function breakAndMend(server: SiteServer, store: string, name: string, accident: Accident) {
  const before = (await post(server)).status;
  await accident.break();
  const posts = Array.from({ length: visitors }, () => post(server));
  const page = await get(server, "/contact");
  const answers = await Promise.all(posts);
  const ready = (await get(server, "/readyz")).status;
  await accident.mend();
  let after = 0;
  const began = performance.now();
  await until(
    async () => {
      after = (await post(server)).status;
      return after === 202;
    },
    20_000,
    200,
  );
  const seconds = (performance.now() - began) / 1000;
  const slowest = Math.max(...answers.map(({ ms }) => ms)) / 1000;
  const measured = `${name}: ${tally(answers.map(({ status }) => status))} within ${slowest.toFixed(1)} s, pages ${page.status}, /readyz ${ready}; then ${after} after ${seconds.toFixed(1)} s`;
  const passed =
    before === 202 && answers.every(asksToComeBack) && page.status === 200 && ready === 503 && after === 202;
  return { store, measured, passed: passed && server.isRunning() };
}

function asksToComeBack({ status, headers }: Answer) {
  return status === 503 && Number(headers["retry-after"]) > 0;
}
