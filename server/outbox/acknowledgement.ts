import MailComposer from "nodemailer/lib/mail-composer";
import type { Company } from "../site/read-site.ts";
import type { Mail } from "./mail-queue.ts";
import type { Envelope } from "./smtp-session.ts";

/** Anyone can name any address in the form, so nothing that they wrote is in this mail. */
export async function composeAcknowledgement(mail: Mail, { from }: { from: string }, company: Company) {
  const { name, address, replyWithinHours } = company;
  const composer = new MailComposer({
    from: { name, address: from },
    to: { name: "", address: mail.sender },
    replyTo: { name: "", address },
    subject: `We have your message (${mail.reference})`,
    // RFC 3834: so that no other program answers.
    headers: { "Auto-Submitted": "auto-replied" },
    text: [
      `Your message to ${name} has arrived. A person will reply within ${replyWithinHours} hours on working days.`,
      `Your reference: ${mail.reference}`,
      "This email was sent automatically. To add something, reply to it. If you did not write to us, someone entered your address by mistake, and you need not do anything.",
      name,
      "",
    ].join("\n\n"),
    messageId: `<${mail.id}.acknowledgement@${from.split("@")[1]}>`,
    date: new Date(mail.receivedAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const envelope: Envelope = { from, to: [mail.sender] };
  return { envelope, text: await composer.compile().build() };
}
