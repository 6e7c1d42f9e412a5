import type { Handover } from "#app/lib/contact-handover.ts";

type Titled = { id: string; title: string };

/** What a link to this page can be about: `?service=web3`, `?project=ID`, `?study=ID`. */
export type Topics = { service: readonly Titled[]; project: readonly Titled[]; study: readonly Titled[] };

const questions = "\n\nWhat we want to build:\n\nWhen we want to start:\n\nBudget, if known:\n";

const openings: Record<keyof Topics, (title: string) => Handover> = {
  service: (title) => ({
    subject: `Enquiry: ${title}`,
    message: `We would like to talk about ${title}.${questions}`,
  }),
  project: (title) => ({
    subject: `A project like ${title}`,
    message: `We saw ${title} in your portfolio and have something similar in mind.${questions}`,
  }),
  study: (title) => ({
    subject: `A project like "${title}"`,
    message: `We read your case study "${title}" and have something similar in mind.${questions}`,
  }),
};

/** The subject and message that a query asks for, if it names something that exists. */
export function openingFor(query: string, topics: Topics): Handover | undefined {
  const asked = new URLSearchParams(query);
  for (const kind of ["service", "project", "study"] as const) {
    const topic = topics[kind].find(({ id }) => id === asked.get(kind));
    if (topic) return openings[kind](topic.title);
  }
  return undefined;
}
