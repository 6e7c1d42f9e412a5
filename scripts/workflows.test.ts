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
