import { startMailServer } from "#server/testing/mail-server.ts";
import { post } from "./harness/client.ts";
import { messageIdOf } from "./harness/mails.ts";
import { mapConcurrent, waitUntil } from "./harness/measure.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";
import type { Result, Trial, TrialContext } from "./harness/trial.ts";

const minute = 60_000;

export const slowMailServers: Trial = {
  id: "27",
  title: "mail servers that take 22 s and 8 s a mail, 60 waiting, a restart in between",
  expected: "60 delivered, 0 twice, on both stores",
  async run(context) {
    const runs = [22, 8].flatMap((seconds) => [
      { seconds, servers: 1, open: async () => context.sqlite() },
      { seconds, servers: 2, open: postgresStore },
    ]);
    // They wait most of the time, so they can run side by side.
    return mapConcurrent(runs, runs.length, async ({ seconds, servers, open }) =>
      sendSlowly(context, await open(), seconds, servers),
    );
  },
};

async function sendSlowly(
  context: TrialContext,
  store: TrialStore,
  seconds: number,
  servers: number,
): Promise<Result> {
  const { slowMails: count } = context.counts;
  const mail = await startMailServer({ confirmAfter: seconds * 1_000 });
  context.onCleanup(() => mail.close());
  const options = { env: { SMTP_URL: mail.url.href } };
  const all = await Promise.all(Array.from({ length: servers }, () => context.startServer(store, options)));
  const [first] = all;
  if (!first) throw new Error("No server");
  const responses = await mapConcurrent(Array.from({ length: count }), 4, () => post(first));
  const accepted = responses.filter(({ status }) => status === 202).length;
  await waitUntil(() => mail.received.length >= count / 3, 10 * minute);
  const exit = await first.stop("SIGTERM");
  if (exit !== 0) console.error(first.output());
  await context.startServer(store, options);
  const isSent = async () => (await store.count("outbox where state = 'waiting'")) === 0;
  const allSent = await waitUntil(isSent, 10 * minute, 250);
  const stored = await store.count("messages");
  const unique = new Set(mail.received.map(messageIdOf)).size;
  const twice = mail.received.length - unique;
  return {
    store: servers === 1 ? store.name : `${store.name}, ${servers} servers`,
    measured: `${seconds} s a mail: ${accepted} accepted, ${unique} delivered, ${twice} twice; exit code ${exit} after the restart`,
    passed: allSent && accepted === count && unique === stored && twice === 0 && exit === 0,
  };
}
