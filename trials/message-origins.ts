import { composeMessage, emptyForm } from "#contract/contact-fields.ts";
import { cleanOrigin, originOf, originText } from "#contract/origin.ts";
import { aMessage, mailbox, post } from "./harness/client.ts";
import { headerLines, waitForMails } from "./harness/mails.ts";
import { formatCount, mapConcurrent } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";
import type { Trial } from "./harness/trial.ts";

const canary = "canary-of-the-origin";

export const messageOrigins: Trial = {
  id: "36",
  title: "hostile links, referrers and stored origins in the text of a message",
  expected: "5,000 tried, all accepted, 0 answers of 500, 0 bytes of it in a header",
  async run(context) {
    const { random, counts } = context;
    const mail = await context.startMailServer();
    const store = context.sqlite();
    const server = await context.startServer(store, { env: { SMTP_URL: mail.url.href } });
    const { from: email, subject } = aMessage();
    const values = { ...emptyForm, name: "Ada", email, subject, message: "Can you help?" };
    const bodies = Array.from({ length: counts.origins }, () =>
      composeMessage(values, mailbox(), hostileOrigin(random)),
    );
    const responses = await mapConcurrent(bodies, 8, (body) => post(server, { body }));
    const accepted = responses.filter(({ status }) => status === 202).length;
    const failed = responses.filter(({ status }) => status >= 500).length;
    await waitForMails(mail, accepted);
    const inHeaders = mail.received.filter((received) => {
      const headers = headerLines(received);
      return headers.some((line) => line.includes(canary) || line.startsWith("X-")) || headers.length !== 9;
    }).length;
    const inTexts = mail.received.filter(({ raw }) => raw.includes(canary)).length;
    return [
      {
        store: store.name,
        measured: `${formatCount(bodies.length)} tried, ${formatCount(accepted)} accepted, ${failed} failed; ${formatCount(mail.received.length)} mails, ${inHeaders} with it in a header`,
        passed: accepted === bodies.length && failed + inHeaders === 0 && inTexts > 0,
      },
    ];
  },
};

/** What a crafted link, a referrer or a changed session storage can make of the lines. */
function hostileOrigin(random: Random) {
  const value = () => encodeURIComponent(payload(random));
  const link = `https://midspan.example/${value()}?utm_source=${value()}&utm_campaign=${value()}&utm_other=${value()}`;
  const referrer = random.pick([`https://${random.word()}.example/${value()}`, payload(random), ""]);
  const stored = random.pick<unknown>([
    payload(random),
    { landing: payload(random), referrer: [payload(random)], campaign: { utm_source: payload(random) } },
    { landing: { toString: payload(random) }, campaign: payload(random) },
  ]);
  const origin = random.pick([() => originOf(link, referrer), () => cleanOrigin(stored)])();
  return originText(origin, payload(random));
}

function payload(random: Random) {
  const breaks = ["\r\n", "\n", "\r", "\0", "\u2028", "\u2029", "\u0085", "\v", "\u001b[2J", "\r\n.\r\n"];
  const headers = ["Bcc: v@victim.example", "X-Extra: 1", "=?utf-8?Q?x?=", "<script>", ""];
  const long = random.next() < 0.2 ? "😀".repeat(random.int(100, 3_000)) : "";
  return canary + random.pick(breaks) + random.pick(headers) + long + random.pick(["", "\u202e"]);
}
