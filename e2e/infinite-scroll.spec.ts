import type { Page } from "@playwright/test";
import { caseStudies } from "#content/case-studies/index.ts";
import { layoutShift } from "./layout-shift.ts";
import { cards, lists, openList, status } from "./list-page.ts";
import { pauseClock } from "./paused-clock.ts";
import { expect, hydrated, test } from "./visitor.ts";

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

for (const { path, entries, size, delay, near, more, loading, end } of lists) {
  test.describe(path, () => {
    const total = entries.length;
    const onTwoPages = Math.min(total, 2 * size);
    const moreButton = (page: Page) => page.getByRole("button", { name: more });

    test.describe("with a second page", () => {
      test.skip(total <= size, `${path} has only one page`);

      test(`loads it ${near} px before the end of the list, after ${delay} ms`, async ({ page }) => {
        await page.clock.install();
        await openList(page, path);
        await expect(cards(page)).toHaveCount(size);
        const scrollTo = (pixelsBeforeEnd: number) =>
          moreButton(page)
            .locator("..")
            .evaluate((endOfList, pixels) => {
              window.scrollBy(0, endOfList.getBoundingClientRect().top - window.innerHeight - pixels);
            }, pixelsBeforeEnd);
        await pauseClock(page);
        await scrollTo(near + 20);
        await page.clock.runFor(2_000);
        await expect(status(page, loading)).toHaveCount(0);
        await scrollTo(near - 20);
        // The text appears with the next tick of the paused clock.
        await expect
          .poll(() => page.clock.runFor(1).then(() => status(page, loading).count()), { intervals: [10] })
          .toBe(1);
        await page.clock.runFor(delay - 100);
        await expect(cards(page)).toHaveCount(size);
        await page.clock.runFor(100);
        await page.clock.resume();
        await expect(cards(page)).toHaveCount(onTwoPages);
        await expect(page).toHaveURL(`${path}?page=2`);
      });

      test("loads it at the press of a button and moves focus to its first entry", async ({ page }) => {
        await openList(page, path);
        await expect(status(page, `Showing ${size} of ${total}`)).toBeVisible();
        await moreButton(page).focus();
        await page.keyboard.press("Enter");
        await expect(cards(page)).toHaveCount(onTwoPages);
        await expect(cards(page).nth(size).getByRole("link")).toBeFocused();
        await expect(cards(page).nth(size).getByRole("link")).toBeInViewport();
        await expect(
          status(page, onTwoPages < total ? `${onTwoPages} of ${total}` : `${total} `),
        ).toBeVisible();
      });

      test("keeps depth and scroll position on Back and on reload", async ({ page }) => {
        await openList(page, path);
        // Coming near is enough, and the button may be gone before a click on it.
        await moreButton(page).focus();
        await expect(cards(page)).toHaveCount(onTwoPages);
        const card = cards(page).nth(size);
        await card.scrollIntoViewIfNeeded();
        const before = await scrollY(page);
        await card.getByRole("link").click();
        await expect(page).toHaveURL(new RegExp(`${path}/`));
        await expect.poll(() => scrollY(page)).toBe(0);
        await page.goBack();
        await expect(cards(page)).toHaveCount(onTwoPages);
        await expect.poll(() => scrollY(page)).toBeCloseTo(before, -1);
        await page.reload();
        await hydrated(page);
        await expect(cards(page)).toHaveCount(onTwoPages);
        await expect.poll(() => scrollY(page)).toBeCloseTo(before, -1);
      });
    });

    test("says when the list is at its end, and the footer can be reached", async ({ page }) => {
      await openList(page, `${path}?page=99`);
      await expect(cards(page)).toHaveCount(total);
      await expect(status(page, end)).toBeVisible();
      await expect(moreButton(page)).toHaveCount(0);
      await page.keyboard.press("End");
      const footer = page.getByRole("contentinfo");
      await expect(footer.getByRole("link", { name: "Terms of Service" })).toBeInViewport();
    });

    test("ignores what it does not know in the address", async ({ page }) => {
      await openList(page, `${path}?category=Nope&sort=price&page=-3&industry=%3Cscript%3E&x=1`);
      await expect(cards(page)).toHaveCount(Math.min(total, size));
    });

    test("hydrates without layout shift", async ({ page }) => {
      await openList(page, path);
      expect(await layoutShift(page)).toBe(0);
    });
  });
}

test.describe("when a page does not load", () => {
  const list = lists[1];
  const { category } = list.entries[0] ?? { category: "" };
  const moreButton = (page: Page) => page.getByRole("button", { name: list.more });

  test.use({ expectedMessages: /^The next page of the list did not load/ });
  test.skip(list.entries.length <= list.size, `${list.path} has only one page`);

  test("it is retried three times and logged; the list stays usable and the button retries", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await page.clock.install();
    // The delay before a page is the one part of loading it that can fail from outside.
    await page.addInitScript((delay) => {
      const original = window.setTimeout;
      Object.assign(window, {
        broken: true,
        setTimeout: (...parameters: Parameters<typeof original>) => {
          if (parameters[1] === delay && Reflect.get(window, "broken")) throw new Error("no page");
          return original(...parameters);
        },
      });
    }, list.delay);
    await openList(page, list.path);
    await pauseClock(page);
    await moreButton(page).click();
    await page.clock.runFor(6_900);
    expect(logged).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => logged).toHaveLength(1);
    await expect(cards(page)).toHaveCount(list.size);
    await expect(page.getByRole("main")).not.toContainText(/error|failed/i);
    await page.clock.resume();
    await page.evaluate(() => Object.assign(window, { broken: false }));
    await moreButton(page).click();
    await expect(cards(page)).toHaveCount(Math.min(list.entries.length, 2 * list.size));
    await page.getByLabel("Category").selectOption(category);
    const inCategory = caseStudies.all.filter((study) => study.category === category).length;
    await expect(cards(page)).toHaveCount(Math.min(inCategory, list.size));
    expect(logged).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, entries } of lists) {
    test(`every entry of ${path} has a link, and there are no dead controls`, async ({ page }) => {
      await page.goto(path);
      for (const { id } of entries) {
        await expect(page.locator(`main a[href="${path}/${id}"]`)).toBeVisible();
      }
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("combobox")).toHaveCount(0);
    });
  }
});
