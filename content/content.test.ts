import { expect, test } from "vitest";
import { sentence } from "./library/mistake.ts";
import { homeMetadata, metadataFor } from "./metadata-for.ts";
import { pageMetadata } from "./page-metadata.ts";
import { aliasPaths, numericServicePaths, publicPaths } from "./paths.ts";
import { projects } from "./projects/index.ts";
import { brokenRules } from "./rules/broken-rules.ts";

/** The files were read and agree with each other, or no test here would run: see library/. */

test("the content breaks no rule of pictures, links, metadata and prose", () => {
  expect(brokenRules().map(sentence)).toEqual([]);
});

test("every entry with a page has one address, and services have a numbered one as well", () => {
  const paths = [...publicPaths, ...aliasPaths, ...numericServicePaths];
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test("every address is described, and no other", () => {
  expect(Object.keys(pageMetadata).toSorted()).toEqual([...publicPaths, ...aliasPaths].toSorted());
  for (const path of ["/nope", "/portfolio/nope", "/portfolio/", "/case-studies/nope/", "/services/nope"]) {
    expect(metadataFor(path), path).toBeUndefined();
  }
  expect(homeMetadata.canonicalUrl).toBe("/");
});

test("a page names itself as canonical, an alias names the home page", () => {
  for (const [path, { canonicalUrl }] of Object.entries(pageMetadata)) {
    expect(canonicalUrl).toBe(aliasPaths.includes(path) ? "/" : path);
  }
});

test("next and previous lead through all projects, the newest first, and back to the start", () => {
  const { all } = projects;
  for (const [index, project] of all.entries()) {
    const next = all[(index + 1) % all.length];
    expect(project.nextProject).toBe(next?.id);
    expect(next?.prevProject).toBe(project.id);
    if (index > 0) expect(project.date <= (all[index - 1]?.date ?? "")).toBe(true);
  }
});
