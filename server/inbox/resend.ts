import { UsageError } from "../command-line/usage-error.ts";
import type { Store } from "../store/store.ts";
import type { Entry } from "./entries.ts";

export async function retry({ db }: Store, { id, reference, state }: Entry) {
  if (state === "sent") throw new UsageError(`${reference} has already been sent.`);
  const { numUpdatedRows } = await makeDue(db).where("message_id", "=", id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw new UsageError(`${reference} is being sent right now.`);
}

export async function retryAll({ db }: Store) {
  const { numUpdatedRows } = await makeDue(db).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A mail that a process is sending would be sent twice. */
function makeDue(db: Store["db"]) {
  const now = Date.now();
  return db
    .updateTable("outbox")
    .set({
      state: "waiting",
      due_at: now,
      claim: null,
      attempts: 0,
      first_attempt_at: null,
      finished_at: null,
    })
    .where("state", "!=", "sent")
    .where((eb) => eb.or([eb("claim", "is", null), eb("due_at", "<=", now)]));
}
