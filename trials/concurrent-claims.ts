import { createMailQueue } from "#server/outbox/mail-queue.ts";
import { openStore, type StoreConfig } from "#server/store/open.ts";
import type { Store } from "#server/store/store.ts";
import type { Finding, Lab, Trial } from "./harness/lab.ts";
import { grouped } from "./harness/measure.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";

const claimersAtOnce = 8;

export const claimers: Trial = {
  id: "15",
  title: "8 claimers, 10,000 rows",
  wanted: "10,000 unique, on both",
  run: async (lab) => [await share(lab, lab.sqlite()), await share(lab, await postgresStore())],
};

/** Each claimer has a connection of its own, as processes have. */
async function share(lab: Lab, { name, env }: TrialStore): Promise<Finding> {
  const config: StoreConfig = {
    databaseUrl: env.DATABASE_URL ? new URL(env.DATABASE_URL) : undefined,
    dataDir: env.DATA_DIR ?? lab.folder(),
  };
  const stores: Store[] = [];
  for (let index = 0; index < claimersAtOnce; index += 1)
    stores.push(await openStore(config, index === 0 ? "server" : "shared"));
  const [first] = stores;
  if (!first) throw new Error("No store");
  await fill(first, lab.counts.claims);
  const taken = await Promise.all(stores.map((store) => claimAll(store)));
  await Promise.all(stores.map((store) => store.close()));
  const ids = taken.flat();
  const unique = new Set(ids).size;
  const busy = taken.filter((some) => some.length > 0).length;
  return {
    store: name,
    measured: `${grouped(ids.length)} claimed by ${busy} claimers, ${grouped(unique)} unique`,
    passed: ids.length === lab.counts.claims && unique === ids.length && busy > 1,
  };
}

async function claimAll(store: Store) {
  const queue = createMailQueue(store);
  const ids: string[] = [];
  for (;;) {
    const claimed = await queue.claim(Date.now(), 20);
    if (claimed.length === 0) return ids;
    ids.push(...claimed.map(({ id }) => id));
  }
}

async function fill({ db }: Store, count: number) {
  for (let begin = 0; begin < count; begin += 1_000) {
    const ids = Array.from({ length: Math.min(1_000, count - begin) }, (_, index) => `mail-${begin + index}`);
    const plain = { reference: "", idempotency_key: null, body_hash: "", received_at: 0 };
    const rows = ids.map((id) => ({ id, ...plain, sender: "a@client.example", subject: "", text: "" }));
    await db.insertInto("messages").values(rows).execute();
    await db
      .insertInto("outbox")
      .values(ids.map((id) => ({ message_id: id, state: "waiting" as const, due_at: 0 })))
      .execute();
  }
}
