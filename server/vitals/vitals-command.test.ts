import { beforeEach, describe, expect, test } from "vitest";
import type { Terminal } from "../command-line/terminal.ts";
import { UsageError } from "../command-line/usage-error.ts";
import { openStore } from "../store/open.ts";
import { sharedStore, storeNames } from "../testing/stores.ts";
import { vitalsCommand } from "./vitals-command.ts";
import { createVitalsStore } from "./vitals-store.ts";

const day = 24 * 3_600_000;
const now = Date.parse("2026-11-17T10:00:00Z");

describe.each(storeNames)("npm run vitals, on %s", (name) => {
  const fresh = sharedStore(name);
  beforeEach(() => fresh.store.db.deleteFrom("vitals").execute());

  /** As the command line does: with its own connection, while the server's is open. */
  async function run(args: readonly string[] = [], terminal?: Terminal) {
    const store = await openStore(fresh.config, "shared");
    try {
      return await vitalsCommand(store, args, terminal, now);
    } finally {
      await store.close();
    }
  }
  const addOn = (daysAgo: number) => createVitalsStore(fresh.store, () => now - daysAgo * day).add;

  async function addVisits() {
    for (const lcp of [1_000, 1_200, 1_400, 9_000]) await addOn(0)({ route: "/", lcp, inp: 80, cls: 4 });
    for (const lcp of [3_000, 3_111]) await addOn(27)({ route: "/case-studies/*", lcp, cls: 300 });
    await addOn(28)({ route: "/about", lcp: 5_000 });
  }

  test("says that there are none", async () => {
    expect(await run()).toBe("No visits were measured in the last 28 days.");
  });

  test("prints the percentiles of the last 28 days by metric, the worst route first", async () => {
    await addVisits();
    const charts = (await run()).split("\n\n");
    expect(charts.map((chart) => chart.split(":")[0]?.slice(0, 3))).toEqual(["Wha", "LCP", "INP", "CLS"]);
    const [, head, worst, best] = charts[1]?.split("\n") ?? [];
    expect(head).toMatch(/^ROUTE +P75 +VISITS$/);
    expect(worst).toMatch(/^\/case-studies\/\* +3\.20 s +2 +█{40}$/);
    expect(best).toMatch(/^\/ +1\.40 s +4 +█{18}$/);
    expect(charts[2]).toMatch(/^\/ +80 ms +4 +█{16}$/m);
    expect(charts[3]).toMatch(/^\/ +0\.004 +4( +█)?$/m);
  });

  test("takes another number of days", async () => {
    await addVisits();
    expect(await run(["--days", "29"])).toContain("/about");
    expect(await run(["--days", "1"])).not.toContain("/case-studies/*");
  });

  test("prints JSON for programs", async () => {
    await addVisits();
    expect(JSON.parse(await run(["--json"]))).toEqual([
      { metric: "lcp", route: "/case-studies/*", visits: 2, p75: 3_200 },
      { metric: "lcp", route: "/", visits: 4, p75: 1_400 },
      { metric: "inp", route: "/", visits: 4, p75: 80 },
      { metric: "cls", route: "/case-studies/*", visits: 2, p75: 0.3 },
      { metric: "cls", route: "/", visits: 4, p75: 0.004 },
    ]);
  });

  test.each([80, 40, 24])("fits a terminal of %d columns, in colour", async (columns) => {
    await addVisits();
    const styles = new Set<unknown>();
    const terminal: Terminal = {
      columns,
      paint(style, text) {
        styles.add(style);
        return text;
      },
    };
    const lines = (await run([], terminal)).split("\n");
    expect(lines.filter((line) => line.length > columns)).toEqual([]);
    expect(styles).toEqual(new Set(["bold", "dim", "green", "yellow", "red"]));
  });

  test.each([["--days", "0"], ["--days", "91"], ["--days", "x"], ["--week"], ["list"]])(
    "does not know %s %s",
    async (...args) => {
      await expect(run(args.filter(Boolean))).rejects.toThrow(UsageError);
    },
  );
});
