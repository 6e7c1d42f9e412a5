import { expect, test } from "vitest";
import { decodeWords, parseHeaders, startMailServer } from "../testing/mail-server.ts";
import { addresses } from "../testing/run-outbox.ts";
import { company } from "../testing/test-app.ts";
import type { Mail } from "./mail-queue.ts";
import { createMailer } from "./mailer.ts";
import { parseSmtpUrl } from "./smtp-settings.ts";

const mail: Mail = {
  kind: "message",
  id: "0b0f7b1e-6d5c-4a55-8d40-8f2f4a1c9d10",
  reference: "MS-0B0F7B1E",
  sender: "o'brien@x.ie",
  subject: "A bridge – বাংলা",
  text: "Name: Ada\n\nMessage:\nLine one\n.\nLine three",
  receivedAt: Date.UTC(2026, 10, 15, 4, 30),
  attempts: 1,
  firstAttemptAt: 0,
  claim: "",
  claimedAt: 0,
};

/** Sends mails in one session and returns what arrived. */
async function send(...mails: Mail[]) {
  const server = await startMailServer();
  const session = await createMailer(parseSmtpUrl(server.url.href), addresses, company).open(
    new AbortController().signal,
  );
  for (const one of mails)
    expect(await session.send(one, async () => {})).toEqual({ error: undefined, textSent: true });
  session.close();
  await server.close();
  return server.received;
}

test("a mail has exactly the expected headers, and only Reply-To is the visitor's address", async () => {
  const [received] = await send(mail);
  if (!received) throw new Error("No mail received");
  expect([received.from, received.to]).toEqual([addresses.from, addresses.to]);
  expect(parseHeaders(received)).toEqual({
    From: "Midspan website <website@midspan.example>",
    To: "hello@midspan.example",
    "Reply-To": "o'brien@x.ie",
    Subject: expect.stringMatching(/^=\?UTF-8\?/),
    "Message-ID": `<${mail.id}@midspan.example>`,
    Date: "Sun, 15 Nov 2026 04:30:00 +0000",
    "Content-Transfer-Encoding": expect.any(String),
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
  });
  expect(received.raw).toContain("Line one\r\n.\r\nLine three");
  expect(received.raw).toContain("Reference MS-0B0F7B1E, received 2026-11-15 04:30 UTC");
});

test("a line break in the subject does not inject a header", async () => {
  const [received] = await send({ ...mail, subject: "Hello\r\nBcc: victim@client.example" });
  expect(received?.to).toEqual(addresses.to);
  expect(Object.keys(parseHeaders(received ?? { from: "", to: [], raw: "" }))).not.toContain("Bcc");
});

test("a reader that decodes everything sees the subject and address that the visitor wrote", async () => {
  const subjects = [
    "A question",
    "=?utf-8?Q?Pay_now?=",
    "=?utf-8?B?UGF5IG5vdw==?= =?utf-8?B?UGF5IG5vdw==?=",
    "Half =?utf-8?Q? of one ?=",
    "বাংলা =?utf-8?Q?Pay?= 🚀",
    `${"word ".repeat(39)}end`,
    "x".repeat(200),
    "🌉".repeat(200),
    `spaces${" ".repeat(100)}between`,
    '"quoted" \\ (comment)',
  ];
  const senders = [
    "=?utf-8?Q?boss=40bank.example?=@x.ie",
    "a=?b@x.ie",
    "=?utf-8?B?Ym9zcw==?=@x.ie",
    "a@x.ie",
  ];
  const mails = subjects.map((subject, index) => ({ ...mail, subject, sender: senders[index % 4] ?? "" }));
  const received = await send(...mails);
  for (const [index, { raw }] of received.entries()) {
    const headers = parseHeaders({ from: "", to: [], raw });
    expect(decodeWords(headers.Subject ?? "")).toBe(`[Website] ${subjects[index]}`);
    const sender = mails[index]?.sender ?? "";
    expect(headers["Reply-To"]).toBe(sender.includes("=?") ? undefined : sender);
    expect(raw).toContain(`\r\nSender ${sender}\r\n`);
    expect(raw.split("\r\n").every((line) => line.length <= 78)).toBe(true);
  }
  expect(received).toHaveLength(subjects.length);
});
