import * as v from "valibot";
import type { Mistake } from "../library/mistake.ts";
import { footerCompany, footerServices, legalLinks, mainLinks } from "../navigation.ts";
import { type EntryMetadata, type PageMetadata, pageMetadataSchema } from "../page-metadata-schema.ts";
import { publicPaths } from "../paths.ts";

export function checkLinks(): Mistake[] {
  const links = [...mainLinks, ...footerServices, ...footerCompany, ...legalLinks];
  return links
    .filter(({ to }) => !publicPaths.includes(to))
    .map(({ to }) => ({ file: "content/navigation.ts", problem: `leads to ${to}, where there is no page` }));
}

type Described = { id: string; metadata?: EntryMetadata | undefined };
type Written = Readonly<Record<"services" | "projects" | "caseStudies", readonly Described[]>> & {
  pageMetadata: { pages: readonly { path: string }[] };
};

/** `written` is what the files say, from which the metadata of all pages was made. */
export function checkMetadata(metadata: Readonly<Record<string, PageMetadata>>, written: Written): Mistake[] {
  const pages = Object.entries(metadata);
  return pages.flatMap(([path, entry], index) => {
    const { file, fieldOf } = sourceOf(path, written);
    const before = pages.slice(0, index);
    return [
      ...(v.safeParse(pageMetadataSchema, entry).issues ?? []).map((issue) => ({
        file,
        field: `metadata.${v.getDotPath(issue)}`,
        problem: issue.message,
      })),
      ...(["title", "description", "ogTitle", "ogDescription"] as const).flatMap((name) => {
        const same = before.find(([, other]) => other[name] === entry[name]);
        const field = fieldOf(name);
        return same && field ? [{ file, field, problem: `is also that of ${same[0]}` }] : [];
      }),
    ];
  });
}

/** Where the metadata of a page is written. The texts that it is made of otherwise are compared by themselves. */
function sourceOf(path: string, { services, projects, caseStudies, pageMetadata }: Written) {
  const [, address = "", id = ""] = path.split("/");
  const folders: Readonly<Record<string, [name: string, entries: readonly Described[]]>> = {
    services: ["services", services],
    portfolio: ["projects", projects],
    "case-studies": ["case-studies", caseStudies],
  };
  const [folder, entries = []] = folders[address] ?? [];
  const entry = entries.find((other) => other.id === id);
  if (!entry) {
    const index = pageMetadata.pages.findIndex((page) => page.path === path);
    return { file: "content/page-metadata.yaml", fieldOf: (name: string) => `pages.${index}.${name}` };
  }
  const fieldOf = (name: keyof EntryMetadata) =>
    entry.metadata?.[name] ? `metadata.${name}` : name === "title" ? name : undefined;
  return { file: `content/${folder}/${id}.yaml`, fieldOf };
}
