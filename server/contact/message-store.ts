import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { referenceOf } from "#contract/api.ts";
import type { Message } from "#contract/message.ts";
import type { Store } from "../store/store.ts";
import type { Proof } from "./challenge/challenge.ts";

/** With more waiting mails than this something is wrong, and accepting more would hide it. */
export const maxWaiting = 10_000;

const acknowledgementInterval = 3_600_000;

type Outcome = "accepted" | "key-reused" | "challenge-used" | "full";

export type MessageStore = ReturnType<typeof createMessageStore>;

type Options = {
  acknowledge?: boolean;
  now?: () => number;
};

export function createMessageStore(
  { db, transaction }: Store,
  { acknowledge = false, now = Date.now }: Options = {},
) {
  return { isAccepted, isChallengeUsed, findDuplicate, accept };

  async function isAccepted(key: string) {
    const query = db.selectFrom("messages").select("id").where("idempotency_key", "=", key);
    return (await query.executeTakeFirst()) !== undefined;
  }

  async function isChallengeUsed(nonce: string) {
    const query = db.selectFrom("used_challenges").select("nonce").where("nonce", "=", nonce);
    return (await query.executeTakeFirst()) !== undefined;
  }

  async function findDuplicate(key: string, message: Message): Promise<"none" | "accepted" | "key-reused"> {
    const row = await db
      .selectFrom("messages")
      .select("body_hash")
      .where("idempotency_key", "=", key)
      .executeTakeFirst();
    if (!row) return "none";
    return row.body_hash === hashMessage(message) ? "accepted" : "key-reused";
  }

  async function accept(message: Message, key: string, { nonce, expiresAt }: Proof): Promise<Outcome> {
    const id = randomUUID();
    const time = now();
    const failure = await transaction([
      { query: hasCapacity(), onNoRow: "full" },
      { query: insertMessage(id, message, key, time), onNoRow: "duplicate" },
      { query: insertUsedChallenge(nonce, expiresAt), onNoRow: "challenge-used" },
      { query: insertMail(id, time) },
      ...(acknowledge && isAcknowledgeable(message.from)
        ? [{ query: insertAcknowledgement(id, message.from, time) }]
        : []),
    ]);
    if (failure !== "duplicate") return failure ?? "accepted";
    return (await findDuplicate(key, message)) === "key-reused" ? "key-reused" : "accepted";
  }

  /** The inner limit keeps the count from reading more rows than needed. */
  function hasCapacity() {
    return sql`select 1 as capacity where ${maxWaiting} > (select count(*) from
      (select 1 from outbox where state = 'waiting' limit ${maxWaiting}) as waiting)`.compile(db);
  }

  function insertMessage(id: string, message: Message, key: string, time: number) {
    return db
      .insertInto("messages")
      .values({
        id,
        reference: referenceOf(key),
        idempotency_key: key,
        body_hash: hashMessage(message),
        received_at: time,
        sender: message.from,
        subject: message.subject,
        text: message.text,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .compile();
  }

  function insertUsedChallenge(nonce: string, expiresAt: number) {
    return db
      .insertInto("used_challenges")
      .values({ nonce, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column("nonce").doNothing())
      .returning("nonce")
      .compile();
  }

  function insertMail(id: string, time: number) {
    return db.insertInto("outbox").values({ message_id: id, state: "waiting", due_at: time }).compile();
  }

  /** Replaces the last one to the same address, unless that still waits or was sent within the hour. */
  function insertAcknowledgement(id: string, sender: string, time: number) {
    const mail = { message_id: id, state: "waiting", due_at: time } as const;
    const unsent = { attempts: 0, claim: null, first_attempt_at: null, finished_at: null, failure: null };
    return db
      .insertInto("acknowledgements")
      .values({ address: mailboxOf(sender), ...mail })
      .onConflict((conflict) =>
        conflict
          .column("address")
          .doUpdateSet({ ...mail, ...unsent })
          .where("acknowledgements.finished_at", "<=", time - acknowledgementInterval),
      )
      .compile();
  }
}

function hashMessage({ from, to, subject, text }: Message) {
  return createHash("sha256")
    .update(JSON.stringify([from, to, subject, text]))
    .digest("base64url");
}

/** Not to a name on this machine or network, nor to an address that mail programs would decode into another one. */
function isAcknowledgeable(address: string) {
  return /@[^@]+\.[^@]+$/.test(address) && !address.includes("=?");
}

/** Many providers deliver a.da+x@ to the mailbox of ada@, so these count as one. */
function mailboxOf(address: string) {
  const [local = "", domain] = address.toLowerCase().split("@");
  return `${local.replace(/\+.*|\./g, "") || local}@${domain}`;
}
