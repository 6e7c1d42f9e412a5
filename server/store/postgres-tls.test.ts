import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Authority, createAuthority, hasOpenssl } from "../testing/certificates.ts";
import { type Postgres, startPostgres } from "../testing/postgres.ts";
import { openStore } from "./open.ts";

describe.skipIf(!hasOpenssl)("sslmode=verify-full", () => {
  let ours: Authority;
  let other: Authority;
  let postgres: Postgres;
  let misnamed: Postgres;
  beforeAll(async () => {
    [ours, other] = [createAuthority(), createAuthority()];
    postgres = await startPostgres({ durable: false, certificate: ours.issue("localhost") });
    misnamed = await startPostgres({ durable: false, certificate: ours.issue("db.example") });
  }, 60_000);
  afterAll(async () => {
    await postgres.remove();
    await misnamed.remove();
    for (const authority of [ours, other]) authority.remove();
  });

  /** Whether the connection is encrypted, according to the database. */
  async function isEncrypted(server: URL, parameters: string) {
    const databaseUrl = new URL(`postgres://postgres@localhost:${server.port}/postgres?${parameters}`);
    const store = await openStore({ databaseUrl, dataDir: "" });
    try {
      const { rows } = await sql<{ ssl: boolean }>`
        select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(store.db);
      return rows[0]?.ssl;
    } finally {
      await store.close();
    }
  }

  const trusting = ({ file }: Authority) => `sslmode=verify-full&sslrootcert=${file}`;

  const unknownAuthority = /its certificate is not signed by a known authority/;

  test("encrypts the connection to a database whose certificate our authority has signed", async () => {
    expect(await isEncrypted(postgres.url, trusting(ours))).toBe(true);
    expect(await isEncrypted(postgres.url, "")).toBe(false);
  });

  test("refuses a certificate of another authority, and one that no authority is named for", async () => {
    await expect(isEncrypted(postgres.url, trusting(other))).rejects.toThrow(unknownAuthority);
    await expect(isEncrypted(postgres.url, "sslmode=verify-full")).rejects.toThrow(unknownAuthority);
  });

  test("refuses a certificate for another host", async () => {
    await expect(isEncrypted(misnamed.url, trusting(ours))).rejects.toThrow(
      /its certificate is for another host name/,
    );
  });

  test("refuses a database without TLS", async () => {
    await expect(isEncrypted(new URL(inject("postgresUrl")), trusting(ours))).rejects.toThrow(
      /it offers no TLS/,
    );
  });
});
