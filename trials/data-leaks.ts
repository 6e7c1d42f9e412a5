import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startScriptedMailServer } from "#server/testing/scripted-mail-server.ts";
import { aMessage, get, mailbox, post } from "./harness/client.ts";
import type { Lab, Trial } from "./harness/lab.ts";
import { until } from "./harness/measure.ts";
import type { SiteOptions, SiteServer } from "./harness/site-server.ts";

const day = 24 * 3_600_000;

export const traces: Trial = {
  id: "19",
  title: "canary strings through the whole journey",
  wanted: "0 in all logs; 0 in the database file after retention",
  async run(lab) {
    const store = lab.sqlite();
    const data = store.env.DATA_DIR ?? "";
    const logs: string[] = [];
    const during = async (options: SiteOptions, work: (server: SiteServer) => Promise<void>) => {
      const server = await lab.server(store, { ...options, env: { LOG_LEVEL: "trace", ...options.env } });
      await work(server);
      await server.stop();
      logs.push(server.output());
    };
    const [delivered, given] = [canaries(lab), canaries(lab)];
    const mail = await lab.mailServer();
    await during({ env: { SMTP_URL: mail.url.href } }, async (server) => {
      await journey(server, delivered);
      await until(() => mail.received.length === 1, 20_000);
    });
    const rude = await startScriptedMailServer({
      RCPT: () => `550 ${given.subject} ${given.from} is not welcome\r\n`,
    });
    lab.atEnd(rude.close);
    await during({ env: { SMTP_URL: rude.url.href } }, async (server) => {
      await journey(server, given);
      await until(async () => (await store.count("outbox where state = 'dead'")) === 1, 20_000);
    });
    const all = [...Object.values(delivered), ...Object.values(given)];
    const inLogs = found(logs.join("\n"), all);
    const before = found(contentOf(data), all);
    // The clean-up runs at the start and is over before the server has stopped.
    await during({ clock: { speed: 1, ahead: 31 * day } }, async () => {});
    const keptOnlyUndelivered =
      found(contentOf(data), Object.values(delivered)) === 0 && found(contentOf(data), [given.text]) === 1;
    await during({ clock: { speed: 1, ahead: 91 * day } }, async () => {});
    const after = found(contentOf(data), all);
    const measured = `${all.length} canaries, ${inLogs} in ${logs.join("").length} characters of log at level trace; ${before} in the files before, ${after} after retention`;
    const passed = inLogs + after === 0 && before > 0 && keptOnlyUndelivered && mail.received.length === 1;
    return [{ store: store.name, measured, passed }];
  },
};

type Canaries = ReturnType<typeof canaries>;

function canaries({ random }: Lab) {
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
    junk: word(),
  };
}

/** A message that is accepted, and everything that may go wrong around it. */
async function journey(server: SiteServer, canary: Canaries) {
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
  await post(server, { body: `{"${canary.junk}`, headers });
  await post(server, { body: { ...body, to: `${canary.junk}@${mailbox()}` }, headers });
  await get(server, `/${canary.path}/?${canary.query}`, headers);
  await get(server, `/api/challenge?${canary.query}`, headers);
}

function contentOf(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.startsWith("midspan.sqlite"))
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join("\n");
}

function found(text: string, all: readonly string[]) {
  return all.filter((canary) => text.includes(canary)).length;
}
