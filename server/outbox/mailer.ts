import type { Company } from "../site/read-site.ts";
import { type Addresses, composeMail } from "./compose.ts";
import type { Mail } from "./mail-queue.ts";
import { openSession, smtpTimeouts } from "./smtp-session.ts";
import type { SmtpSettings } from "./smtp-settings.ts";

export type Mailer = ReturnType<typeof createMailer>;
export type MailSession = Awaited<ReturnType<Mailer["open"]>>;

export function createMailer(
  settings: SmtpSettings,
  addresses: Addresses,
  company: Company,
  timeouts = smtpTimeouts,
) {
  return {
    async open(signal: AbortSignal) {
      const { send, ...session } = await openSession(settings, signal, timeouts);
      return {
        ...session,
        async send(mail: Mail, beforeText: () => Promise<void>) {
          const { envelope, text } = await composeMail(mail, addresses, company);
          return send(envelope, text, beforeText);
        },
      };
    },
  };
}
