import { sql } from "kysely";
import { metricNames, type Vitals } from "#contract/vitals.ts";
import { dayOf } from "../store/day.ts";
import type { Store } from "../store/store.ts";
import { bucketOf } from "./histogram.ts";

export type VitalsStore = ReturnType<typeof createVitalsStore>;

/** Counts visits by day, route and metric. Nothing of a single visit is kept. */
export function createVitalsStore({ db }: Store, now: () => number = Date.now) {
  return {
    async add({ route, ...values }: Vitals) {
      const day = dayOf(now());
      // In the same order for all visits, so that no two wait for each other.
      const rows = metricNames.flatMap((metric) => {
        const value = values[metric];
        return value === undefined ? [] : [{ day, route, metric, bucket: bucketOf(value), count: 1 }];
      });
      if (rows.length === 0) return;
      await db
        .insertInto("vitals")
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(["day", "route", "metric", "bucket"])
            .doUpdateSet({ count: sql`vitals.count + 1` }),
        )
        .execute();
    },
  };
}

/** The counts since a day, all days together. */
export function readVitals({ db }: Store, since: string) {
  return db
    .selectFrom("vitals")
    .select(({ fn }) => ["route", "metric", "bucket", fn.sum<number>("count").as("count")])
    .where("day", ">=", since)
    .groupBy(["route", "metric", "bucket"])
    .execute();
}
