import type { Page } from "@playwright/test";
import { cards, lists, openList, status } from "../list-page.ts";
import { expect, test } from "../visitor.ts";

for (const { path, entries, size, more, loading } of lists) {
  test.describe(path, () => {
    test.skip(entries.length <= size, `${path} has only one page`);
    const link = (page: Page, index: number) => cards(page).nth(index).locator(`a[href^="${path}/"]`);

    for (const delay of [0, 60, 400]) {
      test(`Tab reaches every entry in turn, with ${delay} ms between two presses`, async ({ page }) => {
        await openList(page, path);
        await page.evaluate(() => {
          const focused: (string | null)[] = [];
          Object.assign(window, { focused });
          document.addEventListener("focusin", ({ target }) => {
            if (target instanceof HTMLAnchorElement) focused.push(target.getAttribute("href"));
          });
        });
        await link(page, 0).focus();
        const last = page.getByRole("contentinfo").getByRole("link").first();
        while (!(await last.evaluate((element) => element === document.activeElement))) {
          await page.keyboard.press("Tab", { delay });
        }
        const focused: (string | null)[] = await page.evaluate(() => Reflect.get(window, "focused"));
        const reached = focused.filter((href) => href?.startsWith(`${path}/`));
        expect(reached).toHaveLength(entries.length);
        const inOrder = await cards(page)
          .locator(`a[href^="${path}/"]`)
          .evaluateAll((links) => links.map((element) => element.getAttribute("href")));
        expect(reached).toEqual(inOrder);
      });
    }

    test("the button waits for a page on its way and leads to its first entry", async ({ page }) => {
      await openList(page, path);
      const button = page.getByRole("button", { name: more });
      await button.focus();
      await expect(status(page, loading)).toBeVisible();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await expect(link(page, size)).toBeFocused();
    });

    test("the loader goes in the frame in which the entries come", async ({ page }) => {
      await openList(page, path);
      await page.evaluate(() => {
        const listFrames: string[] = [];
        Object.assign(window, { listFrames });
        const look = () => {
          const busy = document.querySelector("main ul[aria-busy=true]") !== null;
          listFrames.push(`${busy} ${document.querySelectorAll("main article").length}`);
          requestAnimationFrame(look);
        };
        look();
      });
      await page.getByRole("button", { name: more }).focus();
      await expect(cards(page)).not.toHaveCount(size);
      const frames = new Set<string>(await page.evaluate(() => Reflect.get(window, "listFrames")));
      expect([...frames]).toEqual([
        `false ${size}`,
        `true ${size}`,
        `false ${Math.min(entries.length, 2 * size)}`,
      ]);
    });
  });
}
