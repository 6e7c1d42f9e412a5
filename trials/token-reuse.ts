import { post, solvedToken } from "./harness/client.ts";
import type { Lab, Trial } from "./harness/lab.ts";
import { tally } from "./harness/measure.ts";
import type { SiteServer } from "./harness/site-server.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";

export const repeatedToken: Trial = {
  id: "8",
  title: "one token posted 50 times at once, on SQLite and on PostgreSQL with two servers",
  wanted: "exactly 1 accepted",
  async run(lab) {
    const sqlite = lab.sqlite();
    const postgres = await postgresStore();
    return [
      await repeat(lab, sqlite, [await lab.server(sqlite)]),
      await repeat(lab, postgres, [await lab.server(postgres), await lab.server(postgres)]),
    ];
  },
};

async function repeat({ counts }: Lab, store: TrialStore, servers: SiteServer[]) {
  const [first] = servers;
  if (!first) throw new Error("No server");
  const token = await solvedToken(first);
  const posts = Array.from({ length: counts.posts }, (_, index) =>
    post(servers[index % servers.length] ?? first, { token }),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  const accepted = statuses.filter((status) => status === 202).length;
  const kept = await store.count("messages");
  return {
    store: servers.length > 1 ? `${store.name}, ${servers.length} servers` : store.name,
    measured: `${statuses.length} posts (${tally(statuses)}), ${accepted} accepted, ${kept} stored`,
    passed: accepted === 1 && kept === 1 && statuses.every((status) => status === 202 || status === 403),
  };
}
