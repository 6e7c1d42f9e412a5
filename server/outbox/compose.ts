import MailComposer from "nodemailer/lib/mail-composer";
import { encodeWord } from "nodemailer/lib/mime-funcs";
import type { Company } from "../site/read-site.ts";
import { composeAcknowledgement } from "./acknowledgement.ts";
import type { Mail } from "./mail-queue.ts";
import type { Envelope } from "./smtp-session.ts";

export type Addresses = { from: string; to: readonly string[] };

/** Fixed, so that mailbox filters can match it. */
const subjectPrefix = "[Website] ";

export function composeMail(mail: Mail, addresses: Addresses, company: Company) {
  return mail.kind === "message"
    ? composeMessage(mail, addresses)
    : composeAcknowledgement(mail, addresses, company);
}

/** The library gets only strings, and envelope, From and To never come from a visitor. */
async function composeMessage(mail: Mail, { from, to }: Addresses) {
  const composer = new MailComposer({
    from: { name: "Midspan website", address: from },
    to: to.map((address) => ({ name: "", address })),
    ...(isPlainAddress(mail.sender) && { replyTo: { name: "", address: mail.sender } }),
    headers: { Subject: { prepared: true, value: encodeSubject(subjectPrefix + mail.subject) } },
    text: mailText(mail),
    messageId: messageId(mail.id, from),
    date: new Date(mail.receivedAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const envelope: Envelope = { from, to: [...to] };
  return { envelope, text: await composer.compile().build() };
}

/** Derived from the row, so that a mail which was sent twice can be recognised. */
function messageId(id: string, from: string) {
  return `<${id}@${from.split("@")[1]}>`;
}

function mailText({ text, reference, receivedAt, sender }: Mail) {
  const received = new Date(receivedAt).toISOString().slice(0, 16).replace("T", " ");
  return `${text}\n\n-- \nReference ${reference}, received ${received} UTC\nSender ${sender}\n`;
}

const plainSubject = /^(?!.*=\?)[!-~]{1,60}(?: [!-~]{1,60})*$/;

/** The library leaves ASCII as it is, and a reader would decode it; encoded as a whole it stays itself. */
function encodeSubject(subject: string) {
  if (plainSubject.test(subject)) return fold(subject);
  const oneLine = subject.replace(/[\r\n]+/g, " ");
  return encodeWord(oneLine, "B", 52).replaceAll("?= =?", "?=\r\n =?");
}

function fold(subject: string) {
  return subject.replace(/(.{1,60})(?: |$)/g, "$1\r\n ").trimEnd();
}

/** Readers decode encoded words even in an address, and Postfix removes quotes. */
function isPlainAddress(address: string) {
  return !address.includes("=?");
}
