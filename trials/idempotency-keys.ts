import { aMessage, post } from "./harness/client.ts";
import { waitForMails } from "./harness/mails.ts";
import { delay, tally } from "./harness/measure.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";
import { createToken } from "./harness/tokens.ts";
import type { Trial, TrialContext } from "./harness/trial.ts";

const postsPerKey = 10;

export const idempotencyKeys: Trial = {
  id: "10",
  title: "100 keys, 10 parallel posts each",
  expected: "100 rows, 100 mails",
  run: async (context) => [
    await postRepeatedly(context, context.sqlite(), 1),
    await postRepeatedly(context, await postgresStore(), 2),
  ],
};

async function postRepeatedly(context: TrialContext, store: TrialStore, processes: number) {
  const { random, counts } = context;
  const mail = await context.startMailServer();
  const env = { SMTP_URL: mail.url.href };
  const servers = await Promise.all(
    Array.from({ length: processes }, () => context.startServer(store, { env })),
  );
  const [first] = servers;
  if (!first) throw new Error("No server");
  const messages = await Promise.all(
    Array.from({ length: counts.keys }, async () => ({
      key: random.uuid(),
      token: await createToken(),
      body: aMessage({ subject: random.word() }),
    })),
  );
  const posts = messages.flatMap((message) =>
    Array.from({ length: postsPerKey }, (_, index) => post(servers[index % processes] ?? first, message)),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  const rows = await store.count("messages");
  await waitForMails(mail, counts.keys);
  // A duplicate mail would arrive within this time.
  await delay(1_500);
  return {
    store: processes > 1 ? `${store.name}, ${processes} servers` : store.name,
    measured: `${counts.keys} keys, ${statuses.length} posts (${tally(statuses)}): ${rows} rows, ${mail.received.length} mails`,
    passed:
      rows === counts.keys &&
      mail.received.length === counts.keys &&
      statuses.every((status) => status === 202 || status === 409),
  };
}
