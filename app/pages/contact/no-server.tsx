import { site } from "#content/site.ts";
import type { ContactValues } from "#contract/contact-fields.ts";
import { CopyButton } from "./copy-button.tsx";
import { MailLink } from "./mail-link.tsx";

/** Replaces the security check where no server answers: the message goes by mail. */
export function NoServer({ id, values }: { id: string; values: ContactValues }) {
  return (
    <div id={id} role="alert" className="mt-8 border-l-4 border-sindoor bg-fog p-5">
      <p className="font-semibold">This form cannot send messages from here.</p>
      <p>Write to {site.email} instead. The link opens an email with everything you typed.</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <CopyButton values={values} />
        <MailLink values={values}>Open the email</MailLink>
      </div>
    </div>
  );
}
