import { createTransport } from "nodemailer";
import type { Mail } from "./mail-queue.ts";

/** The result of one attempt. `code` is the mail server's reply code, or the error code. */
export type Delivery =
  | { kind: "sent" }
  /** A permanent failure (5xx). */
  | { kind: "rejected"; code: string }
  /** A temporary failure (4xx). */
  | { kind: "deferred"; code: string }
  /** No connection, or no reply in time. */
  | { kind: "unreachable" };

export type Mailer = {
  send(mail: Mail): Promise<Delivery>;
  isReachable(): Promise<boolean>;
  close(): void;
};

type Addresses = { from: string; to: string };

/** Fixed, so that mailbox filters can match it. */
const subjectPrefix = "[Website] ";

const defaultTimeouts = {
  total: 30_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Sends over SMTP. The library gets only strings, and envelope, From and To never come from a visitor. */
export function createMailer(url: URL, { from, to }: Addresses, timeouts = defaultTimeouts): Mailer {
  const { total, ...smtpTimeouts } = timeouts;
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
    // Retries are up to the outbox.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...smtpTimeouts,
  });
  // Errors of idle pooled connections are emitted here; those of a mail reject its promise.
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
        messageId: messageId(mail.id, from),
        date: new Date(mail.receivedAt),
        xMailer: false,
      });
      return Promise.race([sending.then(() => ({ kind: "sent" as const })), timeoutAfter(total)]).catch(
        toDelivery,
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

/** Derived from the row, so that a mail which was sent twice can be recognised. */
function messageId(id: string, from: string) {
  return `<${id}@${from.split("@")[1]}>`;
}

function mailText({ text, reference, receivedAt }: Mail) {
  const received = new Date(receivedAt).toISOString().slice(0, 16).replace("T", " ");
  return `${text}\n\n-- \nReference ${reference}, received ${received} UTC\n`;
}

function timeoutAfter(delay: number) {
  return new Promise<Delivery>((resolve) => {
    setTimeout(resolve, delay, { kind: "unreachable" }).unref();
  });
}

function toDelivery(error: Error & { responseCode?: number; code?: string }): Delivery {
  const { responseCode, code } = error;
  // A server that refuses TLS may support it at the next attempt.
  if (code === "ETLS") return { kind: "deferred", code };
  if (responseCode && responseCode >= 500) return { kind: "rejected", code: String(responseCode) };
  if (responseCode && responseCode >= 400) return { kind: "deferred", code: String(responseCode) };
  return { kind: "unreachable" };
}
