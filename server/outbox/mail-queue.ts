import type { Store } from "../store/store.ts";

/** An outgoing mail, claimed for one attempt. */
export type Mail = {
  id: string;
  reference: string;
  sender: string;
  subject: string;
  text: string;
  receivedAt: number;
  /** Including this one. */
  attempts: number;
};

/** Longer than any attempt can take. A claim that is older was lost with its process. */
const leaseTime = 60_000;

export const unreachable = "unreachable";

export type MailQueue = ReturnType<typeof createMailQueue>;

/** The waiting mails of the store. Each is claimed by one process at a time. */
export function createMailQueue({ db, skipsLockedRows }: Store) {
  return {
    async claim(now: number, limit: number): Promise<Mail[]> {
      const claimed = await db
        .updateTable("outbox")
        .set((eb) => ({ attempts: eb("attempts", "+", 1), due_at: now + leaseTime }))
        .where("message_id", "in", (from) =>
          from
            .selectFrom("outbox")
            .select("message_id")
            .where("state", "=", "waiting")
            .where("due_at", "<=", now)
            .orderBy("due_at")
            .limit(limit)
            .$if(skipsLockedRows, (query) => query.forUpdate().skipLocked()),
        )
        .returning(["message_id", "attempts"])
        .execute();
      if (claimed.length === 0) return [];
      const attempts = new Map(claimed.map((row) => [row.message_id, row.attempts]));
      const rows = await db
        .selectFrom("messages")
        .select(["id", "reference", "sender", "subject", "text", "received_at as receivedAt"])
        .where("id", "in", [...attempts.keys()])
        .orderBy("received_at")
        .execute();
      return rows.map((row) => ({ ...row, attempts: attempts.get(row.id) ?? 1 }));
    },

    async markSent(id: string, now: number) {
      await finish(id, "sent", now, null);
    },

    async markDead(id: string, now: number, failure: string) {
      await finish(id, "dead", now, failure);
    },

    async postpone(id: string, until: number, failure: string) {
      await db
        .updateTable("outbox")
        .set({ due_at: until, failure })
        .where("message_id", "=", id)
        .where("state", "=", "waiting")
        .execute();
    },

    /** Makes all mails due that wait for an unreachable mail server. */
    async wake(now: number) {
      await db
        .updateTable("outbox")
        .set({ due_at: now })
        .where("state", "=", "waiting")
        .where("failure", "=", unreachable)
        .where("due_at", ">", now)
        .execute();
    },
  };

  async function finish(id: string, state: "sent" | "dead", now: number, failure: string | null) {
    await db
      .updateTable("outbox")
      .set({ state, finished_at: now, failure })
      .where("message_id", "=", id)
      .execute();
  }
}
