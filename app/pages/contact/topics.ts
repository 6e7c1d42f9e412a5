import type { Prefill } from "#app/lib/contact-prefill.ts";

/** What a link to this page can be about: `?service=web3`, `?project=ID`, `?study=ID`. */
const folders = { service: "/services", project: "/portfolio", study: "/case-studies" };
const kinds = ["service", "project", "study"] as const;

const questions = "\n\nWhat we want to build:\n\nWhen we want to start:\n\nBudget, if known:\n";

const prefills: Record<keyof typeof folders, (title: string) => Prefill> = {
  service: (title) => ({
    subject: `Enquiry: ${title}`,
    message: `We would like to talk about ${title}.${questions}`,
  }),
  project: (title) => ({
    subject: `A project like ${title}`,
    message: `We saw ${title} in your portfolio and have something similar in mind.${questions}`,
  }),
  study: (title) => ({
    subject: `A project like “${title}”`,
    message: `We read your case study “${title}” and have something similar in mind.${questions}`,
  }),
};

/** Titles come from the search index, loaded only then: the page does not grow with the collections. */
export async function prefillFor(query: string): Promise<Prefill | undefined> {
  const asked = new URLSearchParams(query);
  const kind = kinds.find((candidate) => asked.has(candidate));
  if (!kind) return undefined;
  const { default: entries } = await import("virtual:search-index");
  const topic = entries.find(({ to }) => to === `${folders[kind]}/${asked.get(kind)}`);
  return topic && prefills[kind](topic.title);
}
