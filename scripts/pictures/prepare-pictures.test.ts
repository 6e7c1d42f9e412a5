import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sentence } from "#content/library/mistake.ts";
import type { PictureKind } from "#content/library/picture-files.ts";
import { type PreparedPicture, readPrepared } from "#content/prepared-pictures.ts";
import { avifBudget } from "./encode.ts";
import { preparePictures } from "./prepare-pictures.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pictures-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a screenshot gets the widths, formats and budgets of a drawn scene, in the shape of one", async () => {
  const path = await save("content/projects/ferry/Ticket Queue 1.png", image(1300, 2000, "#0e7c7b"));
  expect(await prepare([path, "picture"])).toEqual([]);
  const { files, paths } = prepared(path);
  expect(files).toMatchObject({
    width: 1200,
    height: 750,
    widths: [320, 480, 720, 960, 1200],
    fallbackWidth: 960,
  });
  expect(files.src).toBe("/images/prepared/projects/ferry/ticket-queue-1");
  expect(paths).toEqual([
    ...files.widths.map((width) => `${files.src}-${width}.${files.hash}.avif`),
    `${files.src}-960.${files.hash}.webp`,
    `${files.src}-960.${files.hash}.${files.fallback}`,
  ]);
  for (const width of files.widths) {
    const file = published(`${files.src}-${width}.${files.hash}.avif`);
    expect(await sharp(file).metadata()).toMatchObject({ width, height: (width * 5) / 8 });
    expect(statSync(file).size).toBeLessThanOrEqual(avifBudget(width));
  }
  expect(files.colour).toMatch(/^#0[89a-f]7[0-9a-f]7[0-9a-f]$/);
});

test("a cover is also made into the picture of link previews", async () => {
  const path = await save("content/projects/ferry/cover.jpg", image(1600, 1000, "#ffc629").jpeg());
  expect(await prepare([path, "cover"])).toEqual([]);
  const { social = "" } = prepared(path);
  expect(social).toMatch(/cover-social\.[0-9a-f]{8}\.jpg$/);
  expect(await sharp(published(social)).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

test("a photo is square, a logo keeps its shape and its transparency", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"/>';
  const photo = await save("content/testimonials/asha/photo.webp", image(500, 300, "#885533").webp());
  const png = await save("content/client-logos/a/logo.png", image(900, 300, "#10141800"));
  const svg = await save("content/client-logos/b/logo.svg", drawing);
  expect(await prepare([photo, "photo"], [png, "logo"], [svg, "logo"])).toEqual([]);
  expect(prepared(photo).files).toMatchObject({ width: 240, height: 240, widths: [80, 160, 240] });
  expect(prepared(png).files).toMatchObject({ width: 120, height: 40, widths: [] });
  const small = await sharp(published(prepared(png).files.src)).metadata();
  expect(small).toMatchObject({ width: 360, height: 120, hasAlpha: true });
  expect(prepared(svg).files).toMatchObject({ width: 80, height: 40 });
  expect(readFileSync(published(prepared(svg).files.src), "utf8")).toBe(drawing);
});

test("what has not changed is not made again", async () => {
  const path = await save("content/projects/ferry/queue.png", image(960, 600, "#0e7c7b"));
  await prepare([path, "picture"]);
  const times = () => prepared(path).paths.map((file) => statSync(published(file)).ctimeMs);
  const before = times();
  await prepare([path, "picture"]);
  expect(times()).toEqual(before);
});

test("files that are lost are made again, and those of a changed or removed picture go", async () => {
  const path = await save("content/projects/ferry/queue.png", image(960, 600, "#0e7c7b"));
  await prepare([path, "picture"]);
  const before = prepared(path).paths;
  rmSync(published(before[0] ?? ""));
  await prepare([path, "picture"]);
  expect(before.every((file) => existsSync(published(file)))).toBe(true);

  await save(path, image(960, 600, "#ffc629"));
  await prepare([path, "picture"]);
  expect(before.some((file) => existsSync(published(file)))).toBe(false);
  expect(prepared(path).paths.every((file) => existsSync(published(file)))).toBe(true);

  await prepare();
  expect(globSync("public/**/*.*", { cwd: root })).toEqual([]);
});

test("pictures that cannot be used are all told, with file, field and sentence", async () => {
  const small = await save("content/projects/x/small.png", image(800, 500, "#0e7c7b"));
  const whole = await image(1600, 1000, "#0e7c7b").png().toBuffer();
  const broken = await save("content/projects/x/broken.png", whole.subarray(0, whole.length / 2));
  const text = await save("content/projects/x/text.jpg", "not a picture");
  const words = await save(
    "content/projects/x/words.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Riverbank</text></svg>',
  );
  const nameless = await save("content/projects/x/nameless.svg", '<svg viewBox="0 0 9 9"/>');
  const told = await prepare(
    [small, "cover"],
    [broken, "picture"],
    [text, "photo"],
    [words, "logo"],
    [nameless, "logo"],
  );
  expect(told).toEqual([
    `content/projects/x.yaml, line 1: field file names ${small}, which is 800 x 500 pixels and needs at least 1200 x 750`,
    `content/projects/x.yaml, line 1: field file names ${broken}, which is broken, or not a PNG, JPEG or WebP file`,
    `content/projects/x.yaml, line 1: field file names ${text}, which is broken, or not a PNG, JPEG or WebP file`,
    `content/projects/x.yaml, line 1: field file names ${words}, which has words that are not shapes`,
    `content/projects/x.yaml, line 1: field file names ${nameless}, which has no xmlns, so that browsers do not show it`,
  ]);
});

function image(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 4, background } }).png();
}

async function save(path: string, content: Sharp | Buffer | string) {
  await mkdir(join(root, dirname(path)), { recursive: true });
  const isData = typeof content === "string" || Buffer.isBuffer(content);
  writeFileSync(join(root, path), isData ? content : await content.toBuffer());
  return path;
}

async function prepare(...pictures: [path: string, kind: PictureKind][]) {
  const place = { file: "content/projects/x.yaml", line: 1, field: "file" };
  const mistakes = await preparePictures(
    root,
    pictures.map(([path, kind]) => ({ ...place, path, kind })),
  );
  return mistakes.map(sentence);
}

function prepared(path: string): PreparedPicture {
  const picture = readPrepared(root)[path];
  if (!picture) throw new Error(`${path} was not prepared`);
  return picture;
}

function published(path: string) {
  return join(root, "public", path);
}
