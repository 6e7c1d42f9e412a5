import type { ListKind } from "#app/lib/list-kind.ts";
import type { ProjectCardData } from "#content/projects/card.ts";

export const projectList: ListKind<ProjectCardData> = {
  name: "portfolio",
  pageSize: 6,
  delayMs: 1_000,
  nearPixels: 300,
  sorts: {
    recent: (a, b) => b.date.localeCompare(a.date),
    title: (a, b) => a.title.localeCompare(b.title, "en"),
  },
  filters: {
    category: ({ category }) => [{ value: category, label: category }],
    technology: ({ technologies }) => technologies.map((name) => ({ value: name, label: name })),
    service: ({ services }) => services.map(({ id, title }) => ({ value: id, label: title })),
  },
  texts: ({ title, client, description, category, technologies, services }) => [
    title,
    client,
    description,
    category,
    ...technologies,
    ...services.map((service) => service.title),
  ],
};
