import { post } from "./harness/client.ts";
import { delay, formatCount, tally } from "./harness/measure.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";
import { createToken } from "./harness/tokens.ts";
import type { Result, Trial, TrialContext } from "./harness/trial.ts";
import type { TrialServer } from "./harness/trial-server.ts";

const visitorCount = 60;
const junkPerSecond = 20;

export const junkPosts: Trial = {
  id: "23",
  title: "20 junk posts a second from one address and from ten, beside 60 visitors",
  expected:
    "60 visitors accepted with the default limit of 60 messages a minute, and all repeats of one of them",
  run: async (context) => [
    await runJunk(context, context.sqlite(), 1),
    await runJunk(context, context.sqlite(), 10),
    await runJunk(context, await postgresStore(), 1),
    await runJunk(context, await postgresStore(), 10),
  ],
};

async function runJunk(context: TrialContext, store: TrialStore, addresses: number): Promise<Result> {
  const { random, counts } = context;
  const server = await context.startServer(store, { env: { MESSAGES_PER_MINUTE: "" } });
  const junk: Promise<number>[] = [];
  const timer = setInterval(() => {
    const address = `192.0.2.${1 + random.int(0, addresses)}`;
    junk.push(postJunk(server, random.int(0, 3), address));
  }, 1_000 / junkPerSecond);
  context.onCleanup(() => clearInterval(timer));
  // Junk alone comes first, so that it could use up the limit.
  await delay(counts.junkSeconds * 500);
  const repeated = {
    key: random.uuid(),
    token: await createToken(),
    headers: { "X-Forwarded-For": "198.51.100.1" },
  };
  const visitors = [postAsVisitor(server, repeated)];
  for (let count = 1; count < visitorCount; count += 1) {
    visitors.push(postAsVisitor(server, { key: random.uuid(), token: await createToken() }));
    await delay((counts.junkSeconds * 500) / visitorCount);
  }
  const statuses = (await Promise.all(visitors)).map(({ status }) => status);
  // The limits of this client and of all are used up, or nearly.
  const repeats: number[] = [];
  for (let count = 0; count < 30; count += 1) repeats.push((await post(server, repeated)).status);
  clearInterval(timer);
  const rejected = await Promise.all(junk);
  return {
    store: store.name,
    measured: `${formatCount(rejected.length)} junk posts from ${addresses} addresses (${tally(rejected)}), visitors ${tally(statuses)}, repeats ${tally(repeats)}`,
    passed:
      [...statuses, ...repeats].every((status) => status === 202) &&
      rejected.every((status) => status !== 202),
  };
}

/** A machine that was held for ten seconds answers 408, and the form then offers to send again. */
async function postAsVisitor(server: TrialServer, message: Parameters<typeof post>[1]) {
  const response = await post(server, message);
  return response.status === 408 ? post(server, message) : response;
}

/** An empty body, an invalid message, or a message with a forged token. */
async function postJunk(server: TrialServer, kind: number, address: string) {
  const headers = { "X-Forwarded-For": address };
  const options = [{ body: "" }, { body: { text: "" } }, { token: "embedded.e30=" }][kind];
  return (await post(server, { token: "embedded.e30=", ...options, headers })).status;
}
