import { post, solvedToken } from "./harness/client.ts";
import { tally } from "./harness/measure.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";
import type { Trial, TrialContext } from "./harness/trial.ts";
import type { TrialServer } from "./harness/trial-server.ts";

export const tokenReuse: Trial = {
  id: "8",
  title: "one token posted 50 times in parallel, on SQLite and on PostgreSQL with two servers",
  expected: "exactly 1 accepted",
  async run(context) {
    const sqlite = context.sqlite();
    const postgres = await postgresStore();
    return [
      await reuse(context, sqlite, [await context.startServer(sqlite)]),
      await reuse(context, postgres, [
        await context.startServer(postgres),
        await context.startServer(postgres),
      ]),
    ];
  },
};

async function reuse({ counts }: TrialContext, store: TrialStore, servers: TrialServer[]) {
  const [first] = servers;
  if (!first) throw new Error("No server");
  const token = await solvedToken(first);
  const posts = Array.from({ length: counts.posts }, (_, index) =>
    post(servers[index % servers.length] ?? first, { token }),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  const accepted = statuses.filter((status) => status === 202).length;
  const stored = await store.count("messages");
  return {
    store: servers.length > 1 ? `${store.name}, ${servers.length} servers` : store.name,
    measured: `${statuses.length} posts (${tally(statuses)}), ${accepted} accepted, ${stored} stored`,
    passed: accepted === 1 && stored === 1 && statuses.every((status) => status === 202 || status === 403),
  };
}
