import type { ListDefinition } from "#app/lists/list-index.ts";
import { type ProjectCardData, projectCard } from "#content/projects/card.ts";
import type { Project } from "#content/projects/schema.ts";
import { namedServices } from "#content/services/named.ts";

export const projectDefinition: ListDefinition<Project, ProjectCardData> = {
  pageSize: 6,
  card: projectCard,
  sorts: {
    recent: (a, b) => Date.parse(b.date) - Date.parse(a.date),
    title: (a, b) => a.title.localeCompare(b.title, "en"),
  },
  filters: {
    category: ({ category }) => [{ value: category, label: category }],
    technology: ({ technologies }) => technologies.map((name) => ({ value: name, label: name })),
    service: ({ services }) => namedServices(services).map(({ id, title }) => ({ value: id, label: title })),
  },
  texts: ({ title, client, description, category, technologies, services }) => [
    title,
    client,
    description,
    category,
    ...technologies,
    ...namedServices(services).map((service) => service.title),
  ],
};
