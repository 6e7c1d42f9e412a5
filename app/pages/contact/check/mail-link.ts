import { site } from "#content/site.ts";
import { type ContactForm, cleanForm, composeText } from "#contract/contact-form.ts";

/** A mail to us that holds everything that was typed, for the visitor's own mail program. */
export function mailLink(values: ContactForm) {
  const form = cleanForm(values);
  const query = { subject: form.subject, body: composeText(form).replaceAll("\n", "\r\n") };
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${site.email}?${parts.join("&")}`;
}
