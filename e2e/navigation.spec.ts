import { tagsMetadata } from "#content/metadata-for.ts";
import { footerCompany, footerServices, legalLinks } from "#content/navigation.ts";
import { services } from "#content/services/index.ts";
import { firstOf } from "./entries.ts";
import { expectedTags, tagsOf } from "./metadata.ts";
import { expect, hydrated, test } from "./visitor.ts";

test("a click shows the next page without a reload, at its top, with focus and announcement", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();

  await expect(page).toHaveURL("/about");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect(page.locator("[aria-live=polite]").getByText(tagsMetadata("/about").title)).toBeAttached();
});

test("Back restores the scroll position, and Forward works", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  const link = page.getByRole("link", { name: "See the full process" });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL("/process");
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
  await page.goForward();
  await expect(page).toHaveURL("/process");
});

test("a click with Control opens a new tab and leaves the page as it is", async ({ page, context }) => {
  await page.goto("/");
  await hydrated(page);
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  // Asked in the tab, because Playwright can miss the first navigation of a new one in Firefox.
  await (await opened).waitForFunction(() => location.pathname === "/about");
  await expect(page).toHaveURL("/");
});

test("a link to the page that is shown goes to its top and adds no entry to the history", async ({
  page,
}) => {
  await page.goto("/about");
  await hydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  await link.scrollIntoViewIfNeeded();
  const entries = await page.evaluate(() => history.length);
  await link.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL("/about");
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("meta tags change with the page and none is left over", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  for (const { to, label } of [legalLinks, footerServices, footerCompany].map((links) => firstOf(links))) {
    await footer.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect.poll(() => tagsOf(page)).toEqual(expectedTags(tagsMetadata(to)));
  }
});

test("the current page is marked in the navigation", async ({ page }) => {
  await page.goto(firstOf(services.all).link);
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  await expect(current).toHaveText(["Services"]);
});

test("capitals and a trailing slash lead to the canonical address, in the browser too", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => Reflect.get(window, "__reactRouterDataRouter").navigate("/About/"));
  await expect(page).toHaveURL("/about");
});

test("the header is compact after more than 20 px of scrolling", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const bar = page.getByRole("banner");
  const height = () => bar.evaluate((element) => element.getBoundingClientRect().height);
  const full = await height();
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect.poll(height).toBeLessThan(full);
  await page.evaluate(() => window.scrollTo(0, 20));
  await expect.poll(height).toBe(full);
});

test("the first Tab reaches the skip link, which moves focus to the content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page that a click opens shows its header first, one that Back leads to is whole at once", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  /** How many bands there are in each step of the page with this heading. */
  const watchBands = () =>
    page.evaluate(() => {
      const left = document.querySelector("main h1");
      const counts: number[] = [];
      Object.assign(window, { counts });
      new MutationObserver(() => {
        const heading = document.querySelector("main h1");
        if (heading && heading !== left) counts.push(document.querySelectorAll("main > div > *").length);
      }).observe(document.body, { childList: true, subtree: true });
    });
  const counts = () => page.evaluate((): number[] => Reflect.get(window, "counts"));

  await watchBands();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  // The header, and the room for the rest.
  await expect.poll(async () => (await counts()).at(0)).toBe(2);
  await expect.poll(async () => (await counts()).at(-1)).toBeGreaterThan(4);

  await watchBands();
  await page.goBack();
  await expect.poll(async () => (await counts()).at(0)).toBeGreaterThan(4);
});
