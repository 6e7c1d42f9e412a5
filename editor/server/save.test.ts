import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readContent } from "#content/library/read-content.ts";
import { nameField } from "../protocol.ts";
import { applyChanges } from "./changes.ts";
import { readEntry, readOverview } from "./entries.ts";
import { planOrder, planRemoval, planSave } from "./save.ts";

let root: string;

/** A copy of the real content, to be changed. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "editor-"));
  cpSync("content", join(root, "content"), { recursive: true, filter: (file) => !file.endsWith(".ts") });
  cpSync("public/images/logos", join(root, "public/images/logos"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test("every file of the content has a form", () => {
  const { collections } = readOverview(root);
  const files = collections.flatMap(({ entries }) => entries.map(({ file }) => file));
  expect(files.toSorted()).toEqual(
    readContent(root)
      .texts.map(({ file }) => file)
      .toSorted(),
  );
  for (const { name, entries } of collections)
    expect(readEntry(root, entries[0]?.file ?? "")?.form, name).toMatchObject({ kind: "object" });
});

test("what is wrong is told with the field, and nothing is to be written", async () => {
  const { entry, file } = opened("testimonials");
  const plan = await planSave(root, { ...entry, value: { ...entry.value, rating: 6 } });
  expect(plan.mistakes).toEqual([
    expect.objectContaining({ file, field: "rating", problem: "must be 1 to 5" }),
  ]);
});

test("a new entry without a name is told of it together with all that is missing", async () => {
  const file = "content/testimonials/.yaml";
  const plan = await planSave(root, { file, id: "", value: {}, uploads: {}, revision: "" });
  expect(plan.mistakes.map(({ field }) => field)).toEqual([nameField, "name", "role", "rating", "quote"]);
});

test("what others name cannot be removed without a word about where it went", async () => {
  const [project] = readContent(root).found.projects;
  const file = `content/services/${project?.services[0]}.yaml`;
  const { mistakes } = await planRemoval(root, { file, revision: "" });
  expect(mistakes).toContainEqual(
    expect.objectContaining({ file: `content/projects/${project?.id}.yaml`, field: "services.0" }),
  );
});

test("a renamed entry takes its pictures along and leaves a redirect", async () => {
  const { entry, file, id } = opened("services");
  const picture = `content/services/${id}/cover.png`;
  mkdirSync(join(root, `content/services/${id}`), { recursive: true });
  writeFileSync(join(root, picture), "pixels");
  const image = { file: "cover.png", alt: "A phone that shows nine buttons in two rows and four tabs" };
  await save({ ...entry, value: { ...entry.value, image } });
  await save({ ...reopened(file), id: "new-name" });
  expect(existsSync(join(root, file))).toBe(false);
  expect(existsSync(join(root, picture))).toBe(false);
  expect(readFileSync(join(root, "content/services/new-name/cover.png"), "utf8")).toBe("pixels");
  expect(readContent(root).mistakes).toEqual([]);
  expect(readContent(root).found.redirects).toContainEqual({
    from: `/services/${id}`,
    to: "/services/new-name",
  });

  await save({ ...reopened("content/services/new-name.yaml"), id });
  const { redirects } = readContent(root).found;
  expect(redirects).toContainEqual({ from: "/services/new-name", to: `/services/${id}` });
  expect(redirects?.map(({ from }) => from)).not.toContain(`/services/${id}`);
});

test("moving an entry writes only the files whose place changes", async () => {
  const logos = () =>
    readOverview(root)
      .collections.find(({ name }) => name === "client-logos")
      ?.entries.map(({ file }) => file) ?? [];
  const place = async (files: string[]) => {
    const { changes } = await planOrder(root, { collection: "client-logos", files });
    await applyChanges(root, changes);
    return [...changes.write.keys()];
  };
  // Fills the gaps that entries without a place, or removed ones, have left.
  await place(logos());
  const [first = "", second = "", ...others] = logos();
  expect(await place([second, first, ...others])).toEqual([second, first]);
  expect(logos()).toEqual([second, first, ...others]);
});

test("a file that was broken by hand is not written over", async () => {
  const { entry, file } = opened("testimonials");
  writeFileSync(join(root, file), "name: [");
  const { mistakes } = await planSave(root, { ...entry, ...reopened(file) });
  expect(mistakes).toEqual([
    expect.objectContaining({ file, problem: expect.stringContaining("cannot be read") }),
  ]);
});

test("where one file cannot be written, none is removed", async () => {
  const { file } = opened("testimonials");
  mkdirSync(join(root, "content/in-the-way.yaml/folder"), { recursive: true });
  const write = new Map([["content/in-the-way.yaml", "text"]]);
  await expect(applyChanges(root, { write, remove: [file] })).rejects.toThrow();
  expect(existsSync(join(root, file))).toBe(true);
});

function opened(folder: string) {
  const file =
    readOverview(root).collections.find(({ name }) => name === folder)?.entries[0]?.file ?? "no entries";
  return { file, entry: reopened(file), id: reopened(file).id };
}

function reopened(file: string) {
  const entry = readEntry(root, file);
  if (!entry) throw new Error(`${file} is not there`);
  return { file, id: entry.id, value: entry.value, revision: entry.revision, uploads: {} };
}

async function save(request: Parameters<typeof planSave>[1]) {
  const { changes, mistakes } = await planSave(root, request);
  expect(mistakes).toEqual([]);
  await applyChanges(root, changes);
}
