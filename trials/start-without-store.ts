import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "#server/testing/postgres.ts";
import { get, post } from "./harness/client.ts";
import { tally, waitUntil } from "./harness/measure.ts";
import { createDatabase, type TrialStore } from "./harness/stores.ts";
import type { Result, Trial, TrialContext } from "./harness/trial.ts";

const visitors = 5;

export const startWithoutStore: Trial = {
  id: "24",
  title: "start while PostgreSQL is stopped, or SQLite's file is unusable or in use, and let the store come",
  expected: "pages 200, 503 with Retry-After, /readyz has the reason, then 202 and mails without a restart",
  run: async (context) => [await stopped(context), await unusable(context), await inUse(context)],
};

async function stopped(context: TrialContext) {
  const postgres = await startPostgres({ durable: true });
  context.onCleanup(() => postgres.remove());
  const store = await createDatabase(postgres);
  await postgres.stop();
  return startAndRecover(context, store, "stopped", () => postgres.start());
}

async function unusable(context: TrialContext) {
  const store = context.sqlite();
  const file = join(store.env.DATA_DIR ?? "", "midspan.sqlite");
  const server = await context.startServer(store);
  await server.stop();
  cpSync(file, `${file}.copy`);
  writeFileSync(file, "not a database, but long enough to be taken for one".repeat(20));
  return startAndRecover(context, store, "unusable file", async () => {
    cpSync(`${file}.copy`, file);
    rmSync(`${file}.copy`);
  });
}

async function inUse(context: TrialContext) {
  const store = context.sqlite();
  const other = await context.startServer(store);
  return startAndRecover(context, store, "in use by another server", () => other.stop());
}

async function startAndRecover(
  context: TrialContext,
  store: TrialStore,
  failure: string,
  recover: () => Promise<unknown>,
): Promise<Result> {
  const mail = await context.startMailServer();
  const server = await context.startServer(store, { env: { SMTP_URL: mail.url.href } });
  const ready = await get(server, "/readyz");
  const { reason = "none" } = JSON.parse(ready.text);
  const responses = await Promise.all(Array.from({ length: visitors }, () => post(server)));
  const page = await get(server, "/about");
  await recover();
  const start = performance.now();
  const accepts = async () => (await post(server)).status === 202;
  const recovered = await waitUntil(accepts, 20_000);
  const seconds = (performance.now() - start) / 1000;
  const mailed = await waitUntil(() => mail.received.length > 0, 20_000);
  const statuses = responses.map(({ status }) => status);
  const retries = responses.every(({ headers }) => headers["retry-after"]);
  return {
    store: store.name,
    measured: `${failure}: pages ${page.status}, ${tally(statuses)}, /readyz ${ready.status} "${reason}"; ${recovered ? `then 202 after ${seconds.toFixed(1)} s` : "never 202"}, ${mailed ? "mailed" : "not mailed"}`,
    passed:
      page.status === 200 &&
      statuses.every((status) => status === 503) &&
      retries &&
      ready.status === 503 &&
      reason !== "none" &&
      recovered &&
      mailed,
  };
}
