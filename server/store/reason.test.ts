import { sql } from "kysely";
import { expect, test } from "vitest";
import { stores } from "../testing/stores.ts";
import { reasonFor } from "./reason.ts";

const withCode = (code: string) => Object.assign(new Error("insert into messages ..."), { code });

test.each([
  [withCode("25006"), "it is read-only (25006)"],
  [withCode("53100"), "its disk is full (53100)"],
  [withCode("CERT_HAS_EXPIRED"), "its certificate has expired (CERT_HAS_EXPIRED)"],
  [withCode("database or disk is full"), "database or disk is full"],
  [new AggregateError([withCode("ECONNREFUSED")]), "nothing listens there (ECONNREFUSED)"],
  [new Error("The server does not support SSL connections"), "it offers no TLS, which DATABASE_URL requires"],
  [new Error("Connection terminated due to connection timeout"), "it does not answer"],
  [new Error("Connection terminated unexpectedly"), "the connection broke"],
  [new Error("Client has encountered a connection error and is not queryable"), "the connection broke"],
  [new TypeError("insert into messages ..."), "TypeError"],
])("says why, and quotes no query: %s", (error, reason) => {
  expect(reasonFor(error)).toBe(reason);
});

test("says that PostgreSQL is read-only", async () => {
  const { store, close } = await stores.PostgreSQL();
  const failure = await store
    .transaction([
      { query: sql`set transaction read only`.compile(store.db) },
      { query: store.db.insertInto("heartbeat").values({ id: 1, at: 0 }).compile() },
    ])
    .catch(reasonFor);
  expect(failure).toBe("it is read-only (25006)");
  await close();
});
