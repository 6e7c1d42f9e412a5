import type { ListConfig } from "#app/lists/list-config.ts";
import type { ListedStudy } from "#content/case-studies/card.ts";

export const studyList: ListConfig<ListedStudy> = {
  name: "case-studies",
  pageSize: 9,
  delayMs: 800,
  nearPixels: 200,
  sorts: {
    featured: (a, b) => Number(b.featured) - Number(a.featured),
    alphabetical: (a, b) => a.title.localeCompare(b.title, "en"),
  },
  filters: {
    category: ({ category }) => [{ value: category, label: category }],
    industry: ({ industry }) => [{ value: industry, label: industry }],
    technology: ({ technologies }) => technologies.map((name) => ({ value: name, label: name })),
    service: ({ services }) => services.map(({ id, title }) => ({ value: id, label: title })),
  },
  texts: ({ title, clientName, summary, industry, category, technologies, services }) => [
    title,
    clientName,
    summary,
    industry,
    category,
    ...technologies,
    ...services.map((service) => service.title),
  ],
};
