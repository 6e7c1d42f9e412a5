import type { Received } from "#server/testing/mail-server.ts";
import { aMessage, mailbox, post } from "./harness/client.ts";
import { headerLines } from "./harness/mails.ts";
import { formatCount, mapConcurrent, waitUntil } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";
import type { Trial, TrialContext } from "./harness/trial.ts";

const minute = 60_000;
const victims = ["ada", "grace", "edsger", "barbara", "ken"].map((name) => `${name}@victim.example`);
const canary = "CANARY";

export const acknowledgements: Trial = {
  id: "35",
  title: "acknowledgements to five victims, in every spelling, on SQLite and on PostgreSQL with two servers",
  expected: "1,000 tried, 1 to each in an hour, to nobody else, with nothing of the visitor's",
  async run(context) {
    return [await flood(context, context.sqlite(), 1), await flood(context, await postgresStore(), 2)];
  },
};

async function flood(context: TrialContext, store: TrialStore, serverCount: number) {
  const { random, counts } = context;
  const mail = await context.startMailServer();
  const env = { SMTP_URL: mail.url.href, ACKNOWLEDGE: "true" };
  const sent = () => mail.received.filter(({ to }) => to.join() !== mailbox());

  /** Posts from servers whose clock is ahead, and returns how many were accepted once all mails have been sent. */
  async function postAll(senders: readonly string[], ahead: number) {
    const start = () => context.startServer(store, { env, clock: { speed: 1, ahead } });
    const servers = await Promise.all(Array.from({ length: serverCount }, start));
    const responses = await mapConcurrent([...senders.entries()], 8, ([index, from]) => {
      const server = servers[index % serverCount];
      if (!server) throw new Error("No server");
      return post(server, { body: aMessage({ from, subject: canary, text: canary }) });
    });
    const noneWaits = async () =>
      (await store.count("outbox where state = 'waiting'")) === 0 &&
      (await store.count("acknowledgements where state = 'waiting'")) === 0;
    if (!(await waitUntil(noneWaits, 120_000))) throw new Error("Mails were not sent");
    for (const server of servers) await server.stop();
    return responses.map(({ status }) => status);
  }

  // A few random addresses can miss a victim; the plain ones at the end make it five.
  const addresses = Array.from({ length: counts.acknowledgements }, () => hostile(random));
  const statuses = await postAll([...addresses, ...victims], 0);
  const first = sent().length;
  statuses.push(...(await postAll(victims, 55 * minute)));
  const second = sent().length - first;
  statuses.push(...(await postAll(victims, 70 * minute)));
  const third = sent().length - first - second;
  const wrong = sent().filter((received) => !isExpected(received)).length;
  const accepted = statuses.filter((status) => status === 202).length;
  const failed = statuses.filter((status) => status >= 500).length;
  return {
    store: serverCount > 1 ? `${store.name}, ${serverCount} servers` : store.name,
    measured: `${formatCount(statuses.length)} tried, ${formatCount(accepted)} accepted; ${first} acknowledged, ${second} more within the hour, ${third} after it; ${wrong} to others or with other content`,
    passed: first === victims.length && second === 0 && third === victims.length && wrong + failed === 0,
  };
}

/** To one victim, with the headers that every acknowledgement has, and without the visitor's text. */
function isExpected(received: Received) {
  const names = headerLines(received).map((line) => line.slice(0, line.indexOf(":")));
  const [victim = "", ...others] = received.to;
  return (
    others.length === 0 &&
    victims.includes(plain(victim)) &&
    names.sort().join() ===
      "Auto-Submitted,Content-Transfer-Encoding,Content-Type,Date,From,MIME-Version,Message-ID,Reply-To,Subject,To" &&
    !received.raw.includes(canary)
  );
}

function plain(address: string) {
  const [local = "", domain] = address.toLowerCase().split("@");
  return `${local.replace(/\+.*|\./g, "")}@${domain}`;
}

/** An address of a victim as it could be written, or an attempt to reach several. */
function hostile(random: Random) {
  const victim = random.pick(victims);
  const [local = "", domain = ""] = victim.split("@");
  return random.pick([
    victim,
    victim.toUpperCase(),
    `${local}+${random.word()}@${domain}`,
    `${local[0]}.${local.slice(1)}@${domain}`,
    `${local}@${domain.toUpperCase()}`,
    victims.join(","),
    victims.join(", "),
    `${victim}\r\nBcc: ${random.pick(victims)}`,
    `${victim}\nTo: ${random.pick(victims)}`,
    `${canary} <${victim}>`,
    `"${canary}"@${domain}`,
    `undisclosed: ${victims.join(", ")};`,
    `=?utf-8?Q?${local}=40${domain}?=@${domain}`,
  ]);
}
