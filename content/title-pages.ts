import { caseStudies } from "./case-studies/index.ts";
import { projects } from "./projects/index.ts";

const perPage = 100;

const lists = [
  { list: "/portfolio", entries: projects.all },
  { list: "/case-studies", entries: caseStudies.all },
];

/** Plain links that lead to every entry without JavaScript. */
export const titlePages = lists.flatMap(({ list, entries }) => {
  const byTitle = entries.toSorted((a, b) => a.title.localeCompare(b.title, "en"));
  const count = Math.ceil(entries.length / perPage);
  const paths = Array.from({ length: count }, (_, index) => `${list}/titles/${index + 1}`);
  return paths.map((path, index) => ({
    path,
    list,
    paths,
    links: byTitle
      .slice(index * perPage, (index + 1) * perPage)
      .map(({ id, title }) => ({ to: `${list}/${id}`, title })),
  }));
});
