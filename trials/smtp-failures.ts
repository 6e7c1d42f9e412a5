import type { Socket } from "node:net";
import { type Step, startScriptedMailServer } from "#server/testing/scripted-mail-server.ts";
import { get, post } from "./harness/client.ts";
import { delay, mapConcurrent, waitUntil } from "./harness/measure.ts";
import type { Trial, TrialContext } from "./harness/trial.ts";

const minute = 60_000;
const disconnect = (socket: Socket) => void socket.destroy();
const noReply = () => undefined;
const reply = (line: string) => () => `${line}\r\n`;

type Failure = {
  name: string;
  replies: Partial<Record<Step, (socket: Socket) => string | undefined>>;
  url?: (server: URL) => string;
  /** How many minutes an attempt waits for the server (RFC 5321, section 4.5.3.2). */
  silence?: number;
} & (
  | /** No mail can be sent, so none is attempted. */ { server: string }
  | { state: "waiting" | "dead"; reason: string }
);

const failures: Failure[] = [
  {
    name: "connection refused",
    replies: {},
    url: () => "smtp://127.0.0.1:9",
    server: "the mail server refuses the connection",
  },
  {
    name: "no greeting",
    replies: { connect: noReply },
    silence: 5,
    server: "the mail server does not answer",
  },
  {
    name: "disconnects before the greeting",
    replies: { connect: disconnect },
    server: "the mail server closes the connection",
  },
  {
    name: "421 in the greeting",
    replies: { connect: reply("421 later") },
    server: "the mail server answers 421 to the connection",
  },
  { name: "451 to MAIL", replies: { MAIL: reply("451 later") }, state: "waiting", reason: "451" },
  { name: "450 to RCPT", replies: { RCPT: reply("450 later") }, state: "waiting", reason: "450" },
  { name: "550 to RCPT", replies: { RCPT: reply("550 no") }, state: "dead", reason: "550" },
  { name: "452 after DATA", replies: { ".": reply("452 full") }, state: "waiting", reason: "452" },
  { name: "554 after DATA", replies: { ".": reply("554 no") }, state: "dead", reason: "554" },
  {
    name: "no reply after DATA",
    replies: { ".": noReply },
    silence: 10,
    state: "waiting",
    reason: "no reply",
  },
  { name: "disconnects in DATA", replies: { DATA: disconnect }, state: "waiting", reason: "disconnected" },
  {
    name: "no TLS although TLS is required",
    replies: {},
    url: ({ href }) => `${href}?requireTLS=true`,
    server: "the mail server offers no TLS, which SMTP_URL requires",
  },
];

export const smtpFailures: Trial = {
  id: "13",
  title: "12 failures of an SMTP server (4xx, 5xx, hang, drop in DATA, TLS)",
  expected: "state and number of attempts as specified",
  runsAlone: true,
  async run(context) {
    const results = await mapConcurrent(failures, 4, (failure) => runFailure(context, failure));
    const wrong = results.filter((result) => result !== "as specified");
    const measured = `${failures.length} failures over ${context.counts.failureMinutes} minutes at ${context.counts.failureSpeed} times the speed, ${wrong.length} not as specified${wrong.map((result) => ` (${result})`).join("")}`;
    return [{ store: "SQLite", measured, passed: wrong.length === 0 }];
  },
};

async function runFailure(context: TrialContext, failure: Failure) {
  const { failureSpeed: speed, failureMinutes: minutes } = context.counts;
  const mail = await startScriptedMailServer(failure.replies);
  const store = context.sqlite();
  const server = await context.startServer(store, {
    env: { SMTP_URL: failure.url?.(mail.url) ?? mail.url.href, LOG_LEVEL: "fatal" },
    clock: { speed, ahead: 0 },
  });
  await post(server);
  await delay((minutes * minute) / speed);
  const { status, row } = expectedAfter(minutes, failure);
  // The clock does not make the work faster, so the last attempt may be a little late.
  const found = await waitUntil(async () => (await store.count(`outbox where ${row}`)) === 1, 10_000);
  const { mail: actual } = JSON.parse((await get(server, "/readyz")).text);
  await server.stop("SIGKILL");
  await mail.close();
  return found && actual === status ? "as specified" : `${failure.name}: not ${row}, or ${actual}`;
}

function expectedAfter(minutes: number, failure: Failure) {
  const silence = failure.silence ?? 0;
  const isOver = silence < minutes;
  if ("server" in failure)
    return {
      status: isOver ? failure.server : "not checked yet",
      row: "state = 'waiting' and attempts = 0 and failure is null",
    };
  const attempts = failure.state === "dead" ? 1 : attemptsWithin(minutes, silence);
  const reason = isOver ? `failure = '${failure.reason}'` : "failure is null";
  return { status: "ready", row: `state = '${failure.state}' and attempts = ${attempts} and ${reason}` };
}

/** With backoff of 1, 2, 4 ... minutes, jitter, and the time that each attempt takes. */
function attemptsWithin(minutes: number, silence: number) {
  let attempts = 1;
  for (let at = silence, wait = 1; at + wait <= minutes; at += silence + wait, wait = Math.min(30, wait * 2))
    attempts += 1;
  return attempts;
}
