import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const files = globSync(".github/workflows/*.yml");
const manual = readFileSync("docs/operations.md", "utf8");

test.each(files)("%s is a workflow whose settings are documented", (file) => {
  const text = readFileSync(file, "utf8");
  expect(parse(text)).toMatchObject({ name: expect.any(String), jobs: expect.any(Object) });
  const settings = [...text.matchAll(/\b(?:secrets|vars)\.(\w+)/g)].map(([, name]) => name);
  for (const name of settings) expect(manual).toContain(`\`${name}\``);
});

test("nothing is deployed before the tests have passed, nor from a pull request", () => {
  const { jobs } = parse(readFileSync(".github/workflows/test.yml", "utf8"));
  expect(jobs.deploy).toMatchObject({ needs: "test", if: "github.event_name == 'push'" });
});

test("the actions are pinned to a commit, known vulnerabilities fail the run, and it lists what was installed", () => {
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const uses = text.match(/(?<=\buses: )\S+/g) ?? [];
  expect(uses.length).toBeGreaterThan(2);
  expect(uses.filter((action) => !/^\.\/|@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(text).toMatch(/run: npm audit/);
  expect(text).toMatch(/run: npm sbom/);
});
