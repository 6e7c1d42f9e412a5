import { spawnSync } from "node:child_process";
import { decodeWords, parseHeaders, type Received } from "#server/testing/mail-server.ts";
import { aMessage, post } from "./harness/client.ts";
import { waitForMails } from "./harness/mails.ts";
import { formatCount, mapConcurrent } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";
import { postgresStore, type TrialStore } from "./harness/stores.ts";
import type { Result, Trial, TrialContext } from "./harness/trial.ts";

export const encodedWords: Trial = {
  id: "29",
  title: "encoded words, bidirectional controls and other scripts in subjects and addresses",
  expected: "500 tried, each decoded to what was written, 0 controls in the operator's terminal",
  run: async (context) => [
    await sendEncoded(context, context.sqlite()),
    await sendEncoded(context, await postgresStore()),
  ],
};

type Text = { from: string; subject: string };

async function sendEncoded(context: TrialContext, store: TrialStore): Promise<Result> {
  const { random, counts } = context;
  const mail = await context.startMailServer();
  const server = await context.startServer(store, { env: { SMTP_URL: mail.url.href } });
  const written = Array.from({ length: counts.encodedMails }, (_, index) => writeText(random, index));
  const responses = await mapConcurrent(written, 8, (text) => post(server, { body: aMessage(text) }));
  const accepted = responses.filter(({ status }) => status === 202).length;
  await waitForMails(mail, accepted);
  const decoded = mail.received.map(decodeAll);
  const changed = countDifferent(written, decoded);
  const byPython = decodeWithPython(mail.received);
  const python = byPython
    ? `${countDifferent(written, byPython)} by Python's email package`
    : "no Python here";
  const controls = countControls(store, context);
  const other = await Promise.all(
    ["ädä@client.example", "আদা@client.example", "ada@bücher.example"].map((from) =>
      post(server, { body: aMessage({ from }) }),
    ),
  );
  const refused = other.filter(({ text }) => text.includes("address-not-ascii")).length;
  return {
    store: store.name,
    measured: `${formatCount(written.length)} tried, ${formatCount(accepted)} delivered, ${changed} changed by a reader that decodes everything, ${python}; ${controls} controls printed; ${refused} of ${other.length} addresses in other scripts refused with the reason`,
    passed:
      accepted === written.length &&
      changed === 0 &&
      (!byPython || countDifferent(written, byPython) === 0) &&
      controls === 0 &&
      refused === other.length,
  };
}

/** The number at the start of each subject tells which is which. */
function writeText(random: Random, index: number): Text {
  const encoded = Buffer.from(random.word()).toString("base64");
  const pieces = [
    `=?utf-8?B?${encoded}?=`,
    `=?UTF-8?q?${random.word()}=20?=`,
    `=?iso-8859-1?Q?=E9?=`,
    "=?",
    "?=",
    "=?utf-8?Q?=0D=0ABcc:_v@victim.example?=",
    "\u202e\u2066",
    "\u061c",
    "বাংলা",
    "🌉",
    random.word(70),
    "word",
    '"',
  ];
  const joined = Array.from({ length: random.int(1, 5) }, () => random.pick(pieces)).join(
    random.pick(["", " "]),
  );
  const local = random.pick([
    `=?utf-8?Q?${random.word()}?=`,
    `=?utf-8?B?${encoded}?=`,
    "a=?b",
    random.word(),
  ]);
  return {
    from: `${local}@client.example`,
    subject: `${index} ${[...joined].slice(0, 190).join("")}`.trim(),
  };
}

/** An address that looks encoded is only in the text, which no reader decodes. */
function decodeAll(received: Received): Text {
  const { "Reply-To": replyTo, Subject: subject = "" } = parseHeaders(received);
  const inText = received.raw.match(/^Sender (.*)\r$/m)?.[1] ?? "";
  return { from: replyTo === undefined ? inText : decodeWords(replyTo), subject: decodeWords(subject) };
}

const script = `
import base64, email, email.policy, json, sys
texts = []
for line in sys.stdin:
    mail = email.message_from_bytes(base64.b64decode(line), policy=email.policy.default)
    sender = mail.get_content().rsplit("Sender ", 1)[1].strip()
    if mail["reply-to"]:
        sender = mail["reply-to"].addresses[0].addr_spec
    texts.append({"from": sender, "subject": mail["subject"]})
print(json.dumps(texts))
`;

/** A decoder of other authors, if the machine has it. */
function decodeWithPython(received: readonly Received[]): Text[] | undefined {
  const input = received.map(({ raw }) => Buffer.from(raw).toString("base64")).join("\n");
  const { status, stdout } = spawnSync("python3", ["-c", script], { input, encoding: "utf8" });
  return status === 0 ? JSON.parse(stdout) : undefined;
}

function countDifferent(written: readonly Text[], decoded: readonly Text[]) {
  const found = new Set(decoded.map(({ from, subject }) => JSON.stringify([from, subject])));
  return written.filter(({ from, subject }) => !found.has(JSON.stringify([from, `[Website] ${subject}`])))
    .length;
}

function countControls({ env }: TrialStore, context: TrialContext) {
  const { stdout } = spawnSync(process.execPath, ["server/inbox/main.ts", "list"], {
    env: { PATH: process.env.PATH, DATA_DIR: context.temporaryFolder(), ...env },
    encoding: "utf8",
  });
  if (!stdout.includes("<U+202E>")) throw new Error("The list shows no messages");
  return stdout.match(/[^\P{Cc}\n]|\p{Bidi_Control}/gu)?.length ?? 0;
}
