import { vitalsPath } from "#contract/vitals.ts";
import { nextClientAddress, send } from "./harness/client.ts";
import { formatCount, mapConcurrent, tally } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";
import { postgresStore } from "./harness/stores.ts";
import type { Trial } from "./harness/trial.ts";

const canary = "canary-of-the-vitals";

export const hostileVitals: Trial = {
  id: "37",
  title: "hostile bodies of `POST /api/vitals`",
  expected: "5,000 tried, 0 answers of 500, 0 bytes of it in a header or in the store",
  async run({ random, counts, sqlite, startServer }) {
    const results = [];
    for (const store of [sqlite(), await postgresStore()]) {
      const server = await startServer(store, { env: { VITALS: "true" } });
      const bodies = Array.from({ length: counts.vitals }, () => hostileBody(random));
      const responses = await mapConcurrent(bodies, 8, (body) => {
        const headers = { "Content-Type": "application/json", "X-Forwarded-For": nextClientAddress() };
        return send(server, "POST", vitalsPath, { headers, body });
      });
      const statuses = responses.map(({ status }) => status);
      const failed = statuses.filter((status) => status >= 500).length;
      const echoed = responses.filter((response) => JSON.stringify(response).includes(canary)).length;
      const counted = await store.count("vitals");
      const hostile = await store.count(
        `vitals where route like '%${canary}%' or bucket > 600000 or bucket < 0`,
      );
      results.push({
        store: store.name,
        measured: `${formatCount(bodies.length)} tried (${tally(statuses)}), ${failed} failed, ${echoed} with it in the answer; ${counted} rows in the store, ${hostile} with it`,
        passed: failed + echoed + hostile === 0 && counted > 0 && statuses.includes(204),
      });
    }
    return results;
  },
};

/** Valid but for one field, which has another type, a hostile text or an extreme number. */
function hostileBody(random: Random) {
  const vitals: Record<string, unknown> = {
    route: random.pick(["/", "/about", "/case-studies/*"]),
    lcp: random.int(0, 10_000),
    inp: random.int(0, 1_000),
    cls: random.int(0, 500),
  };
  const text = () =>
    canary +
    random.pick([
      "\r\nX-Extra: 1",
      "\0",
      "'; drop table vitals; --",
      "\u001b[2J",
      "\ud800",
      "\u202e",
      "%0d%0a",
    ]);
  const number = () => random.pick([-1, 0.1, 1e308, -0, 2 ** 53, 600_001, 600_000]);
  const hostile = () =>
    random.pick<unknown>([text(), number(), null, true, [], {}, [text()], { toString: text() }]);
  const field = random.pick(["route", "lcp", "inp", "cls", text(), "__proto__", "constructor"]);
  const changed = JSON.stringify({ ...vitals, [field]: hostile() });
  return random.pick([
    () => changed,
    () => JSON.stringify({ ...vitals, route: text() }),
    () => changed.replace("{", `{"${field}":${JSON.stringify(hostile())},`),
    () => changed.slice(0, random.int(0, changed.length)),
    () =>
      changed.replace(/:\d+/, () => `:${random.pick(["NaN", "Infinity", "1e999", "-0", "0x10", "1_000"])}`),
    () => "[".repeat(random.int(1, 200)) + changed,
    () => JSON.stringify({ ...vitals, route: text().repeat(random.int(1, 200)) }),
    () => JSON.stringify(hostile()),
  ])();
}
