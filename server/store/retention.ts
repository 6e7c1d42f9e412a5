import type { Log } from "../log.ts";
import type { Store } from "./store.ts";

const minute = 60_000;
const hour = 3_600_000;
const day = 24 * hour;

/** Retention periods, as in the privacy policy. */
export const retention = { delivered: 30 * day, undelivered: 90 * day, keys: 48 * hour } as const;

/** Deletes what is older than its retention period, also from the files of the database where that is possible. */
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
  // Also when nothing was due: an earlier run may have been blocked.
  return { deleted, erasure: await store.overwriteDeleted() };
}

/** In batches, so that a large deletion does not block other queries. */
export async function deleteMessages(store: Store, ids: readonly string[]) {
  for (let index = 0; index < ids.length; index += 100) {
    await store.db
      .deleteFrom("messages")
      .where("id", "in", ids.slice(index, index + 100))
      .execute();
  }
  return ids.length;
}

export type Retention = ReturnType<typeof startRetention>;

/** Runs now and then every hour, or sooner while erasure is blocked. Several processes may do so at the same time. */
export function startRetention(store: Store, log: Log, retryDelay = minute) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let running = run();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };

  async function run() {
    const delay = await purgeAndReport();
    if (stopped) return;
    timer = setTimeout(() => {
      running = run();
    }, delay);
  }

  async function purgeAndReport() {
    try {
      const { erasure } = await purge(store, Date.now());
      if (erasure !== "blocked") return hour;
      log.warn("erasure is not complete: another process is reading the database, so its log keeps the text");
      return retryDelay;
    } catch (error) {
      log.error({ err: error }, "retention failed");
      return hour;
    }
  }
}
