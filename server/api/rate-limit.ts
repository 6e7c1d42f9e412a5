import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { sql } from "kysely";
import { retryAfter } from "../problem.ts";
import type { Store } from "../store/store.ts";

const minute = 60_000;

/** The clocks of several machines agree to this. */
const clockTolerance = minute;

type Limit = { name: string; max: number; window: number; per: "client" | "all" };

export const clientLimits: readonly Limit[] = [
  { name: "messages", max: 5, window: 10 * minute, per: "client" },
  { name: "messages-per-day", max: 20, window: 24 * 60 * minute, per: "client" },
];

export function totalLimits(perMinute: number): readonly Limit[] {
  return [{ name: "messages-total", max: perMinute, window: minute, per: "all" }];
}

export const challengeLimits: readonly Limit[] = [
  { name: "challenges", max: 30, window: minute, per: "client" },
];

export const vitalsLimits: readonly Limit[] = [
  { name: "vitals", max: 30, window: 10 * minute, per: "client" },
  { name: "vitals-per-day", max: 200, window: 24 * 60 * minute, per: "client" },
];

export const vitalsTotalLimits: readonly Limit[] = [
  { name: "vitals-total", max: 600, window: minute, per: "all" },
];

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Client addresses are stored as HMACs with `secret`. */
export function createRateLimit({ db }: Store, secret: string, now: () => number = Date.now) {
  return async function consume(address: string, limits: readonly Limit[]) {
    const time = now();
    const client = pseudonymize(address);
    const rows = limits.map(({ name, window, per }) => ({
      key: per === "all" ? name : `${name}:${client}`,
      count: 1,
      resets_at: time + window,
    }));
    // A counter that ends later than a new one was stored before the clock was set back.
    const hasEnded = sql`rate_counters.resets_at <= ${time}
      or rate_counters.resets_at > excluded.resets_at + ${clockTolerance}`;
    // Rows are locked in the given order, which is the same for all requests, so there is no deadlock.
    const counters = await db
      .insertInto("rate_counters")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql`case when ${hasEnded} then 1 else rate_counters.count + 1 end`,
          resets_at: sql`case when ${hasEnded} then excluded.resets_at else rate_counters.resets_at end`,
        }),
      )
      .returning(["key", "count", "resets_at"])
      .execute();
    const waits = limits.flatMap(({ max }, index) => {
      const counter = counters.find(({ key }) => key === rows[index]?.key);
      return counter && counter.count > max ? [counter.resets_at - time] : [];
    });
    if (waits.length > 0) throw retryAfter("too-many", Math.max(...waits) / 1000);
  };

  function pseudonymize(address: string) {
    return createHmac("sha256", secret).update(clientNetwork(address)).digest("base64url").slice(0, 22);
  }
}

/** An IPv6 customer usually has a whole /64 of addresses, so that counts as one client. */
export function clientNetwork(address: string) {
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
