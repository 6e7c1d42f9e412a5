import type { ReactNode } from "react";
import { site } from "#content/site.ts";
import { type ContactValues, cleanForm, composeText } from "#contract/contact-fields.ts";

/** Opens the visitor's mail program with everything that was typed. */
export function MailLink({ values, children }: { values: ContactValues; children: ReactNode }) {
  return (
    <a href={mailAddress(values)} className="inline-flex min-h-9 items-center type-small text-link">
      {children}
    </a>
  );
}

function mailAddress(values: ContactValues) {
  const form = cleanForm(values);
  const query = { subject: form.subject, body: composeText(form).replaceAll("\n", "\r\n") };
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${site.email}?${parts.join("&")}`;
}
