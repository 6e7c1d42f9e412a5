import { startMailServer } from "#server/testing/mail-server.ts";
import { get, post } from "./harness/client.ts";
import { messageIdOf } from "./harness/mails.ts";
import { mapConcurrent, waitUntil } from "./harness/measure.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";
import type { Result, Trial, TrialContext } from "./harness/trial.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** A wrong setting, and what the log and `/readyz` say. */
type Fault = { name: string; wrong: string; right: string; says: RegExp };

const faults: Fault[] = [
  {
    name: "wrong password",
    wrong: "smtp://web:wrong@HOST",
    right: "smtp://web:right@HOST",
    says: /^the mail server refuses the user name or password \(535\)$/,
  },
  {
    name: "bad certificate",
    wrong: "smtp://web:right@HOST?requireTLS=true",
    right: "smtp://web:right@HOST",
    says: /^the certificate of the mail server (is self-signed|has expired)$/,
  },
];

export const refusedLogins: Trial = {
  id: "28",
  title: "a wrong password and a bad certificate for 4 days, then 4xx, then repaired",
  expected: "all delivered, 0 dead, 0 twice, the reason in the log and in `/readyz`",
  async run(context) {
    const runs = faults.flatMap((fault) => [
      { fault, open: async () => context.sqlite() },
      { fault, open: postgresStore },
    ]);
    return mapConcurrent(runs, 2, async ({ fault, open }) => waitForRepair(context, await open(), fault));
  },
};

async function waitForRepair(context: TrialContext, store: TrialStore, fault: Fault): Promise<Result> {
  const { refusedMails: count } = context.counts;
  let defers = true;
  const mail = await startMailServer({
    disabledCommands: [],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === "right" ? done(null, { user: "web" }) : done(smtpError(535)),
    onRcptTo: (_address, _session, done) => done(defers ? smtpError(450) : null),
  });
  context.onCleanup(() => mail.close());
  const start = (url: string, ahead: number) =>
    context.startServer(store, {
      env: { SMTP_URL: url.replace("HOST", mail.url.host) },
      clock: { speed: 1, ahead },
    });
  const waiting = (rest: string) => store.count(`outbox where state = 'waiting' and ${rest}`);
  const said: boolean[] = [];

  let accepted = 0;
  for (const ahead of [0, 4 * day]) {
    const server = await start(fault.wrong, ahead);
    const status = async () => JSON.parse((await get(server, "/readyz")).text).mail;
    said.push(await waitUntil(async () => fault.says.test(await status()), 20_000));
    const reason = `mails wait: ${await status()}`;
    said.push(await waitUntil(() => server.output().includes(reason), 20_000));
    const missing = Array.from({ length: count - accepted });
    const responses = await mapConcurrent(missing, 8, () => post(server));
    accepted += responses.filter(({ status }) => status === 202).length;
    await server.stop();
  }
  const unattempted = await waiting("attempts = 0");
  const deferring = await start(fault.right, 4 * day);
  await waitUntil(async () => (await waiting("failure = '450'")) === accepted, 60_000);
  await deferring.stop();
  const dead = await store.count("outbox where state = 'dead'");
  defers = false;
  await start(fault.right, 4 * day + 10 * minute);
  const isSent = async () => (await store.count("outbox where state = 'sent'")) === accepted;
  const allSent = await waitUntil(isSent, 60_000);
  const unique = new Set(mail.received.map(messageIdOf)).size;
  const twice = mail.received.length - unique;
  const isSaid = said.every(Boolean);
  return {
    store: store.name,
    measured: `${fault.name}: ${accepted} accepted, ${unattempted} without an attempt after 4 days, ${dead} dead, ${unique} delivered, ${twice} twice, reason ${isSaid ? "" : "not "}said`,
    passed:
      allSent &&
      isSaid &&
      accepted === count &&
      unattempted === count &&
      unique === count &&
      twice + dead === 0,
  };
}

function smtpError(responseCode: number) {
  return Object.assign(new Error("refused"), { responseCode });
}
