import type { Page } from "@playwright/test";
import { layoutShift } from "./layout-shift.ts";
import { expect, hydrated, test } from "./visitor.ts";

const picture = {
  path: "/about",
  files: "**/images/brand/city-*",
  fallback: "/images/fallbacks/gallery-2.png",
};

test.use({ expectedMessages: /Failed to load resource/ });

test("a picture that does not load gives way to its stand-in and nothing moves", async ({ page }) => {
  await page.route(picture.files, (route) => route.abort());
  const image = await show(page);
  await expect(image).toHaveAttribute("src", picture.fallback);
  await expect.poll(() => image.evaluate(isDrawn)).toBe(true);
  expect(await layoutShift(page)).toBe(0);
});

test("when the stand-in is missing too, each is asked for once and that is the end", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route(picture.files, (route) => route.abort());
  await page.route(picture.fallback, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(picture.fallback));
  await show(page);
  await failed;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked.filter((path) => path === picture.fallback)).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith("/images/brand/city-"))).toHaveLength(1);
});

test("a picture keeps its place while it loads", async ({ page }) => {
  const image = await show(page);
  await expect.poll(() => image.evaluate(isDrawn)).toBe(true);
  await expect(image).toHaveAttribute("width", "1600");
  expect(await layoutShift(page)).toBe(0);
});

async function show(page: Page) {
  await page.goto(picture.path);
  await hydrated(page);
  const image = page.getByRole("img", { name: /Howrah Bridge/ });
  await image.scrollIntoViewIfNeeded();
  return image;
}

function isDrawn(image: Element) {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}
