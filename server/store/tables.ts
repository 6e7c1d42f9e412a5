import type { Generated } from "kysely";

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
  };
  /** The outgoing mail of each message. */
  outbox: {
    message_id: string;
    state: MailState;
    attempts: Generated<number>;
    /** The time of the next attempt. A claim moves it to the end of its lease, so a lost claim becomes due again. */
    due_at: number;
    /** Set while a process sends the mail. */
    claim: Generated<string | null>;
    /** Retries end a fixed time after this. */
    first_attempt_at: Generated<number | null>;
    /** When it was sent or became dead. */
    finished_at: Generated<number | null>;
    /** Why the last attempt failed: the mail server's reply code, "no reply" or "disconnected". */
    failure: Generated<string | null>;
  };
  used_challenges: { nonce: string; expires_at: number };
  rate_counters: { key: string; count: number; resets_at: number };
  /** One row, written by the readiness check. */
  heartbeat: { id: number; at: number };
};

export type MailState = "waiting" | "sent" | "dead";
