import * as v from "valibot";
import { caseStudies } from "../case-studies/index.ts";
import type { Mistake } from "../library/mistake.ts";
import { footerCompany, footerServices, legalLinks, mainLinks } from "../navigation.ts";
import { pageMetadata } from "../page-metadata.ts";
import { pageMetadataSchema } from "../page-metadata-schema.ts";
import { publicPaths } from "../paths.ts";
import { projects } from "../projects/index.ts";
import { services } from "../services/index.ts";

export function checkLinks(): Mistake[] {
  const links = [...mainLinks, ...footerServices, ...footerCompany, ...legalLinks];
  return links
    .filter(({ to }) => !publicPaths.includes(to))
    .map(({ to }) => ({ file: "content/navigation.ts", problem: `leads to ${to}, where there is no page` }));
}

export function checkMetadata(): Mistake[] {
  const pages = Object.entries(pageMetadata);
  return pages.flatMap(([path, entry], index) => {
    const file = fileOf(path);
    const before = pages.slice(0, index);
    return [
      ...(v.safeParse(pageMetadataSchema, entry).issues ?? []).map((issue) => ({
        file,
        field: `metadata.${v.getDotPath(issue)}`,
        problem: issue.message,
      })),
      ...(["title", "description", "ogTitle", "ogDescription"] as const).flatMap((field) => {
        const same = before.find(([, other]) => other[field] === entry[field]);
        return same ? [{ file, field: `metadata.${field}`, problem: `is the same for ${same[0]}` }] : [];
      }),
    ];
  });
}

function fileOf(path: string) {
  const [, folder, id = ""] = path.split("/");
  if (folder === "services" && services.get(id)) return `content/services/${id}.yaml`;
  if (folder === "portfolio" && projects.get(id)) return `content/projects/${id}.yaml`;
  if (folder === "case-studies" && caseStudies.get(id)) return `content/case-studies/${id}.yaml`;
  return "content/page-metadata.yaml";
}
