import type { Page } from "@playwright/test";
import { sized } from "#content/pictures.ts";
import { services } from "#content/services/index.ts";
import { fallbackPictures } from "#content/site.ts";
import { firstOf } from "./entries.ts";
import { layoutShift } from "./layout-shift.ts";
import { expect, hydrated, test } from "./visitor.ts";

const { link, image } = firstOf(services.all);
const { src } = sized(image);
const files = `**${src}-*`;
const fallback = fallbackPictures.project;

test.use({ expectedMessages: /Failed to load resource/ });

test("a picture that does not load is replaced without layout shift", async ({ page }) => {
  await page.route(files, (route) => route.abort());
  const shown = await show(page);
  await expect(shown).toHaveAttribute("src", fallback);
  await expect.poll(() => shown.evaluate(isDrawn)).toBe(true);
  expect(await layoutShift(page)).toBe(0);
});

test("when the fallback is missing too, each is requested once", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.route(files, (route) => route.abort());
  await page.route(`**${fallback}`, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(fallback));
  await show(page);
  await failed;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(requested.filter((path) => path === fallback)).toHaveLength(1);
  expect(requested.filter((path) => path.startsWith(`${src}-`))).toHaveLength(1);
});

test("a picture keeps its space while it loads", async ({ page }) => {
  const shown = await show(page);
  await expect.poll(() => shown.evaluate(isDrawn)).toBe(true);
  await expect(shown).toHaveAttribute("width", /^\d+$/);
  expect(await layoutShift(page)).toBe(0);
});

async function show(page: Page) {
  await page.goto(link);
  await hydrated(page);
  const shown = page.getByRole("img", { name: image.alt });
  await shown.scrollIntoViewIfNeeded();
  return shown;
}

function isDrawn(element: Element) {
  return element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;
}
