import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { aMessage, post } from "./harness/client.ts";
import { inbox } from "./harness/inbox.ts";
import { postgresStore } from "./harness/stores.ts";
import type { Result, Trial, TrialContext } from "./harness/trial.ts";
import type { TrialServer } from "./harness/trial-server.ts";

export const erasure: Trial = {
  id: "30",
  title: "erase while another process reads the database",
  expected: "says that it is not complete; complete once the reader is gone, 0 texts left in the files",
  run: async (context) => [await onSqlite(context), await onPostgres(context)],
};

async function onSqlite(context: TrialContext): Promise<Result> {
  const store = context.sqlite();
  const server = await context.startServer(store);
  const data = store.env.DATA_DIR ?? "";
  const { erasures } = context.counts;
  let reported = 0;
  let completed = 0;
  let left = 0;
  for (let round = 0; round < erasures; round += 1) {
    const canary = await send(server, context);
    const reader = new DatabaseSync(join(data, "midspan.sqlite"), { readOnly: true });
    reader.exec("begin");
    reader.prepare("select count(*) from messages").get();
    const blocked = inbox(store, "erase", `${canary}@client.example`);
    if (blocked.status === 1 && blocked.stderr.includes("NOT COMPLETE")) reported += 1;
    reader.close();
    const done = inbox(store, "purge");
    if (done.status === 0 && !done.stderr) completed += 1;
    left += readFiles(data).includes(canary) ? 1 : 0;
  }
  const measured = `${erasures} erasures under a reader, ${reported} reported as not complete, ${completed} completed by purge, ${left} texts left`;
  return {
    store: store.name,
    measured,
    passed: reported === erasures && completed === erasures && left === 0,
  };
}

async function onPostgres(context: TrialContext): Promise<Result> {
  const store = await postgresStore();
  const server = await context.startServer(store);
  const canary = await send(server, context);
  const { status, stdout } = inbox(store, "erase", `${canary}@client.example`);
  const saysWhere = /PostgreSQL keeps the text .* until it reuses the space/.test(stdout);
  const rows = await store.count("messages");
  const measured = `1 erasure, ${rows} rows left, ${saysWhere ? "says" : "does not say"} what PostgreSQL keeps`;
  return { store: store.name, measured, passed: status === 0 && saysWhere && rows === 0 };
}

async function send(server: TrialServer, { random }: TrialContext) {
  const canary = `canary${random.word(12)}`;
  const { status } = await post(server, {
    body: aMessage({ from: `${canary}@client.example`, text: canary }),
  });
  if (status !== 202) throw new Error(`The message was answered with ${status}`);
  return canary;
}

function readFiles(folder: string) {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join("\n");
}
