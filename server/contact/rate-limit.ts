import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { sql } from "kysely";
import { tryLater } from "../problem.ts";
import type { Store } from "../store/store.ts";

const minute = 60_000;

/** How many of a thing may happen within a time, for one client or for all of them together. */
type Limit = { name: string; most: number; within: number; per: "client" | "all" };

export function messageLimits(ofAllPerMinute: number): readonly Limit[] {
  return [
    { name: "messages", most: 5, within: 10 * minute, per: "client" },
    { name: "messages-a-day", most: 20, within: 24 * 60 * minute, per: "client" },
    { name: "messages-of-all", most: ofAllPerMinute, within: minute, per: "all" },
  ];
}

export const challengeLimits: readonly Limit[] = [
  { name: "challenges", most: 30, within: minute, per: "client" },
];

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Counts in the store, so that all server processes count together. `secret` keeps addresses out of it. */
export function createRateLimit({ db }: Store, secret: string, now: () => number = Date.now) {
  /** Refuses with 429 when one of the limits is used up; the client is told when to come back. */
  return async function take(address: string, limits: readonly Limit[]) {
    const time = now();
    const client = pseudonymOf(address);
    const rows = limits.map(({ name, within, per }) => ({
      key: per === "all" ? name : `${name}:${client}`,
      count: 1,
      resets_at: time + within,
    }));
    // Rows are locked in the order given, which is the same for all requests, so they never wait in a circle.
    const counters = await db
      .insertInto("rate_counters")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql`case when rate_counters.resets_at <= ${time} then 1 else rate_counters.count + 1 end`,
          resets_at: sql`case when rate_counters.resets_at <= ${time} then excluded.resets_at else rate_counters.resets_at end`,
        }),
      )
      .returning(["key", "count", "resets_at"])
      .execute();
    const waits = limits.flatMap(({ most }, index) => {
      const counter = counters.find(({ key }) => key === rows[index]?.key);
      return counter && counter.count > most ? [counter.resets_at - time] : [];
    });
    if (waits.length > 0) throw tryLater("too-many", Math.max(...waits) / 1000);
  };

  function pseudonymOf(address: string) {
    return createHmac("sha256", secret).update(networkOf(address)).digest("base64url").slice(0, 22);
  }
}

/** One IPv6 customer has a whole /64 of addresses, so that is what counts as one client. */
export function networkOf(address: string) {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("%", 1)[0]?.split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
