import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startScriptedMailServer } from "#server/testing/scripted-mail-server.ts";
import { aMessage, get, mailbox, post } from "./harness/client.ts";
import { inbox } from "./harness/inbox.ts";
import { waitUntil } from "./harness/measure.ts";
import type { Trial, TrialContext } from "./harness/trial.ts";
import type { TrialServer, TrialServerOptions } from "./harness/trial-server.ts";

const day = 24 * 3_600_000;

export const dataLeaks: Trial = {
  id: "19",
  title: "canary strings in all requests",
  expected: "0 in all logs; 0 in the database file after retention",
  async run(context) {
    const store = context.sqlite();
    const data = store.env.DATA_DIR ?? "";
    const logs: string[] = [];
    const withServer = async (options: TrialServerOptions, work: (server: TrialServer) => Promise<void>) => {
      const server = await context.startServer(store, {
        ...options,
        env: { LOG_LEVEL: "trace", ...options.env },
      });
      await work(server);
      await server.stop();
      logs.push(server.output());
    };
    const [delivered, rejected] = [canaries(context), canaries(context)];
    const mail = await context.startMailServer();
    await withServer({ env: { SMTP_URL: mail.url.href } }, async (server) => {
      await sendCanaries(server, delivered);
      await waitUntil(() => mail.received.length === 1, 20_000);
    });
    const rejecting = await startScriptedMailServer({
      RCPT: () => `550 ${rejected.subject} ${rejected.from} is rejected\r\n`,
    });
    context.onCleanup(rejecting.close);
    await withServer({ env: { SMTP_URL: rejecting.url.href } }, async (server) => {
      await sendCanaries(server, rejected);
      await waitUntil(async () => (await store.count("outbox where state = 'dead'")) === 1, 20_000);
    });
    const all = [...Object.values(delivered), ...Object.values(rejected)];
    const inLogs = countFound(logs.join("\n"), all);
    const before = countFound(readDatabase(data), all);
    // Retention runs once the store is open, and the server waits for it before it stops.
    const opened = async (server: TrialServer) => {
      await waitUntil(async () => (await get(server, "/readyz")).status === 200, 20_000);
    };
    await withServer({ clock: { speed: 1, ahead: 31 * day } }, opened);
    const onlyUndeliveredLeft =
      countFound(readDatabase(data), Object.values(delivered)) === 0 &&
      countFound(readDatabase(data), [rejected.text]) === 1;
    const [left] = JSON.parse(inbox(store, "list", "--unmailed", "--json").stdout);
    inbox(store, "done", left.id);
    await withServer({ clock: { speed: 1, ahead: 91 * day } }, opened);
    const after = countFound(readDatabase(data), all);
    const measured = `${all.length} canaries, ${inLogs} in ${logs.join("").length} characters of log at level trace; ${before} in the files before, ${after} after retention`;
    const passed = inLogs + after === 0 && before > 0 && onlyUndeliveredLeft && mail.received.length === 1;
    return [{ store: store.name, measured, passed }];
  },
};

type Canaries = ReturnType<typeof canaries>;

function canaries({ random }: TrialContext) {
  const word = () => `canary${random.word(12)}`;
  return {
    from: `${word()}@client.example`,
    subject: word(),
    text: word(),
    key: random.uuid(),
    token: word(),
    query: word(),
    path: word(),
    agent: word(),
    cookie: word(),
    forwarded: `203.0.113.${random.int(10, 250)}`,
    invalid: word(),
  };
}

/** An accepted message, and requests that fail in every way. */
async function sendCanaries(server: TrialServer, canary: Canaries) {
  const headers = {
    "User-Agent": canary.agent,
    Cookie: `a=${canary.cookie}`,
    Referer: `http://localhost/${canary.path}`,
    "X-Forwarded-For": canary.forwarded,
  };
  const body = aMessage({ from: canary.from, subject: canary.subject, text: canary.text });
  await post(server, { body, key: canary.key, headers });
  await post(server, { body: { ...body, subject: "Other" }, key: canary.key, headers });
  await post(server, { body, token: `embedded.${canary.token}`, headers });
  await post(server, { body: `{"${canary.invalid}`, headers });
  await post(server, { body: { ...body, to: `${canary.invalid}@${mailbox()}` }, headers });
  await get(server, `/${canary.path}/?${canary.query}`, headers);
  await get(server, `/api/challenge?${canary.query}`, headers);
}

function readDatabase(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.startsWith("midspan.sqlite"))
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join("\n");
}

function countFound(text: string, all: readonly string[]) {
  return all.filter((canary) => text.includes(canary)).length;
}
