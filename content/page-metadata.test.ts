import * as v from "valibot";
import { expect, test } from "vitest";
import { calculators } from "./calculator/index.ts";
import { caseStudies } from "./case-studies/index.ts";
import { homeMetadata, metadataFor } from "./metadata-for.ts";
import { pageMetadata } from "./page-metadata.ts";
import { type PageMetadata, pageMetadataSchema } from "./page-metadata-schema.ts";
import { aliasPaths, publicPaths } from "./paths.ts";
import { projects } from "./projects/index.ts";

const paths = [...publicPaths, ...aliasPaths];
const described: [string, PageMetadata][] = paths.flatMap((path) => {
  const entry = metadataFor(path);
  return entry ? [[path, entry]] : [];
});

test("every address is described, two of them from their records", () => {
  expect(described.map(([path]) => path)).toEqual(paths);
  expect(paths.filter((path) => !(path in pageMetadata))).toEqual([
    "/portfolio/tradesettle-ledger",
    "/case-studies/donorledger-transparency-platform",
  ]);
});

test("the table describes no page that does not exist", () => {
  expect(Object.keys(pageMetadata).filter((path) => !paths.includes(path))).toEqual([]);
});

test("all projects but one and all studies but one have an entry written by hand", () => {
  const written = Object.keys(pageMetadata);
  const inFolder = (folder: string) => written.filter((path) => path.startsWith(folder));
  expect(inFolder("/portfolio/")).toHaveLength(projects.all.length - 1);
  expect(inFolder("/case-studies/")).toHaveLength(caseStudies.all.length - 1);
});

test("an entry made from a record keeps the limits of the table", () => {
  for (const [path, entry] of described) {
    expect(v.safeParse(pageMetadataSchema, entry).issues, path).toBeUndefined();
  }
});

test("an address that leads nowhere has no entry of its own", () => {
  for (const path of ["/nope", "/portfolio/nope", "/portfolio/", "/case-studies/nope/", "/services/nope"]) {
    expect(metadataFor(path), path).toBeUndefined();
  }
  expect(homeMetadata.canonicalUrl).toBe("/");
});

test("no two pages share a title, a description or a text for link previews", () => {
  for (const field of ["title", "description", "ogTitle", "ogDescription"] as const) {
    const values = described.map(([, entry]) => entry[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test("a page names itself as canonical, an alias names the home page", () => {
  for (const [path, entry] of described) {
    expect(entry.canonicalUrl).toBe(aliasPaths.includes(path) ? "/" : path);
  }
});

test("all pages but the legal ones have keywords", () => {
  const without = described.filter(([, entry]) => !entry.keywords).map(([path]) => path);
  expect(without).toEqual(["/privacy-policy", "/terms-of-service"]);
});

test("all pages but two use the shared social picture by its full address", () => {
  const ownPictures = described.filter(([, entry]) => entry.ogImage !== homeMetadata.ogImage);
  expect(Object.fromEntries(ownPictures.map(([path, entry]) => [path, entry.ogImage]))).toEqual({
    "/portfolio/retail-nexus": "/images/social/retail-nexus.png",
    "/case-studies/outreach-pro-email-platform": "/images/social/outreach-pro.png",
  });
  expect(homeMetadata.ogImage).toMatch(/^https?:\/\//);
});

test("the pricing page counts its options correctly", () => {
  const groups = calculators.all.flatMap((calculator) => calculator.groups);
  const count = groups.reduce((sum, group) => sum + group.options.length, 0);
  expect(pageMetadata["/pricing"]?.description).toContain(`${count} priced options`);
});
