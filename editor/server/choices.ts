import { globSync } from "node:fs";
import { basename } from "node:path";
import { aliasPaths, fixedPaths } from "#content/library/fixed-paths.ts";
import type { Found } from "#content/library/read-content.ts";
import type { Option } from "../protocol.ts";
import { collections } from "./collections.ts";
import type { ChoicesAt } from "./describe-form.ts";

/** What fields of a collection can be chosen from, as the other files have it now. */
export function choicesFor(root: string, collection: string, found: Found): ChoicesAt {
  const drawings = globSync("public/images/logos/*.svg", { cwd: root }).map((file) => basename(file, ".svg"));
  const technologies = (found.technologies?.technologies ?? []).map((name) => ({ value: name, label: name }));
  const lists: Record<string, Option[]> = {
    services: titled(found.services),
    service: titled(found.services),
    calculator: titled(found.calculators),
    ...(collection === "technology-partners" ? { "partners.*.name": technologies } : {}),
    ...(collection === "technologies" ? {} : { technologies }),
  };
  const suggestions: Record<string, readonly string[]> = {
    ...(collection === "case-studies"
      ? columns(found.caseStudies, ["category", "industry", "clientName"])
      : {}),
    ...(collection === "projects" ? columns(found.projects, ["category", "client"]) : {}),
    "partners.*.category": (found.technologyPartners?.partners ?? []).map(({ category }) => category),
    "redirects.*.to": publicPages(found),
    clientLogo: [
      ...drawings.map((name) => name.replace(/-colour$/, "")),
      ...found.clientLogos.map(({ id }) => id),
    ],
    drawing: drawings,
    lead: found.people.map(({ name }) => name),
  };
  return (path) => {
    const options = lists[path.replace(/\.\*$/, "")] ?? lists[path];
    if (options) return { options };
    const texts = suggestions[path];
    return texts && { suggestions: [...new Set(texts)].toSorted() };
  };
}

/** Every address that a redirect can lead to. */
export function publicPages(found: Found): string[] {
  return [
    ...fixedPaths,
    ...aliasPaths,
    ...found.services.map(({ id }) => collections.services.page(id)),
    ...found.projects.map(({ id }) => collections.projects.page(id)),
    ...found.caseStudies.map(({ id }) => collections["case-studies"].page(id)),
  ];
}

function titled(entries: readonly { id: string; title: string }[]): Option[] {
  return entries.map(({ id, title }) => ({ value: id, label: title }));
}

function columns<N extends string>(entries: readonly Readonly<Record<N, string>>[], names: readonly N[]) {
  return Object.fromEntries(names.map((name) => [name, entries.map((entry) => entry[name])]));
}
