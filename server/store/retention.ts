import type { Store } from "./store.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** How long things are kept. The privacy policy says the same. */
export const retention = { delivered: 30 * day, undelivered: 90 * day, keys: 48 * hour } as const;

/** Removes what has been kept long enough. Returns how many messages went. */
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
  const removed = await removeMessages(
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
  return removed;
}

/** A few at a time, so that a large clean-up keeps nobody waiting. */
export async function removeMessages(store: Store, ids: readonly string[]) {
  for (let index = 0; index < ids.length; index += 100) {
    await store.db
      .deleteFrom("messages")
      .where("id", "in", ids.slice(index, index + 100))
      .execute();
  }
  if (ids.length > 0) await store.scrub();
  return ids.length;
}

/** Cleans up now and then every hour. Several processes may do it: what one has removed the others do not find. */
export function startRetention(store: Store, onFailure: (error: unknown) => void) {
  const clean = () => purge(store, Date.now()).then(() => {}, onFailure);
  let running = clean();
  const timer = setInterval(() => {
    running = clean();
  }, hour);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
