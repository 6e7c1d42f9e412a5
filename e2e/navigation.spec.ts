import { tagsMetadata } from "#content/metadata-for.ts";
import { expectedTags, tagsOf } from "./metadata.ts";
import { expect, hydrated, test } from "./visitor.ts";

test("a click shows the next page without a reload, at its top, with focus and title told", async ({
  page,
}) => {
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

test("Back returns to where the visitor was, Forward too", async ({ page }) => {
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

test("tags follow the visitor from page to page and are never left over", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  for (const [name, path] of [
    ["Privacy Policy", "/privacy-policy"],
    ["Mobile Apps", "/services/mobile-apps"],
    ["Pricing", "/pricing"],
    ["Case Studies", "/case-studies"],
  ] as const) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => tagsOf(page)).toEqual(expectedTags(tagsMetadata(path)));
  }
});

test("the current page is marked in the navigation", async ({ page }) => {
  await page.goto("/services/web3");
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  await expect(current).toHaveText(["Services"]);
});

test("capitals and a closing slash lead to the one form of an address, in the browser too", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => Reflect.get(window, "__reactRouterDataRouter").navigate("/About/"));
  await expect(page).toHaveURL("/about");
});

test("the bar gets lower when the page is scrolled by more than 20 px", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const bar = page.getByRole("banner");
  const height = () => bar.evaluate((element) => element.getBoundingClientRect().height);
  const full = await height();
  await page.evaluate(() => window.scrollTo(0, 20));
  await page.waitForTimeout(300);
  expect(await height()).toBe(full);
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect.poll(height).toBeLessThan(full);
});

test("the first key press reaches the skip link, which leads to the content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
