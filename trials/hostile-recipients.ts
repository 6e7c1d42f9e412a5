import { aMessage, mailbox, post } from "./harness/client.ts";
import { waitForMails } from "./harness/mails.ts";
import { formatCount, mapConcurrent } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";
import type { Trial, TrialContext } from "./harness/trial.ts";

export const hostileRecipients: Trial = {
  id: "1",
  title: "hostile `to` values (lists, groups, encodings, objects)",
  expected: "1,000 tried, 0 mails to anyone but the configured mailbox",
  async run(context: TrialContext) {
    const { random, counts } = context;
    const mail = await context.startMailServer();
    const store = context.sqlite();
    const server = await context.startServer(store, { env: { SMTP_URL: mail.url.href } });
    const own = mailbox();
    const recipients = Array.from({ length: counts.recipients }, () => hostile(random, own));
    const responses = await mapConcurrent(recipients, 8, (to) =>
      post(server, { body: { ...aMessage(), to } }),
    );
    const accepted = responses.filter(({ status }) => status === 202).length;
    // A valid message at the end shows that mail is sent at all.
    await post(server);
    await waitForMails(mail, accepted + 1);
    const others = mail.received.flatMap(({ to, raw }) => [
      ...to.filter((address) => address !== own),
      ...(raw.match(/^(To|Cc|Bcc):.*/gim) ?? []).filter((line) => line.trim() !== `To: ${own}`),
    ]);
    const failed = responses.filter(({ status }) => status >= 500).length;
    const measured = `${formatCount(recipients.length)} tried, ${accepted} accepted, ${mail.received.length} mails in total, ${others.length} to others`;
    return [
      { store: store.name, measured, passed: others.length + failed === 0 && mail.received.length > 0 },
    ];
  },
};

function hostile(random: Random, own: string): unknown {
  const victim = `${random.word()}@victim.example`;
  const space = random.pick([" ", "\t", "\r\n", "\n", "\0", "\u2028", "\u00a0", ""]);
  const separator = random.pick([",", ";", ", ", "; ", " ", "\n", "\r\n", "%0a", "%2c", "\uff0c"]);
  return random.pick<() => unknown>([
    () => victim,
    () => `${own}${separator}${victim}`,
    () => `${victim}${separator}${own}`,
    () => `${own}${space}`,
    () => `${space}${own}`,
    () => `${own}\r\nBcc: ${victim}`,
    () => `${own}${space}Cc: ${victim}`,
    () => `undisclosed: ${own}, ${victim};`,
    () => `${own} <${victim}>`,
    () => `"${own}" <${victim}>`,
    () => `<${own}>, <${victim}>`,
    () => `${own}(${victim})`,
    () => `${own}@victim.example`,
    () => `victim.example!${own}`,
    () => own.replace("@", `%${"victim.example"}@`),
    () => own.replace("@", "\\@"),
    () => own.toUpperCase(),
    () => own.replace("a", "\u0430"),
    () => `=?utf-8?B?${Buffer.from(victim).toString("base64")}?=`,
    () => `=?utf-8?Q?${own}=2C${victim}?=`,
    () => encodeURIComponent(`${own},${victim}`),
    () => [own, victim],
    () => [victim],
    () => [[own], victim],
    () => ({ address: victim }),
    () => ({ name: own, address: victim }),
    () => ({ toString: victim }),
    () => ({ 0: own, 1: victim, length: 2 }),
    () => ({ group: [victim] }),
    () => random.pick([null, true, 0, -1, "", [], {}]),
  ])();
}
