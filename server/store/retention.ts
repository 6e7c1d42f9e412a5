import type { Store } from "./store.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Retention periods, as in the privacy policy. */
export const retention = { delivered: 30 * day, undelivered: 90 * day, keys: 48 * hour } as const;

/** Deletes what is older than its retention period. Returns the number of deleted messages. */
export async function purge(store: Store, now: number) {
  const { db } = store;
  const due = await db
    .selectFrom("messages")
    .innerJoin("outbox", "outbox.message_id", "messages.id")
    .select("messages.id")
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "sent"), eb("finished_at", "<", now - retention.delivered)]),
        eb.and([eb("state", "!=", "sent"), eb("received_at", "<", now - retention.undelivered)]),
      ]),
    )
    .execute();
  const deleted = await deleteMessages(
    store,
    due.map(({ id }) => id),
  );
  await db
    .updateTable("messages")
    .set({ idempotency_key: null })
    .where("idempotency_key", "is not", null)
    .where("received_at", "<", now - retention.keys)
    .execute();
  await db.deleteFrom("used_challenges").where("expires_at", "<", now).execute();
  await db.deleteFrom("rate_counters").where("resets_at", "<", now).execute();
  return deleted;
}

/** In batches, so that a large deletion does not block other queries. */
export async function deleteMessages(store: Store, ids: readonly string[]) {
  for (let index = 0; index < ids.length; index += 100) {
    await store.db
      .deleteFrom("messages")
      .where("id", "in", ids.slice(index, index + 100))
      .execute();
  }
  if (ids.length > 0) await store.checkpointWal();
  return ids.length;
}

export type Retention = ReturnType<typeof startRetention>;

/** Runs now and then every hour. Several processes may do so at the same time. */
export function startRetention(store: Store, onFailure: (error: unknown) => void) {
  const run = () => purge(store, Date.now()).then(() => {}, onFailure);
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, hour);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
