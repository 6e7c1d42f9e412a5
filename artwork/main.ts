import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { encodeFixed, encodePicture, encoderSettings, kilobytes } from "../scripts/pictures/encode.ts";
import { findProblems } from "./pipeline/check.ts";
import { contactSheet } from "./pipeline/contact-sheet.ts";
import { fingerprint } from "./pipeline/document.ts";
import { folders } from "./pipeline/folders.ts";
import { deletePicture, readRecords, savePicture, writeManifest } from "./pipeline/records.ts";
import { openRenderer, type Renderer } from "./pipeline/renderer.ts";
import { loadScene, sceneIds, selectIds } from "./pipeline/scene-files.ts";

const { values: flags, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: "boolean" },
    force: { type: "boolean" },
    manifest: { type: "boolean" },
    preview: { type: "boolean" },
    sheet: { type: "boolean" },
  },
});

try {
  if (flags.check) await check();
  else if (flags.manifest) await writeManifest();
  else if (flags.preview) await withRenderer(preview);
  else if (flags.sheet) await withRenderer(sheet);
  else await withRenderer(render);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function check(): Promise<void> {
  const problems = await findProblems();
  for (const problem of problems) fail(problem);
  if (problems.length === 0) console.log("Every picture matches its scene.");
}

/** Renders the scenes that changed since their picture was written, or of those only the ones named. */
async function render(renderer: Renderer): Promise<void> {
  const ids = await sceneIds();
  const records = await readRecords();
  const chosen = selectIds(ids, patterns);
  let unchanged = 0;
  for (const [index, id] of chosen.entries()) {
    await reportFailure(id, async () => {
      const scene = await loadScene(id);
      const source = fingerprint(scene);
      if (!flags.force && records.get(id)?.source === source) {
        unchanged += 1;
        return;
      }
      const start = performance.now();
      const screenshot = sharp(await renderer.render(scene, encoderSettings.scale));
      const files =
        scene.output === "fixed"
          ? [await encodeFixed(screenshot, scene)]
          : await encodePicture(screenshot, scene);
      await savePicture(id, scene, source, files);
      const shown = files.find((file) => file.width === 1200) ?? files[0];
      const duration = Math.round(performance.now() - start);
      console.log(`${index + 1}/${chosen.length} ${id} ${duration} ms ${kilobytes(shown?.data.length ?? 0)}`);
    });
  }
  for (const [id, record] of records) if (!ids.includes(id)) await deletePicture(id, record);
  await writeManifest();
  if (unchanged > 0) console.log(`${unchanged} unchanged`);
}

/** A full-size PNG to look at while drawing; nothing else is written. */
async function preview(renderer: Renderer): Promise<void> {
  for (const id of selectIds(await sceneIds(), patterns)) {
    await reportFailure(id, async () => {
      const scene = await loadScene(id);
      const file = path.join(folders.build, "artwork", `${id}.png`);
      const screenshot = await renderer.render(scene, encoderSettings.scale);
      await mkdir(path.dirname(file), { recursive: true });
      await sharp(screenshot).resize({ width: scene.width, kernel: "lanczos3" }).png().toFile(file);
      console.log(file);
    });
  }
}

async function sheet(renderer: Renderer): Promise<void> {
  const file = path.join(folders.build, "artwork-sheet.png");
  await mkdir(folders.build, { recursive: true });
  await writeFile(file, await renderer.render(contactSheet(await readRecords()), 1));
  console.log(file);
}

async function withRenderer(work: (renderer: Renderer) => Promise<void>): Promise<void> {
  const renderer = await openRenderer();
  try {
    await work(renderer);
  } finally {
    await renderer.close();
  }
}

/** A scene that fails does not stop the others. */
async function reportFailure(id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    fail(`${id}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
