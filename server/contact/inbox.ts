import { createHash, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { referenceOf } from "#contract/api.ts";
import type { Message } from "#contract/message.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";
import type { Proof } from "./challenge/challenge.ts";

/** More mails than this waiting means that something is wrong, and taking in more would hide it. */
export const waitingLimit = 10_000;

type Outcome = "accepted" | "key-reused" | "challenge-used" | "full";

/** What was done with a key before: nothing, this same message, or another one. */
type Earlier = "none" | "accepted" | "key-reused";

export type Inbox = ReturnType<typeof createInbox>;

export function createInbox({ db }: Store, now: () => number = Date.now) {
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
  async function accept(message: Message, key: string, proof: Proof): Promise<Outcome> {
    const outcome = await db
      .transaction()
      .execute((transaction) => insertAll(transaction, message, key, proof))
      .catch((reason) => {
        if (reason instanceof Undone) return reason.outcome;
        throw reason;
      });
    if (outcome !== "repeated") return outcome;
    return (await earlier(key, message)) === "key-reused" ? "key-reused" : "accepted";
  }

  async function insertAll(
    transaction: Transaction<Tables>,
    message: Message,
    key: string,
    { nonce, expiresAt }: Proof,
  ): Promise<"accepted"> {
    if ((await countWaiting(transaction)) >= waitingLimit) throw new Undone("full");
    const row = {
      id: randomUUID(),
      reference: referenceOf(key),
      idempotency_key: key,
      body_hash: hashOf(message),
      received_at: now(),
      sender: message.from,
      subject: message.subject,
      text: message.text,
    };
    const stored = await transaction
      .insertInto("messages")
      .values(row)
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!stored) throw new Undone("repeated");
    const spent = await transaction
      .insertInto("used_challenges")
      .values({ nonce, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column("nonce").doNothing())
      .returning("nonce")
      .executeTakeFirst();
    if (!spent) throw new Undone("challenge-used");
    await transaction
      .insertInto("outbox")
      .values({ message_id: row.id, state: "waiting", due_at: row.received_at })
      .execute();
    return "accepted";
  }
}

/** Takes back what a transaction has done so far, and says why. */
class Undone extends Error {
  readonly outcome: "repeated" | "challenge-used" | "full";

  constructor(outcome: Undone["outcome"]) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** Counts no further than it has to. */
async function countWaiting(transaction: Transaction<Tables>) {
  const { count } = await transaction
    .selectFrom((from) =>
      from
        .selectFrom("outbox")
        .select("message_id")
        .where("state", "=", "waiting")
        .limit(waitingLimit)
        .as("some"),
    )
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function hashOf({ from, to, subject, text }: Message) {
  return createHash("sha256")
    .update(JSON.stringify([from, to, subject, text]))
    .digest("base64url");
}
