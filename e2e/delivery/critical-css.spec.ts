import type { Page } from "@playwright/test";
import { firstProject, firstStudy } from "../entries.ts";
import { clientEntry, holdRequests } from "../hold-requests.ts";
import { calculator, oneOfEachGroup, pricingPath } from "../pricing-page.ts";
import { expect, hydrated, settled, test } from "../visitor.ts";

/**
 * A page carries its critical CSS; the full stylesheet follows when the page is idle. So whatever a page shows before
 * that must not have a class that only the full stylesheet knows.
 */
const states: { title: string; path: string; reach?: (page: Page) => Promise<void> }[] = [
  { title: "the home page", path: "/" },
  {
    title: "the menu",
    path: "/about",
    reach: async (page) => {
      await page.setViewportSize({ width: 375, height: 800 });
      await page.getByRole("button", { name: "Open menu" }).click();
    },
  },
  { title: "a list without a match", path: "/case-studies?q=zeppelin" },
  {
    title: "a filtered list",
    path: `/portfolio?${new URLSearchParams({ category: firstProject.category })}`,
  },
  { title: "a shared estimate", path: pricingPath(calculator, oneOfEachGroup(calculator)) },
  { title: "the other staffing model", path: "/staffing?tab=milestone" },
  {
    title: "a form with errors",
    path: "/contact",
    reach: async (page) => {
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("aria-invalid", "true");
    },
  },
  { title: "a service", path: "/services/1" },
  { title: "a project", path: `/portfolio/${firstProject.id}` },
  { title: "a study", path: `/case-studies/${firstStudy.id}` },
];

for (const { title, path, reach } of states) {
  test(`${title} needs no rule beyond its critical CSS`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await reach?.(page);
    expect(await page.evaluate(classesBeyondCriticalCss)).toEqual([]);
  });
}

test("after hydration the browser neither lays out nor styles the whole page again", async ({
  browser,
  browserName,
  page,
}) => {
  test.skip(browserName !== "chromium", "Only Chromium tells what it lays out.");
  const releaseBundle = await holdRequests(page, clientEntry);
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  releaseBundle();
  await settled(page);
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => setTimeout(frame))));
  const { traceEvents }: Trace = JSON.parse((await browser.stopTracing()).toString());
  const elements = await page.locator("body *").count();
  const laidOut = traceEvents.map(({ args }) => args.beginData?.dirtyObjects ?? 0);
  expect(Math.max(...laidOut)).toBeGreaterThan(0);
  expect(Math.max(...laidOut)).toBeLessThan(elements / 2);
  const styled = traceEvents.map(({ args }) => args.elementCount ?? 0);
  expect(Math.max(...styled)).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan(elements);
  expect(styled.filter((count) => count > elements / 2).length, "once, for the full stylesheet").toBeLessThan(
    2,
  );
});

type Trace = { traceEvents: { args: { beginData?: { dirtyObjects?: number }; elementCount?: number } }[] };

/** Classes in the page that have rules in the full stylesheet, but none in the page's own. */
async function classesBeyondCriticalCss() {
  const named = (css: string) => new Set(css.match(/\.(?:\\.|[\w-])+/g));
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link) throw new Error("The page has no link to the full stylesheet");
  const full = named(await (await fetch(link.href)).text());
  const own = named(document.querySelector("style")?.textContent ?? "");
  const shown = new Set(
    [...document.querySelectorAll("[class]")].flatMap((element) => [...element.classList]),
  );
  return [...shown].filter((name) => {
    const selector = `.${CSS.escape(name)}`;
    return full.has(selector) && !own.has(selector);
  });
}
