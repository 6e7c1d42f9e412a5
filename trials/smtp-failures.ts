import type { Socket } from "node:net";
import { type Step, startScriptedMailServer } from "#server/testing/scripted-mail-server.ts";
import { post } from "./harness/client.ts";
import { delay, mapConcurrent, waitUntil } from "./harness/measure.ts";
import type { Result, Trial, TrialContext } from "./harness/trial.ts";

const minute = 60_000;
const disconnect = (socket: Socket) => void socket.destroy();
const noReply = () => undefined;
const reply = (line: string) => () => `${line}\r\n`;

type Failure = {
  name: string;
  replies: Partial<Record<Step, (socket: Socket) => string | undefined>>;
  state: "waiting" | "dead";
  reason: string;
  url?: (server: URL) => string;
};

const failures: Failure[] = [
  {
    name: "connection refused",
    replies: {},
    url: () => "smtp://127.0.0.1:9",
    state: "waiting",
    reason: "unreachable",
  },
  { name: "no greeting", replies: { connect: noReply }, state: "waiting", reason: "unreachable" },
  {
    name: "disconnects before the greeting",
    replies: { connect: disconnect },
    state: "waiting",
    reason: "unreachable",
  },
  { name: "421 in the greeting", replies: { connect: reply("421 later") }, state: "waiting", reason: "421" },
  { name: "451 to MAIL", replies: { MAIL: reply("451 later") }, state: "waiting", reason: "451" },
  { name: "450 to RCPT", replies: { RCPT: reply("450 later") }, state: "waiting", reason: "450" },
  { name: "550 to RCPT", replies: { RCPT: reply("550 no") }, state: "dead", reason: "550" },
  { name: "452 after DATA", replies: { ".": reply("452 full") }, state: "waiting", reason: "452" },
  { name: "554 after DATA", replies: { ".": reply("554 no") }, state: "dead", reason: "554" },
  { name: "no reply after DATA", replies: { ".": noReply }, state: "waiting", reason: "unreachable" },
  { name: "disconnects in DATA", replies: { DATA: disconnect }, state: "waiting", reason: "unreachable" },
  {
    name: "no TLS although TLS is required",
    replies: {},
    url: ({ href }) => `${href}?requireTLS=true`,
    state: "waiting",
    reason: "ETLS",
  },
];

export const smtpFailures: Trial = {
  id: "13",
  title: "12 failures of an SMTP server (4xx, 5xx, hang, drop in DATA, TLS)",
  expected: "state and number of attempts as specified",
  async run(context) {
    const results = await mapConcurrent(failures, 4, (failure) => runFailure(context, failure));
    const wrong = results.filter(({ passed }) => !passed);
    const measured = `${failures.length} failures over ${context.counts.failureMinutes} minutes at ${context.counts.failureSpeed} times the speed, ${wrong.length} not as specified${wrong.map((result) => ` (${result.measured})`).join("")}`;
    return [{ store: "SQLite", measured, passed: wrong.length === 0 }];
  },
};

async function runFailure(context: TrialContext, failure: Failure): Promise<Result> {
  const { failureSpeed: speed, failureMinutes } = context.counts;
  const mail = await startScriptedMailServer(failure.replies);
  const store = context.sqlite();
  const url = failure.url?.(mail.url) ?? mail.url.href;
  const server = await context.startServer(store, {
    env: { SMTP_URL: url, LOG_LEVEL: "fatal" },
    clock: { speed, ahead: 0 },
  });
  await post(server);
  await delay((failureMinutes * minute) / speed);
  const attempts = failure.state === "dead" ? 1 : attemptsWithin(failureMinutes);
  // The clock does not make the work faster, so the last attempt may be a little late.
  await waitUntil(async () => (await store.count(`outbox where attempts >= ${attempts}`)) > 0, 10_000);
  await waitUntil(async () => (await store.count("outbox where failure is not null")) > 0, 10_000);
  const expected = `outbox where state = '${failure.state}' and failure = '${failure.reason}'`;
  const passed = (await store.count(`${expected} and attempts = ${attempts}`)) === 1;
  const actual = await countAttempts(store.count);
  await server.stop("SIGKILL");
  await mail.close();
  return { store: store.name, measured: `${failure.name}: ${actual} attempts, not ${attempts}`, passed };
}

/** With backoff of 1, 2, 4 ... minutes, jitter, and up to half a minute for each attempt. */
function attemptsWithin(minutes: number) {
  let attempts = 1;
  for (let at = 0, wait = 1; at + wait <= minutes; at += wait, wait = Math.min(30, wait * 2)) attempts += 1;
  return attempts;
}

async function countAttempts(count: (from: string) => Promise<number>) {
  let attempts = 0;
  while ((await count(`outbox where attempts > ${attempts}`)) > 0) attempts += 1;
  return attempts;
}
