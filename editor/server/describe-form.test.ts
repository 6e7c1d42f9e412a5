import * as v from "valibot";
import { expect, test } from "vitest";
import { text } from "#content/fields.ts";
import { readContent } from "#content/library/read-content.ts";
import { folderSchemas } from "#content/library/schemas.ts";
import type { Form } from "../protocol.ts";
import { choicesFor } from "./choices.ts";
import { describeForm } from "./describe-form.ts";

const { found } = readContent(process.cwd());
const study = describeForm(folderSchemas["case-studies"], choicesFor(".", "case-studies", found));
const project = describeForm(folderSchemas.projects, choicesFor(".", "projects", found));

test("services and technologies are chosen from those that there are", () => {
  const services = found.services.map(({ id, title }) => ({ value: id, label: title }));
  expect(fieldOf(study, "services")?.form).toMatchObject({
    kind: "list",
    item: { kind: "choice", options: services },
  });
  const technologies = found.technologies?.technologies.map((name) => ({ value: name, label: name }));
  expect(fieldOf(study, "technologies")?.form).toMatchObject({
    item: { kind: "choice", options: technologies },
  });
});

test("categories are suggested, and a new one can be written", () => {
  const suggestions = [...new Set(found.caseStudies.map(({ category }) => category))].toSorted();
  expect(fieldOf(study, "category")?.form).toEqual({ kind: "text", input: "text", suggestions });
});

test("dates, months and addresses have the control of the browser for them", () => {
  expect(fieldOf(project, "updated")?.form).toMatchObject({ input: "date" });
  expect(fieldOf(project, "date")?.form).toMatchObject({ input: "month" });
  expect(fieldOf(project, "link")?.form).toMatchObject({ input: "url" });
  expect(fieldOf(project, "title")?.form).toMatchObject({ input: "text" });
});

test("a list knows how many items it needs", () => {
  const schema = v.strictObject({
    three: v.pipe(v.array(text), v.length(3)),
    some: v.pipe(v.array(text), v.minLength(2)),
  });
  const form = describeForm(schema, () => undefined);
  expect(fieldOf(form, "three")?.form).toMatchObject({ kind: "list", least: 3, most: 3 });
  expect(fieldOf(form, "some")?.form).toMatchObject({ kind: "list", least: 2, most: null });
});

test("a field says what it is for and whether it can be left out", () => {
  expect(fieldOf(project, "link")).toMatchObject({
    optional: true,
    hint: expect.stringContaining("public"),
  });
  expect(fieldOf(project, "title")).toMatchObject({ optional: false, label: "Title" });
});

function fieldOf(form: Form, name: string) {
  return form.kind === "object" ? form.fields.find((field) => field.name === name) : undefined;
}
