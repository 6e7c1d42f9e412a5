import { post } from "./harness/client.ts";
import { mapConcurrent, tally } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";
import type { Trial } from "./harness/trial.ts";

/** The limit of one client in ten minutes. */
const clientLimit = 5;

/** Ways in which a proxy names the same client, with a new port for each connection. */
const clients: Record<string, (random: Random) => string> = {
  IPv4: (random) => `198.51.100.7:${port(random)}`,
  "IPv4 behind two proxies": (random) => `198.51.100.8:${port(random)}, 127.0.0.1:${port(random)}`,
  "IPv6 in a /64": (random) => `[2001:db8:1:2::${random.int(1, 9_999)}]:${port(random)}`,
};

export const proxiedClients: Trial = {
  id: "32",
  title: "X-Forwarded-For of a trusted proxy, with a new port in each post",
  expected: "each client is limited as one",
  async run(context) {
    const { random, counts } = context;
    const store = context.sqlite();
    const server = await context.startServer(store);
    const outcomes = [];
    for (const [name, address] of Object.entries(clients)) {
      const addresses = Array.from({ length: counts.proxied }, () => address(random));
      const responses = await mapConcurrent(addresses, 8, (forwarded) =>
        post(server, { headers: { "X-Forwarded-For": forwarded } }),
      );
      outcomes.push({ name, statuses: responses.map(({ status }) => status) });
    }
    const measured = outcomes.map(({ name, statuses }) => `${name} (${tally(statuses)})`).join(", ");
    const passed = outcomes.every(
      ({ statuses }) => statuses.filter((status) => status === 202).length === clientLimit,
    );
    return [{ store: store.name, measured, passed }];
  },
};

function port(random: Random) {
  return random.int(1_024, 65_536);
}
