import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentSchemas } from "./content-schemas.ts";

test("the schemas for editors are those of the content (npm run schemas)", () => {
  for (const [file, text] of Object.entries(contentSchemas())) {
    expect(JSON.parse(readFileSync(file, "utf8")), file).toEqual(JSON.parse(text));
  }
});

test("every file of the content has one", () => {
  const { "yaml.schemas": mapping } = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const covered = Object.values<string>(mapping).flatMap((files) => globSync(files));
  expect(globSync("content/**/*.yaml").toSorted()).toEqual(covered.toSorted());
});
