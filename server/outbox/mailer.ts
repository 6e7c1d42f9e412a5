import { createTransport } from "nodemailer";
import type { Mail } from "./mail-queue.ts";

/** What became of one attempt. `code` is the mail server's number, or the kind of failure. */
export type Delivery =
  | { kind: "sent" }
  /** The server said no for good. */
  | { kind: "refused"; code: string }
  /** The server said not now. */
  | { kind: "deferred"; code: string }
  /** There was no server to ask, or it went silent. */
  | { kind: "unreachable" };

export type Mailer = {
  send(mail: Mail): Promise<Delivery>;
  isReachable(): Promise<boolean>;
  close(): void;
};

type Addresses = { from: string; to: string };

/** Fixed, so that a filter in the mailbox can rely on it. */
const subjectPrefix = "[Website] ";

const deadline = 30_000;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail over SMTP. Only strings reach the library, and envelope, From and To never come from a visitor. */
export function createMailer(
  url: URL,
  { from, to }: Addresses,
  patience = { deadline, ...timeouts },
): Mailer {
  const { deadline, ...timeouts } = patience;
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (url.protocol === "smtps:" ? 465 : 587),
    secure: url.protocol === "smtps:",
    requireTLS: url.searchParams.get("requireTLS") === "true",
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    maxConnections: 4,
    // The outbox alone decides when to try again.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  // A pooled connection that breaks while idle reports here; the mail it was for reports by itself.
  transport.on("error", () => {});

  return {
    async send(mail) {
      const sending = transport.sendMail({
        envelope: { from, to: [to] },
        from: { name: "Midspan website", address: from },
        to: { name: "", address: to },
        replyTo: { name: "", address: mail.sender },
        subject: subjectPrefix + mail.subject,
        text: mailText(mail),
        messageId: messageIdOf(mail.id, from),
        date: new Date(mail.receivedAt),
        xMailer: false,
      });
      return Promise.race([sending.then(() => ({ kind: "sent" as const })), giveUp(deadline)]).catch(
        deliveryOf,
      );
    },
    isReachable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
}

/** Made from the row, so that a mail which went out twice can be recognised. */
function messageIdOf(id: string, from: string) {
  return `<${id}@${from.split("@")[1]}>`;
}

function mailText({ text, reference, receivedAt }: Mail) {
  const received = new Date(receivedAt).toISOString().slice(0, 16).replace("T", " ");
  return `${text}\n\n-- \nReference ${reference}, received ${received} UTC\n`;
}

function giveUp(after: number) {
  return new Promise<Delivery>((resolve) => {
    setTimeout(resolve, after, { kind: "unreachable" }).unref();
  });
}

function deliveryOf(error: Error & { responseCode?: number; code?: string }): Delivery {
  const { responseCode, code } = error;
  // Whatever the server answered to a request for TLS, it may have it the next time.
  if (code === "ETLS") return { kind: "deferred", code };
  if (responseCode && responseCode >= 500) return { kind: "refused", code: String(responseCode) };
  if (responseCode && responseCode >= 400) return { kind: "deferred", code: String(responseCode) };
  return { kind: "unreachable" };
}
