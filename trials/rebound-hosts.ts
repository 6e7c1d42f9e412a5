import { post } from "./harness/client.ts";
import { mapConcurrent, tally } from "./harness/measure.ts";
import type { Trial } from "./harness/trial.ts";

export const reboundHosts: Trial = {
  id: "33",
  title: "posts whose Origin agrees with their Host, but not with SITE_URL",
  expected: "0 accepted; those of SITE_URL and of ALLOWED_ORIGINS are",
  async run(context) {
    const { random, counts } = context;
    const store = context.sqlite();
    const server = await context.startServer(store, {
      env: { SITE_URL: "https://midspan.example", ALLOWED_ORIGINS: "https://pages.example" },
    });
    const from = async (origin: string, host: string) =>
      (await post(server, { headers: { Origin: origin, Host: host } })).status;
    const hosts = Array.from({ length: counts.rebound }, () =>
      random.pick([
        `${random.word()}.example`,
        `midspan.example.${random.word()}.example`,
        `localhost:${random.int(1, 65_536)}`,
        `127.0.0.1:${server.port}`,
        `midspan.example:${random.int(1, 65_536)}`,
      ]),
    );
    const refused = await mapConcurrent(hosts, 8, (host) => from(`http://${host}`, host));
    const stored = await store.count("messages");
    const own = await from("https://midspan.example", "midspan.example");
    const allowed = await from("https://pages.example", "midspan.example");
    const measured = `${hosts.length} posts (${tally(refused)}), ${stored} stored; SITE_URL then ${own}, an allowed origin ${allowed}`;
    return [{ store: store.name, measured, passed: stored === 0 && own === 202 && allowed === 202 }];
  },
};
