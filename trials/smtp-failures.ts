import type { Socket } from "node:net";
import { type Step, startScriptedMailServer } from "#server/testing/scripted-mail-server.ts";
import { post } from "./harness/client.ts";
import type { Finding, Lab, Trial } from "./harness/lab.ts";
import { each, pause, until } from "./harness/measure.ts";

const minute = 60_000;
const drop = (socket: Socket) => void socket.destroy();
const hang = () => undefined;
const says = (line: string) => () => `${line}\r\n`;

type Way = {
  name: string;
  at: Partial<Record<Step, (socket: Socket) => string | undefined>>;
  state: "waiting" | "dead";
  failure: string;
  url?: (server: URL) => string;
};

const ways: Way[] = [
  {
    name: "nobody listens",
    at: {},
    url: () => "smtp://127.0.0.1:9",
    state: "waiting",
    failure: "unreachable",
  },
  { name: "hangs instead of greeting", at: { connect: hang }, state: "waiting", failure: "unreachable" },
  { name: "drops at the greeting", at: { connect: drop }, state: "waiting", failure: "unreachable" },
  { name: "421 at the greeting", at: { connect: says("421 later") }, state: "waiting", failure: "421" },
  { name: "451 to the sender", at: { MAIL: says("451 later") }, state: "waiting", failure: "451" },
  { name: "450 to the recipient", at: { RCPT: says("450 later") }, state: "waiting", failure: "450" },
  { name: "550 to the recipient", at: { RCPT: says("550 no") }, state: "dead", failure: "550" },
  { name: "452 after the text", at: { ".": says("452 full") }, state: "waiting", failure: "452" },
  { name: "554 after the text", at: { ".": says("554 no") }, state: "dead", failure: "554" },
  { name: "hangs after the text", at: { ".": hang }, state: "waiting", failure: "unreachable" },
  { name: "drops in DATA", at: { DATA: drop }, state: "waiting", failure: "unreachable" },
  {
    name: "no TLS where TLS is required",
    at: {},
    url: ({ href }) => `${href}?requireTLS=true`,
    state: "waiting",
    failure: "ETLS",
  },
];

export const failingMail: Trial = {
  id: "13",
  title: "12 ways an SMTP server fails (4xx, 5xx, hang, drop in DATA, TLS)",
  wanted: "state and number of attempts as written",
  async run(lab) {
    const findings = await each(ways, 4, (way) => fail(lab, way));
    const wrong = findings.filter(({ passed }) => !passed);
    const measured = `${ways.length} ways over ${lab.counts.failingMinutes} minutes at ${lab.counts.failingSpeed} times the speed, ${wrong.length} not as written${wrong.map((finding) => ` (${finding.measured})`).join("")}`;
    return [{ store: "SQLite", measured, passed: wrong.length === 0 }];
  },
};

async function fail(lab: Lab, way: Way): Promise<Finding> {
  const { failingSpeed: speed, failingMinutes } = lab.counts;
  const mail = await startScriptedMailServer(way.at);
  const store = lab.sqlite();
  const url = way.url?.(mail.url) ?? mail.url.href;
  const server = await lab.server(store, {
    env: { SMTP_URL: url, LOG_LEVEL: "fatal" },
    clock: { speed, ahead: 0 },
  });
  await post(server);
  await pause((failingMinutes * minute) / speed);
  const attempts = way.state === "dead" ? 1 : attemptsWithin(failingMinutes);
  // Work does not go faster with the clock, so the last attempt may be a little late.
  await until(async () => (await store.count(`outbox where attempts >= ${attempts}`)) > 0, 10_000);
  await until(async () => (await store.count("outbox where failure is not null")) > 0, 10_000);
  const expected = `outbox where state = '${way.state}' and failure = '${way.failure}'`;
  const passed = (await store.count(`${expected} and attempts = ${attempts}`)) === 1;
  const tried = await attemptsOf(store.count);
  await server.stop("SIGKILL");
  await mail.close();
  return { store: store.name, measured: `${way.name}: ${tried} attempts, not ${attempts}`, passed };
}

/** After 1, 2, 4 ... minutes, each up to a fifth longer and with up to half a minute for the attempt before. */
function attemptsWithin(minutes: number) {
  let attempts = 1;
  for (let at = 0, wait = 1; at + wait <= minutes; at += wait, wait = Math.min(30, wait * 2)) attempts += 1;
  return attempts;
}

async function attemptsOf(count: (from: string) => Promise<number>) {
  let attempts = 0;
  while ((await count(`outbox where attempts > ${attempts}`)) > 0) attempts += 1;
  return attempts;
}
