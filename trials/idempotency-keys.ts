import { aMessage, post } from "./harness/client.ts";
import type { Lab, Trial } from "./harness/lab.ts";
import { allDelivered } from "./harness/mails.ts";
import { pause, tally } from "./harness/measure.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";
import { mintToken } from "./harness/tokens.ts";

const postsEach = 10;

export const repeatedKeys: Trial = {
  id: "10",
  title: "100 keys, 10 parallel posts each",
  wanted: "100 rows, 100 mails",
  run: async (lab) => [await repeat(lab, lab.sqlite(), 1), await repeat(lab, await postgresStore(), 2)],
};

async function repeat(lab: Lab, store: TrialStore, processes: number) {
  const { random, counts } = lab;
  const mail = await lab.mailServer();
  const env = { SMTP_URL: mail.url.href };
  const servers = await Promise.all(Array.from({ length: processes }, () => lab.server(store, { env })));
  const [first] = servers;
  if (!first) throw new Error("No server");
  const messages = await Promise.all(
    Array.from({ length: counts.keys }, async () => ({
      key: random.uuid(),
      token: await mintToken(),
      body: aMessage({ subject: random.word() }),
    })),
  );
  const posts = messages.flatMap((message) =>
    Array.from({ length: postsEach }, (_, index) => post(servers[index % processes] ?? first, message)),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  const rows = await store.count("messages");
  await allDelivered(mail, counts.keys);
  // A second mail for the same message would come now.
  await pause(1_500);
  return {
    store: processes > 1 ? `${store.name}, ${processes} servers` : store.name,
    measured: `${counts.keys} keys, ${statuses.length} posts (${tally(statuses)}): ${rows} rows, ${mail.received.length} mails`,
    passed:
      rows === counts.keys &&
      mail.received.length === counts.keys &&
      statuses.every((status) => status === 202 || status === 409),
  };
}
