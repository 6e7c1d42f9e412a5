import type { ListConfig } from "#app/lists/list-config.ts";
import type { ProjectCardData } from "#content/projects/card.ts";

export const projectList: ListConfig<ProjectCardData> = {
  name: "portfolio",
  pageSize: 6,
  delayMs: 1_000,
  nearPixels: 300,
  sorts: {
    // As numbers: the first localeCompare takes 16 ms, and hydration sorts by date.
    recent: (a, b) => Date.parse(b.date) - Date.parse(a.date),
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
