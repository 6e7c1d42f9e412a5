import type { ListDefinition } from "#app/lists/list-index.ts";
import { type StudyCardData, studyCard } from "#content/case-studies/card.ts";
import type { CaseStudy } from "#content/case-studies/schema.ts";
import { namedServices } from "#content/services/named.ts";

export const studyDefinition: ListDefinition<CaseStudy, StudyCardData> = {
  pageSize: 9,
  card: studyCard,
  sorts: {
    featured: (a, b) => Number(b.featured ?? false) - Number(a.featured ?? false),
    alphabetical: (a, b) => a.title.localeCompare(b.title, "en"),
  },
  filters: {
    category: ({ category }) => [{ value: category, label: category }],
    industry: ({ industry }) => [{ value: industry, label: industry }],
    technology: ({ technologies }) => technologies.map((name) => ({ value: name, label: name })),
    service: ({ projectInfo }) =>
      namedServices(projectInfo.services).map(({ id, title }) => ({ value: id, label: title })),
  },
  texts: ({ title, clientName, summary, industry, category, technologies, projectInfo }) => [
    title,
    clientName,
    summary,
    industry,
    category,
    ...technologies,
    ...namedServices(projectInfo.services).map((service) => service.title),
  ],
};
