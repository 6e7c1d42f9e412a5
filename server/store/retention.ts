import type { Log } from "../log.ts";
import { dayOf } from "./day.ts";
import { reasonFor } from "./reason.ts";
import type { Store } from "./store.ts";

const minute = 60_000;
const hour = 3_600_000;
const day = 24 * hour;

/**
 * As in the privacy policy. A message that is neither mailed nor done is kept, and a used challenge for a day after it
 * has expired, because the clock may be set back.
 */
export const retention = { messages: 30 * day, keys: 48 * hour, vitals: 90 * day, challenges: day } as const;

export async function purge(store: Store, now: number) {
  const { db } = store;
  const due = await db
    .selectFrom("messages")
    .innerJoin("outbox", "outbox.message_id", "messages.id")
    .select("messages.id")
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "sent"), eb("finished_at", "<", now - retention.messages)]),
        eb.and([eb("state", "!=", "sent"), eb("done_at", "<", now - retention.messages)]),
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
  await db
    .deleteFrom("used_challenges")
    .where("expires_at", "<", now - retention.challenges)
    .execute();
  await db.deleteFrom("rate_counters").where("resets_at", "<", now).execute();
  await db
    .deleteFrom("vitals")
    .where("day", "<", dayOf(now - retention.vitals))
    .execute();
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

/** Every hour, or sooner while erasure is blocked. Several processes may do so at the same time. */
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
      log.error({ reason: reasonFor(error), err: error }, "retention failed");
      return hour;
    }
  }
}
