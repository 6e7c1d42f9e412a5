import { createMailQueue } from "#server/outbox/mail-queue.ts";
import { openStore, type StoreConfig } from "#server/store/open.ts";
import type { Store } from "#server/store/store.ts";
import { formatCount } from "./harness/measure.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";
import type { Result, Trial, TrialContext } from "./harness/trial.ts";

const claimerCount = 8;

export const concurrentClaims: Trial = {
  id: "15",
  title: "8 claimers, 10,000 rows",
  expected: "10,000 unique, on both",
  run: async (context) => [
    await claimFrom(context, context.sqlite()),
    await claimFrom(context, await postgresStore()),
  ],
};

/** Each claimer has its own connection, like a process. */
async function claimFrom(context: TrialContext, { name, env }: TrialStore): Promise<Result> {
  const config: StoreConfig = {
    databaseUrl: env.DATABASE_URL ? new URL(env.DATABASE_URL) : undefined,
    dataDir: env.DATA_DIR ?? context.temporaryFolder(),
  };
  const stores: Store[] = [];
  for (let index = 0; index < claimerCount; index += 1)
    stores.push(await openStore(config, index === 0 ? "server" : "shared"));
  const [first] = stores;
  if (!first) throw new Error("No store");
  await fill(first, context.counts.claims);
  const claims = await Promise.all(stores.map((store) => claimAll(store)));
  await Promise.all(stores.map((store) => store.close()));
  const ids = claims.flat();
  const unique = new Set(ids).size;
  const busy = claims.filter((some) => some.length > 0).length;
  return {
    store: name,
    measured: `${formatCount(ids.length)} claimed by ${busy} claimers, ${formatCount(unique)} unique`,
    passed: ids.length === context.counts.claims && unique === ids.length && busy > 1,
  };
}

async function claimAll(store: Store) {
  const queue = createMailQueue(store);
  const ids: string[] = [];
  for (;;) {
    const claimed = await queue.claim(Date.now(), [], 20);
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
