import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { referenceOf } from "#contract/api.ts";
import type { Message } from "#contract/message.ts";
import type { Store } from "../store/store.ts";
import type { Proof } from "./challenge/challenge.ts";

/** More mails than this waiting means that something is wrong, and taking in more would hide it. */
export const waitingLimit = 10_000;

type Outcome = "accepted" | "key-reused" | "challenge-used" | "full";

/** What was done with a key before: nothing, this same message, or another one. */
type Earlier = "none" | "accepted" | "key-reused";

export type Inbox = ReturnType<typeof createInbox>;

export function createInbox({ db, atomically }: Store, now: () => number = Date.now) {
  return { earlier, accept };

  async function earlier(key: string, message: Message): Promise<Earlier> {
    const row = await db
      .selectFrom("messages")
      .select("body_hash")
      .where("idempotency_key", "=", key)
      .executeTakeFirst();
    if (!row) return "none";
    return row.body_hash === hashOf(message) ? "accepted" : "key-reused";
  }

  /** Stores the used challenge, the message and its outgoing mail, all of them or nothing. */
  async function accept(message: Message, key: string, { nonce, expiresAt }: Proof): Promise<Outcome> {
    const id = randomUUID();
    const time = now();
    const refusal = await atomically([
      { query: roomLeft(), otherwise: "full" },
      { query: insertMessage(id, message, key, time), otherwise: "repeated" },
      { query: spendChallenge(nonce, expiresAt), otherwise: "challenge-used" },
      { query: insertMail(id, time) },
    ]);
    if (refusal !== "repeated") return refusal ?? "accepted";
    return (await earlier(key, message)) === "key-reused" ? "key-reused" : "accepted";
  }

  /** Counts no further than it has to. */
  function roomLeft() {
    return sql`select 1 as room where ${waitingLimit} > (select count(*) from
      (select 1 from outbox where state = 'waiting' limit ${waitingLimit}) as waiting)`.compile(db);
  }

  function insertMessage(id: string, message: Message, key: string, time: number) {
    return db
      .insertInto("messages")
      .values({
        id,
        reference: referenceOf(key),
        idempotency_key: key,
        body_hash: hashOf(message),
        received_at: time,
        sender: message.from,
        subject: message.subject,
        text: message.text,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .compile();
  }

  function spendChallenge(nonce: string, expiresAt: number) {
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
}

function hashOf({ from, to, subject, text }: Message) {
  return createHash("sha256")
    .update(JSON.stringify([from, to, subject, text]))
    .digest("base64url");
}
