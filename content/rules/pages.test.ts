import { expect, test } from "vitest";
import { sentence } from "../library/mistake.ts";
import type { PageMetadata } from "../page-metadata-schema.ts";
import { checkMetadata } from "./pages.ts";

test("what two pages share is told with the field in which it is written", () => {
  const pages = {
    "/about": metadata("About"),
    "/contact": metadata("About"),
    "/portfolio/a": metadata("A"),
    "/case-studies/a": metadata("A"),
    "/case-studies/b": metadata("A"),
  };
  const written = {
    services: [],
    projects: [{ id: "a" }],
    caseStudies: [{ id: "a" }, { id: "b", metadata: { ogTitle: "Shared" } }],
    pageMetadata: { pages: [{ path: "/about" }, { path: "/contact" }] },
  };
  const fields = ["title", "description", "ogTitle", "ogDescription"];
  expect(checkMetadata(pages, written).map(sentence)).toEqual([
    ...fields.map((name) => `content/page-metadata.yaml: field pages.1.${name} is also that of /about`),
    "content/case-studies/a.yaml: field title is also that of /portfolio/a",
    "content/case-studies/b.yaml: field title is also that of /portfolio/a",
    "content/case-studies/b.yaml: field metadata.ogTitle is also that of /portfolio/a",
  ]);
});

function metadata(title: string): PageMetadata {
  return {
    title,
    description: `${title} in a sentence.`,
    ogTitle: `${title} by Midspan`,
    ogDescription: `${title} on a card.`,
    canonicalUrl: "/",
    ogImage: "/images/social/midspan.png",
  };
}
