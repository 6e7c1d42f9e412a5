import { expect, test } from "vitest";
import { parseHeaders, startMailServer } from "../testing/mail-server.ts";
import { createMailer } from "./mailer.ts";

const addresses = { from: "website@midspan.example", to: "hello@midspan.example" };

const mail = {
  id: "0b0f7b1e-6d5c-4a55-8d40-8f2f4a1c9d10",
  reference: "MS-0B0F7B1E",
  sender: "o'brien@x.ie",
  subject: "A bridge – বাংলা",
  text: "Name: Ada\n\nMessage:\nLine one\n.\nLine three",
  receivedAt: Date.UTC(2026, 10, 15, 4, 30),
  attempts: 1,
};

test("a mail has exactly the expected headers, and only Reply-To is the visitor's address", async () => {
  const server = await startMailServer();
  const mailer = createMailer(server.url, addresses);
  expect(await mailer.send(mail)).toEqual({ kind: "sent" });
  const [received] = server.received;
  if (!received) throw new Error("No mail received");
  expect([received.from, received.to]).toEqual([addresses.from, [addresses.to]]);
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
  mailer.close();
  await server.close();
});

test("a line break in the subject does not inject a header", async () => {
  const server = await startMailServer();
  const mailer = createMailer(server.url, addresses);
  await mailer.send({ ...mail, subject: "Hello\r\nBcc: victim@client.example" });
  const [received] = server.received;
  expect(received?.to).toEqual([addresses.to]);
  expect(Object.keys(parseHeaders(received ?? { from: "", to: [], raw: "" }))).not.toContain("Bcc");
  mailer.close();
  await server.close();
});
