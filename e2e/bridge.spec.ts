import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./visitor.ts";

const drawing = ["uncover", "drive-up"];

test("the bridge draws itself on the first page of a visit and stands after that", async ({ page }) => {
  await page.goto("/");
  expect(await moving(page)).toEqual(drawing);
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.locator(".bridge-taxi")).toBeAttached();
  expect(await moving(page)).toEqual([]);
  await page.reload();
  expect(await moving(page)).toEqual([]);
});

test("the taxi comes to rest at mid-span, over its image in the water", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { taxi, svg } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
    return { taxi: box(".bridge-taxi"), svg: box(".bridge") };
  });
  expect(Math.abs(taxi.x + taxi.width / 2 - (svg.x + svg.width / 2))).toBeLessThan(2);
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves", async ({ page }) => {
    await page.goto("/");
    expect(await moving(page)).toEqual([]);
  });
});

test("on the process page the span under the taxi is the painted one", async ({ page }) => {
  await page.goto("/process");
  await page.getByRole("heading", { name: "Development" }).evaluate((heading) => {
    heading.scrollIntoView({ block: "center" });
  });
  const painted = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".span-paint")].flatMap((paint, index) =>
        getComputedStyle(paint).opacity === "1" ? [index + 1] : [],
      ),
    );
  await expect.poll(painted).toEqual([4]);
});

/** Names of the drawing's animations, whether they wait, run or have ended. */
async function moving(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll(".bridge-cover, .bridge-taxi")]
      .map((part) => getComputedStyle(part).animationName)
      .filter((name) => name !== "none"),
  );
}
