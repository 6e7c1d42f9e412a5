import type { Generated } from "kysely";
import type { MetricName } from "#contract/vitals.ts";

/** Times are Unix milliseconds, ids are UUIDs. The same tables on SQLite and PostgreSQL. */
export type Tables = {
  messages: {
    id: string;
    /** Derived from the idempotency key, and shown to the visitor. */
    reference: string;
    /** Null once it has expired. */
    idempotency_key: string | null;
    body_hash: string;
    received_at: number;
    sender: string;
    subject: string;
    text: string;
    done_at: Generated<number | null>;
    note: Generated<string | null>;
  };
  outbox: MailRow;
  acknowledgements: MailRow & { address: string };
  used_challenges: { nonce: string; expires_at: number };
  rate_counters: { key: string; count: number; resets_at: number };
  /** How many visits had a metric in this bucket, by day ("2026-11-17", in UTC) and route. */
  vitals: { day: string; route: string; metric: MetricName; bucket: number; count: number };
  heartbeat: { id: number; at: number };
};

export type MailState = "waiting" | "sent" | "dead";

type MailRow = {
  message_id: string;
  state: MailState;
  attempts: Generated<number>;
  /** The time of the next attempt. A claim moves it to the end of its lease, so a lost claim becomes due again. */
  due_at: number;
  /** Set while a process sends the mail. */
  claim: Generated<string | null>;
  /** Retries end a fixed time after this. */
  first_attempt_at: Generated<number | null>;
  finished_at: Generated<number | null>;
  /** Why the last attempt failed; of a sent mail, "550 for 1 of 2". */
  failure: Generated<string | null>;
};
