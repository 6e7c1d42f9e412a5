import type { Page } from "@playwright/test";
import { processSteps } from "#content/process/index.ts";
import { expect, hydrated, test } from "./visitor.ts";

const drawing = ["uncover", "drive-up"];

test("the bridge animates on the first page of a visit only", async ({ page }) => {
  await page.goto("/");
  expect(await animations(page)).toEqual(drawing);
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page.locator(".bridge-taxi")).toBeAttached();
  expect(await animations(page)).toEqual([]);
});

test("the taxi stops at mid-span", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { taxi, svg } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON();
    return { taxi: box(".bridge-taxi"), svg: box(".bridge") };
  });
  expect(Math.abs(taxi.x + taxi.width / 2 - (svg.x + svg.width / 2))).toBeLessThan(2);
});

test.describe("with reduced motion", { tag: "@media-features" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the bridge does not animate", async ({ page }) => {
    await page.goto("/");
    expect(await animations(page)).toEqual([]);
  });
});

test("on the process page the step in view has the painted span", { tag: "@scroll-driven" }, async ({
  page,
}) => {
  const middle = Math.floor(processSteps.all.length / 2);
  const { title } = processSteps.all[middle - 1] ?? { title: "" };
  await page.goto("/process");
  await page.getByRole("heading", { name: title, exact: true }).evaluate((heading) => {
    heading.scrollIntoView({ block: "center" });
  });
  const painted = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".span-paint")].flatMap((paint, index) =>
        getComputedStyle(paint).opacity === "1" ? [index + 1] : [],
      ),
    );
  await expect.poll(painted).toEqual([middle]);
});

/** Names of the drawing's animations, whether they wait, run or have ended. */
async function animations(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll(".bridge-cover, .bridge-taxi")]
      .map((part) => getComputedStyle(part).animationName)
      .filter((name) => name !== "none"),
  );
}
