import { post } from "./harness/client.ts";
import type { Trial } from "./harness/lab.ts";
import { each, grouped, tally } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";

/** As the limit says: this many messages of one client in ten minutes. */
const ofOneClient = 5;

export const forwardedAddresses: Trial = {
  id: "16",
  title: "1,000 posts with random X-Forwarded-For",
  wanted: "limited as one client",
  async run(lab) {
    const { random, counts } = lab;
    const store = lab.sqlite();
    const server = await lab.server(store, { env: { TRUSTED_PROXIES: "", MESSAGES_PER_MINUTE: "" } });
    const addresses = Array.from({ length: counts.forwarded }, () => address(random));
    const answers = await each(addresses, 8, (forwarded) =>
      post(server, {
        headers: { "X-Forwarded-For": forwarded, "X-Real-IP": forwarded, Forwarded: `for=${forwarded}` },
      }),
    );
    const statuses = answers.map(({ status }) => status);
    const passedOn = statuses.filter((status) => status !== 429).length;
    const told = answers.every(({ status, headers }) => status !== 429 || Number(headers["retry-after"]) > 0);
    return [
      {
        store: store.name,
        measured: `${grouped(statuses.length)} posts (${tally(statuses)}), ${told ? "each" : "not each"} 429 with Retry-After`,
        passed: passedOn === ofOneClient && told,
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
