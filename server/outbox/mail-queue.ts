import { randomUUID } from "node:crypto";
import type { Store } from "../store/store.ts";
import { transmissionLimit } from "./smtp-session.ts";

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
  firstAttemptAt: number;
  /** Identifies the claim. Whoever lost it can no longer change the mail. */
  claim: string;
  claimedAt: number;
};

const minute = 60_000;

/** A claim that is older than this is extended before the text of the mail is sent. */
const freshFor = minute;

/**
 * How long a claim lasts. Once the text of a mail is on its way, its claim outlives it by a minute at least, so no other
 * process can send it too. A claim that has expired was lost with its process.
 */
export const leaseTime = freshFor + transmissionLimit + minute;

export type MailQueue = ReturnType<typeof createMailQueue>;

/** The waiting mails of the store. Each is claimed by one process at a time. */
export function createMailQueue({ db, skipsLockedRows }: Store) {
  /** Claims that the store may or may not have, because its response was lost. */
  const uncertain = new Set<string>();

  return { hasDue, claim, keepClaim, release, markSent, markDead, postpone };

  async function hasDue(now: number) {
    return (await due(now).select("message_id").limit(1).executeTakeFirst()) !== undefined;
  }

  async function claim(now: number, limit = 1): Promise<Mail[]> {
    await dropUncertain(now);
    const claim = randomUUID();
    try {
      return await claimDue(claim, now, limit);
    } catch (error) {
      uncertain.add(claim);
      throw error;
    }
  }

  /** Otherwise nobody would send their mails until the claims expire. */
  async function dropUncertain(now: number) {
    if (uncertain.size === 0) return;
    const claims = [...uncertain];
    await db
      .updateTable("outbox")
      .set((eb) => ({ claim: null, due_at: now, attempts: eb("attempts", "-", 1) }))
      .where("claim", "in", claims)
      .execute();
    for (const claim of claims) uncertain.delete(claim);
  }

  async function claimDue(claim: string, now: number, limit: number): Promise<Mail[]> {
    const claimed = await db
      .updateTable("outbox")
      .set((eb) => ({
        claim,
        due_at: now + leaseTime,
        attempts: eb("attempts", "+", 1),
        first_attempt_at: eb.fn.coalesce("first_attempt_at", eb.val(now)),
      }))
      .where(
        "message_id",
        "in",
        due(now)
          .select("message_id")
          .orderBy("due_at")
          .limit(limit)
          .$if(skipsLockedRows, (query) => query.forUpdate().skipLocked()),
      )
      .returning(["message_id", "attempts", "first_attempt_at"])
      .execute();
    if (claimed.length === 0) return [];
    const attempts = new Map(claimed.map((row) => [row.message_id, row]));
    const rows = await db
      .selectFrom("messages")
      .select(["id", "reference", "sender", "subject", "text", "received_at as receivedAt"])
      .where("id", "in", [...attempts.keys()])
      .orderBy("received_at")
      .execute();
    return rows.map((row) => ({
      ...row,
      attempts: attempts.get(row.id)?.attempts ?? 1,
      firstAttemptAt: attempts.get(row.id)?.first_attempt_at ?? now,
      claim,
      claimedAt: now,
    }));
  }

  /** Whether the mail may be sent now: its claim is fresh, or could be extended. */
  async function keepClaim(mail: Mail, now: number) {
    if (now - mail.claimedAt <= freshFor) return true;
    const kept = await claimed(mail)
      .set({ due_at: now + leaseTime })
      .executeTakeFirst();
    return kept.numUpdatedRows > 0n;
  }

  /** Gives a mail back as if it had never been claimed. */
  async function release(mail: Mail, now: number) {
    await claimed(mail)
      .set({
        claim: null,
        due_at: now,
        attempts: mail.attempts - 1,
        first_attempt_at: mail.attempts === 1 ? null : mail.firstAttemptAt,
      })
      .execute();
  }

  /** Also without the claim: whoever has it now would send a copy. */
  async function markSent({ id }: Mail, now: number) {
    await db
      .updateTable("outbox")
      .set({ state: "sent", claim: null, finished_at: now, failure: null })
      .where("message_id", "=", id)
      .execute();
  }

  async function markDead(mail: Mail, now: number, failure: string) {
    await claimed(mail).set({ state: "dead", claim: null, finished_at: now, failure }).execute();
  }

  async function postpone(mail: Mail, until: number, failure: string) {
    await claimed(mail).set({ claim: null, due_at: until, failure }).execute();
  }

  function due(now: number) {
    return db.selectFrom("outbox").where("state", "=", "waiting").where("due_at", "<=", now);
  }

  function claimed({ id, claim }: Mail) {
    return db.updateTable("outbox").where("message_id", "=", id).where("claim", "=", claim);
  }
}
