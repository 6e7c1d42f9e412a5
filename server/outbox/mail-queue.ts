import { randomUUID } from "node:crypto";
import type { Store } from "../store/store.ts";
import { transmissionLimit } from "./smtp-session.ts";

type MailKind = "message" | "acknowledgement";

const tables = { message: "outbox", acknowledgement: "acknowledgements" } as const;
const kinds = ["message", "acknowledgement"] as const;

export type Mail = {
  kind: MailKind;
  /** Of the message. */
  id: string;
  reference: string;
  sender: string;
  subject: string;
  text: string;
  receivedAt: number;
  /** Including this one. */
  attempts: number;
  firstAttemptAt: number;
  /** Whoever lost the claim can no longer change the mail. */
  claim: string;
  claimedAt: number;
};

const minute = 60_000;

const freshFor = minute;

/** Once its text is on its way, a mail's claim outlives it, so that no other process can send it too. */
export const leaseTime = freshFor + transmissionLimit + minute;

/** Between two attempts, before a fifth of it at most is added at random. */
export const maxBackoff = 30 * minute;

/** An unclaimed mail that is due later than this was stored before the clock was set back. Clocks agree to the minute. */
const maxDelay = 1.2 * maxBackoff + minute;

export type MailQueue = ReturnType<typeof createMailQueue>;

export function createMailQueue({ db, skipsLockedRows }: Store) {
  /** The store may or may not have them, because its response was lost. */
  const uncertain = new Set<string>();

  return { hasDue, claim, keepClaim, release, markSent, markDead, postpone };

  async function hasDue(now: number, inHand: readonly Mail[]) {
    for (const kind of kinds)
      if (await due(kind, now, inHand).select("message_id").limit(1).executeTakeFirst()) return true;
    return false;
  }

  /** Messages first: acknowledgements can wait. When the clock jumps, claims of mails in hand seem to have ended. */
  async function claim(now: number, inHand: readonly Mail[] = [], limit = 1): Promise<Mail[]> {
    await dropUncertain(now);
    const claim = randomUUID();
    try {
      const messages = await claimDue("message", claim, now, inHand, limit);
      return messages.length > 0 ? messages : await claimDue("acknowledgement", claim, now, inHand, limit);
    } catch (error) {
      uncertain.add(claim);
      throw error;
    }
  }

  /** Otherwise nobody would send their mails until the claims expire. */
  async function dropUncertain(now: number) {
    if (uncertain.size === 0) return;
    const claims = [...uncertain];
    for (const kind of kinds)
      await db
        .updateTable(tables[kind])
        .set((eb) => ({ claim: null, due_at: now, attempts: eb("attempts", "-", 1) }))
        .where("claim", "in", claims)
        .execute();
    for (const claim of claims) uncertain.delete(claim);
  }

  async function claimDue(
    kind: MailKind,
    claim: string,
    now: number,
    inHand: readonly Mail[],
    limit: number,
  ): Promise<Mail[]> {
    const claimed = await db
      .updateTable(tables[kind])
      .set((eb) => ({
        claim,
        due_at: now + leaseTime,
        attempts: eb("attempts", "+", 1),
        first_attempt_at: eb.fn.coalesce("first_attempt_at", eb.val(now)),
      }))
      .where(
        "message_id",
        "in",
        due(kind, now, inHand)
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
      kind,
      attempts: attempts.get(row.id)?.attempts ?? 1,
      firstAttemptAt: attempts.get(row.id)?.first_attempt_at ?? now,
      claim,
      claimedAt: now,
    }));
  }

  async function keepClaim(mail: Mail, now: number) {
    if (now - mail.claimedAt <= freshFor) return true;
    const kept = await claimed(mail)
      .set({ due_at: now + leaseTime })
      .executeTakeFirst();
    return kept.numUpdatedRows > 0n;
  }

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
  async function markSent({ kind, id }: Mail, now: number, failure: string | null = null) {
    await db
      .updateTable(tables[kind])
      .set({ state: "sent", claim: null, finished_at: now, failure })
      .where("message_id", "=", id)
      .execute();
  }

  async function markDead(mail: Mail, now: number, failure: string) {
    await claimed(mail).set({ state: "dead", claim: null, finished_at: now, failure }).execute();
  }

  async function postpone(mail: Mail, until: number, failure: string) {
    await claimed(mail).set({ claim: null, due_at: until, failure }).execute();
  }

  function due(kind: MailKind, now: number, inHand: readonly Mail[]) {
    const ids = inHand.filter((mail) => mail.kind === kind).map(({ id }) => id);
    return db
      .selectFrom(tables[kind])
      .where("state", "=", "waiting")
      .$if(ids.length > 0, (query) => query.where("message_id", "not in", ids))
      .where((eb) =>
        eb.or([
          eb("due_at", "<=", now),
          eb.and([eb("claim", "is", null), eb("due_at", ">", now + maxDelay)]),
        ]),
      );
  }

  function claimed({ kind, id, claim }: Mail) {
    return db.updateTable(tables[kind]).where("message_id", "=", id).where("claim", "=", claim);
  }
}
