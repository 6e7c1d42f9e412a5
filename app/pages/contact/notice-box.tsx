import { Button } from "#app/ui/button.tsx";
import type { ContactValues } from "#contract/contact-fields.ts";
import { CopyButton } from "./copy-button.tsx";
import { MailLink } from "./mail-link.tsx";
import { type Notice, notices } from "./notices.ts";

/** The text of the toast, which stays, with a retry and other ways to send the message. */
export function NoticeBox({
  id,
  notice,
  values,
  onRetry,
}: {
  id: string;
  notice: Notice;
  values: ContactValues;
  onRetry: () => void;
}) {
  const { title, description } = notices[notice];
  return (
    <section id={id} aria-label={title} className="mt-6 border-l-4 border-sindoor bg-fog p-5">
      <p className="font-semibold text-sindoor">{title}</p>
      <p>{description}</p>
      {notice === "failed" && (
        <>
          <p className="mt-2 type-small text-graphite">
            Everything you typed is still here. A second try cannot send it twice.
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
            <Button size="sm" onClick={onRetry}>
              Retry
            </Button>
            <CopyButton values={values} />
            <MailLink values={values}>Email us instead</MailLink>
          </div>
        </>
      )}
    </section>
  );
}
