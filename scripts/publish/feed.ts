import type { CaseStudy } from "#content/case-studies/schema.ts";
import { site } from "#content/site.ts";
import { xmlDeclaration, xmlText } from "./xml.ts";

type Entry = Pick<CaseStudy, "id" | "title" | "clientName" | "category" | "summary" | "updated">;

export function feed(siteUrl: string, studies: readonly Entry[]) {
  const list = `${siteUrl}/case-studies`;
  const newestFirst = studies.toSorted((a, b) => b.updated.localeCompare(a.updated));
  const updated = newestFirst[0]?.updated;
  if (!updated) throw new Error("A feed needs at least one entry");
  return [
    xmlDeclaration,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    element("id", list),
    element("title", `${site.name} case studies`),
    element("subtitle", site.tagline),
    element("updated", moment(updated)),
    link("self", `${siteUrl}/feed.xml`, "application/atom+xml"),
    link("alternate", list, "text/html"),
    element("icon", `${siteUrl}/icon.svg`),
    `<author>${element("name", site.name)}${element("uri", `${siteUrl}/`)}</author>`,
    ...newestFirst.map((study) => entryOf(list, study)),
    "</feed>",
    "",
  ].join("\n");
}

function entryOf(list: string, { id, title, clientName, category, summary, updated }: Entry) {
  const address = `${list}/${id}`;
  return [
    "<entry>",
    element("id", address),
    element("title", `${clientName}: ${title}`),
    element("updated", moment(updated)),
    link("alternate", address, "text/html"),
    `<category term="${xmlText(category)}"/>`,
    element("summary", summary),
    "</entry>",
  ].join("\n");
}

function element(name: string, text: string) {
  return `<${name}>${xmlText(text)}</${name}>`;
}

function link(rel: string, href: string, type: string) {
  return `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`;
}

/** A feed tells times, the content tells days. */
function moment(date: string) {
  return `${date}T00:00:00Z`;
}
