import type { Page } from "@playwright/test";
import { caseStudies } from "#content/case-studies/index.ts";
import { legalLinks } from "#content/navigation.ts";
import { layoutShift } from "./layout-shift.ts";
import { cards, listFiles, lists, openList, status } from "./list-page.ts";
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
        await moreButton(page).press("Enter");
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
        const link = cards(page).nth(size).getByRole("link");
        await link.scrollIntoViewIfNeeded();
        const before = await scrollY(page);
        await link.click();
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
      await expect(footer.getByRole("link", { name: legalLinks.at(-1)?.label ?? "" })).toBeInViewport();
    });

    test("ignores what it does not know in the address", async ({ page }) => {
      await openList(page, `${path}?category=Nope&sort=price&page=-3&industry=%3Cscript%3E&x=1`);
      await expect(cards(page)).toHaveCount(Math.min(total, size));
    });

    test("hydrates without layout shift", { tag: "@layout-shift" }, async ({ page }) => {
      await openList(page, path);
      expect(await layoutShift(page)).toBe(0);
    });
  });
}

test.describe("when a page does not load", () => {
  const list = lists[1];
  const { category } = list.entries[0] ?? { category: "" };
  const moreButton = (page: Page) => page.getByRole("button", { name: list.more });

  test.use({ expectedMessages: /^The next page of the list did not load|^Failed to load resource/ });
  test.skip(list.entries.length <= list.size, `${list.path} has only one page`);

  test("it is retried three times and logged; the list stays usable and the button retries", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on(
      "console",
      (message) => message.text().startsWith("The next page") && logged.push(message.text()),
    );
    await page.clock.install();
    let requests = 0;
    await page.route(listFiles, (route) => {
      requests++;
      return route.abort();
    });
    await openList(page, list.path);
    await pauseClock(page);
    await moreButton(page).click();
    for (const [attempts, wait] of [
      [1, 1_000],
      [2, 2_000],
      [3, 4_000],
    ] as const) {
      await expect.poll(() => requests).toBe(attempts);
      expect(logged).toEqual([]);
      // The wait begins when the browser has told the page of the failure.
      await expect
        .poll(() => page.clock.runFor(wait / 4).then(() => requests), { intervals: [50] })
        .toBe(attempts + 1);
    }
    await expect.poll(() => logged).toHaveLength(1);
    await expect(cards(page)).toHaveCount(list.size);
    await expect(page.getByRole("main")).not.toContainText(/error|failed/i);
    await page.clock.resume();
    await page.unroute(listFiles);
    await moreButton(page).click();
    await expect(cards(page)).toHaveCount(Math.min(list.entries.length, 2 * list.size));
    await page.getByLabel("Category").selectOption(category);
    const inCategory = caseStudies.all.filter((study) => study.category === category).length;
    await expect(cards(page)).toHaveCount(Math.min(inCategory, list.size));
    expect(logged).toHaveLength(1);
  });
});

test.describe("without JavaScript", { tag: "@script-off" }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, entries, titles } of lists) {
    test(`a link leads from ${path} to every entry, and there are no dead controls`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("combobox")).toHaveCount(0);
      await page.getByRole("link", { name: titles }).click();
      const linked: (string | null)[] = [];
      const collect = async () => {
        for (const link of await page.locator(`main a[href^="${path}/"]`).all())
          linked.push(await link.getAttribute("href"));
      };
      await collect();
      for (const further of linked.filter((href) => href?.includes("/titles/"))) {
        await page.goto(further ?? "");
        await collect();
      }
      expect(entries.map(({ id }) => `${path}/${id}`).filter((href) => !linked.includes(href))).toEqual([]);
    });
  }
});
