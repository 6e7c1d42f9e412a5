import { post } from "./harness/client.ts";
import { formatCount, mapConcurrent, tally } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";
import type { Trial } from "./harness/trial.ts";

/** The limit of one client in ten minutes. */
const clientLimit = 5;

export const forwardedFor: Trial = {
  id: "16",
  title: "1,000 posts with random X-Forwarded-For",
  expected: "limited as one client",
  async run(context) {
    const { random, counts } = context;
    const store = context.sqlite();
    const server = await context.startServer(store, {
      env: { TRUSTED_PROXIES: "", MESSAGES_PER_MINUTE: "" },
    });
    const addresses = Array.from({ length: counts.forwarded }, () => address(random));
    const responses = await mapConcurrent(addresses, 8, (forwarded) =>
      post(server, {
        headers: { "X-Forwarded-For": forwarded, "X-Real-IP": forwarded, Forwarded: `for=${forwarded}` },
      }),
    );
    const statuses = responses.map(({ status }) => status);
    const notLimited = statuses.filter((status) => status !== 429).length;
    const hasRetryAfter = responses.every(
      ({ status, headers }) => status !== 429 || Number(headers["retry-after"]) > 0,
    );
    return [
      {
        store: store.name,
        measured: `${formatCount(statuses.length)} posts (${tally(statuses)}), ${hasRetryAfter ? "each" : "not each"} 429 with Retry-After`,
        passed: notLimited === clientLimit && hasRetryAfter,
      },
    ];
  },
};

function address(random: Random) {
  const part = () => random.int(1, 255);
  const four = `${part()}.${part()}.${part()}.${part()}`;
  return random.pick([
    four,
    `${four}, 127.0.0.1`,
    `2001:db8::${part().toString(16)}`,
    "127.0.0.1",
    "unknown",
  ]);
}
