import type { Generated } from "kysely";

/** Times are milliseconds since 1970, ids are UUIDs. The same tables on SQLite and PostgreSQL. */
export type Tables = {
  messages: {
    id: string;
    /** Made from the key, known to the visitor. */
    reference: string;
    /** Null once it is too old for a retry. */
    idempotency_key: string | null;
    body_hash: string;
    received_at: number;
    sender: string;
    subject: string;
    text: string;
  };
  /** The mail that each message becomes. */
  outbox: {
    message_id: string;
    state: MailState;
    attempts: Generated<number>;
    /** When to try next. A claim moves it to the end of its lease, so a lost claim becomes due by itself. */
    due_at: number;
    /** When it was sent or given up. */
    finished_at: Generated<number | null>;
    /** Why the last attempt failed: "unreachable", or the code of the mail server's answer. */
    failure: Generated<string | null>;
  };
  used_challenges: { nonce: string; expires_at: number };
  rate_counters: { key: string; count: number; resets_at: number };
  /** One row, written to find out whether writing works. */
  heartbeat: { id: number; at: number };
};

export type MailState = "waiting" | "sent" | "dead";
