import { stat } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { avifBudget, fixedBudget } from "../scripts/pictures/encode.ts";
import { findProblems } from "./pipeline/check.ts";
import { folders } from "./pipeline/folders.ts";
import { pictureFiles, readRecords } from "./pipeline/records.ts";

const records = await readRecords();
const size = async (file: string) => (await stat(path.join(folders.images, file))).size;

test("every picture matches its scene, and there are no stray files", async () => {
  expect(await findProblems()).toEqual([]);
}, 300_000);

test.each([...records])("%s is within its budget", async (id, record) => {
  const files = pictureFiles(id, record);
  if (record.output === "fixed") {
    for (const file of files) expect(await size(file)).toBeLessThanOrEqual(fixedBudget);
  }
  for (const width of record.output === "picture" ? record.widths : []) {
    const avif = files.find((file) => file.includes(`-${width}.`) && file.endsWith(".avif"));
    expect(avif).toBeDefined();
    expect(await size(avif ?? "")).toBeLessThanOrEqual(avifBudget(width));
  }
});
