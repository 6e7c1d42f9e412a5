import type { Prefill } from "#app/lib/contact-prefill.ts";
import type { SearchEntry } from "#content/search/schema.ts";

/** The prefill of the contact form for a visitor who sends the shortlist. */
export function shortlistMessage(
  items: readonly Pick<SearchEntry, "title" | "note" | "to">[],
  origin: string,
): Prefill {
  const [only, ...others] = items;
  const what = others.length > 0 ? `${items.length} pieces of your work` : (only?.title ?? "your work");
  const lines = items.map(({ title, note, to }) => `- ${title} (${note})\n  ${origin}${to}`);
  return {
    subject: `About ${what}`,
    message: `We have something like this in mind:\n\n${lines.join("\n")}\n\nWhat we want to build:\n`,
  };
}
