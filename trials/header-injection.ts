import type { Received } from "#server/testing/mail-server.ts";
import { aMessage, mailbox, post } from "./harness/client.ts";
import { headerLines, waitForMails } from "./harness/mails.ts";
import { formatCount, mapConcurrent } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";
import type { Trial } from "./harness/trial.ts";

const expected = [
  "From",
  "To",
  "Reply-To",
  "Subject",
  "Message-ID",
  "Content-Transfer-Encoding",
  "Date",
  "MIME-Version",
  "Content-Type",
].sort();

export const headerInjection: Trial = {
  id: "2",
  title: "header injection (CR/LF, NUL, U+2028, overlong) in every field",
  expected: "5,000 tried, mail headers always exactly the expected set",
  async run(context) {
    const { random, counts } = context;
    const mail = await context.startMailServer();
    const store = context.sqlite();
    const server = await context.startServer(store, { env: { SMTP_URL: mail.url.href } });
    const bodies = Array.from({ length: counts.injections }, () => inject(random));
    const responses = await mapConcurrent(bodies, 8, (body) => post(server, { body }));
    const accepted = responses.filter(({ status }) => status === 202).length;
    await waitForMails(mail, accepted);
    const own = mailbox();
    const wrong = mail.received.filter((received) => {
      const lines = headerLines(received);
      const names = lines.map((line) => line.slice(0, line.indexOf(":"))).sort();
      const fixed = [`To: ${own}`, "From: Midspan website <website@midspan.example>"];
      return (
        names.join() !== expectedIn(received).join() ||
        !fixed.every((line) => lines.includes(line)) ||
        received.to.join() !== own
      );
    }).length;
    const measured = `${formatCount(bodies.length)} tried, ${formatCount(accepted)} accepted as plain text, ${formatCount(mail.received.length)} mails, ${wrong} with other headers`;
    const passed =
      wrong === 0 && mail.received.length === accepted && responses.every(({ status }) => status < 500);
    return [{ store: store.name, measured, passed }];
  },
};

/** An address that looks encoded is only in the text. */
function expectedIn({ raw }: Received) {
  return /^Sender .*=\?/m.test(raw) ? expected.filter((name) => name !== "Reply-To") : expected;
}

/** A message with an injected header in one or more of its fields. */
function inject(random: Random) {
  const message = aMessage();
  const fields = ["from", "to", "subject", "text"] as const;
  const first = random.pick(fields);
  for (const field of fields) {
    if (field !== first && random.next() > 0.15) continue;
    const at = random.int(0, message[field].length + 1);
    message[field] = message[field].slice(0, at) + payload(random) + message[field].slice(at);
  }
  return message;
}

function payload(random: Random) {
  const breaks = ["\r\n", "\n", "\r", "\0", "\u2028", "\u2029", "\u0085", "\v", "\f", "%0d%0a", "\\r\\n"];
  const more = ["\r\n\t", "=0D=0A", "=?utf-8?Q?=0D=0A?=", "\ud800", "\u{10FFFF}", "\uFEFF", ""];
  const headers = ["Bcc: v@victim.example", "To: v@victim.example", "Subject: other", "X-Extra: 1", ""];
  const text = random.pick([...breaks, ...more]) + random.pick(headers);
  const long = random.next() < 0.1 ? "x".repeat(random.int(60, 9_000)) : "";
  return text + long + random.pick(["", "\r\n\r\n", random.pick(breaks)]);
}
