import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { aMessage, post } from "./harness/client.ts";
import { waitForMails } from "./harness/mails.ts";
import { formatCount, mapConcurrent, tally } from "./harness/measure.ts";
import type { Random } from "./harness/random.ts";
import type { Trial } from "./harness/trial.ts";

const canary = "the content of a file that no mail may hold";

export const hostileJson: Trial = {
  id: "3",
  title: "non-string fields, `{path}`, arrays, `__proto__`",
  expected: "5,000 tried, a canary file's content never mailed, 0 responses with 500",
  async run(context) {
    const { random, counts } = context;
    const file = join(context.temporaryFolder(), "canary.txt");
    writeFileSync(file, canary);
    const mail = await context.startMailServer();
    const store = context.sqlite();
    const server = await context.startServer(store, { env: { SMTP_URL: mail.url.href } });
    const bodies = Array.from({ length: counts.jsonBodies }, () => hostileBody(random, file));
    const responses = await mapConcurrent(bodies, 8, (body) => post(server, { body }));
    const accepted = responses.filter(({ status }) => status === 202).length;
    await post(server);
    await waitForMails(mail, accepted + 1);
    const base64 = Buffer.from(canary).toString("base64").slice(0, 40);
    const leaked = mail.received.filter(({ raw }) => raw.includes(canary) || raw.includes(base64)).length;
    const failed = responses.filter(({ status }) => status >= 500).length;
    const measured = `${formatCount(bodies.length)} tried (${tally(responses.map(({ status }) => status))}), canary in ${leaked} of ${mail.received.length} mails, ${failed} responses with 500`;
    return [{ store: store.name, measured, passed: leaked + failed === 0 && mail.received.length > 0 }];
  },
};

/** The JSON of a message with a wrong type, an unknown key or a polluted prototype. */
function hostileBody(random: Random, file: string) {
  const message: Record<string, unknown> = aMessage();
  const field = random.pick(["from", "to", "subject", "text"]);
  const values: (() => unknown)[] = [
    () => ({ path: file }),
    () => ({ href: `file://${file}` }),
    () => ({ path: file, encoding: "base64" }),
    () => [{ path: file }],
    () => ({ content: message[field], path: file }),
    () => [message[field]],
    () => [],
    () => ({}),
    () => random.pick([null, true, false, 0, -1, 1e308]),
    () => ({ toString: message[field], length: 1 }),
    () => nested(random.int(1, 40), message[field]),
    () => ({ raw: message[field], attachments: [{ path: file }] }),
  ];
  const others = ["html", "attachments", "envelope", "alternatives", "raw", "icalEvent", "cc", "bcc", "amp"];
  const body = JSON.stringify({ ...message, [field]: random.pick(values)() });
  return random.pick([
    () => body,
    () => body,
    () => JSON.stringify({ ...message, [random.pick(others)]: random.pick(values)() }),
    () => JSON.stringify(message).replace("{", `{"__proto__":{"path":${JSON.stringify(file)}},`),
    () => JSON.stringify(message).replace("{", `{"constructor":{"prototype":{"text":{}}},`),
    () => JSON.stringify(message).replace("{", `{"${field}":{"path":${JSON.stringify(file)}},`),
    () => body.replace(/}$/, `,"${field}":{"path":${JSON.stringify(file)}}}`),
    () => JSON.stringify([message]),
    () => JSON.stringify(random.pick(values)()),
  ])();
}

function nested(depth: number, value: unknown) {
  let made = value;
  for (let level = 0; level < depth; level += 1) made = level % 2 === 0 ? [made] : { path: made };
  return made;
}
