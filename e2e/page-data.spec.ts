import { globSync, readFileSync } from "node:fs";
import { caseStudies } from "#content/case-studies/index.ts";
import { projects } from "#content/projects/index.ts";
import { expect, test } from "./visitor.ts";

const stories = [...caseStudies.all, ...projects.all].map(({ id, challenge, solution, results }) => ({
  id,
  // The data is JSON inside a script, so only text without quotation marks is the same everywhere.
  sentences: [challenge, solution, results].map(
    ([first = ""]) => first.match(/[^"“”']{40,}/)?.[0].trim() ?? "",
  ),
}));

/** The ids of the stories that a built file holds any part of. */
function storiesIn(file: string) {
  const text = readFileSync(`build/client/${file}`, "utf8");
  return stories
    .filter(({ sentences }) => sentences.some((sentence) => text.includes(sentence)))
    .map(({ id }) => id);
}

test("a story can be found in its own page", () => {
  for (const { id } of caseStudies.all) expect(storiesIn(`case-studies/${id}/index.html`)).toEqual([id]);
  for (const { id } of projects.all) expect(storiesIn(`portfolio/${id}/index.html`)).toEqual([id]);
});

test("lists and scripts carry no story", () => {
  const scripts = globSync("assets/*.{js,json}", { cwd: "build/client" });
  const lists = [
    "index.html",
    "_.data",
    "portfolio/index.html",
    "portfolio.data",
    "case-studies/index.html",
    "case-studies.data",
  ];
  expect(scripts.length).toBeGreaterThan(5);
  for (const file of [...scripts, ...lists])
    expect({ file, stories: storiesIn(file) }).toEqual({ file, stories: [] });
});
