import { holdRequests } from "../hold-requests.ts";
import { layoutShift } from "../layout-shift.ts";
import { onePathOfEachRoute } from "../routes.ts";
import { expect, hydrated, settled, test } from "../visitor.ts";

for (const [width, height] of [
  [412, 823],
  [1350, 940],
  [1920, 1080],
] as const) {
  test(`nothing moves while a page loads on a screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of onePathOfEachRoute) {
      await page.goto(path);
      await settled(page);
      expect(await layoutShift(page), path).toBe(0);
    }
  });
}

for (const width of [375, 768, 1280]) {
  test(`late fonts show without a reload and move nothing on a screen ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of onePathOfEachRoute) {
      const release = await holdRequests(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await settled(page);
      release();
      await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
      const faces = await page.evaluate(() =>
        ["700 1em Anek Latin", "1em Instrument Sans"].map((font) => document.fonts.check(font)),
      );
      expect(faces, path).toEqual([true, true]);
      expect(await layoutShift(page), path).toBe(0);
    }
  });
}

test.describe(() => {
  test.use({ expectedMessages: /net::ERR_FAILED|preloaded using link preload/ });

  test("the page is complete in the fallback faces while the fonts do not come at all", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/about");
    await settled(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("bands below the first screen are laid out once the page has hydrated", async ({ page }) => {
  await page.goto("/");
  await settled(page);
  const skipped = await page.evaluate(
    () =>
      [...document.querySelectorAll("main *, footer")].filter(
        (element) => getComputedStyle(element).contentVisibility === "auto",
      ).length,
  );
  expect(skipped).toBe(0);
});

test("a page hydrates without Intl, which takes 16 ms to initialise", async ({ page }) => {
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(window, { used });
    const watch = (owner: object, name: string) => {
      const original = Reflect.get(owner, name);
      Reflect.set(
        owner,
        name,
        new Proxy(original, {
          apply(call, self, values) {
            used.push(name);
            return Reflect.apply(call, self, values);
          },
          construct(maker, values) {
            used.push(name);
            return Reflect.construct(maker, values);
          },
        }),
      );
    };
    watch(String.prototype, "localeCompare");
    for (const prototype of [Number.prototype, Date.prototype]) watch(prototype, "toLocaleString");
    for (const name of ["toLocaleDateString", "toLocaleTimeString"]) watch(Date.prototype, name);
    for (const name of ["Collator", "DateTimeFormat", "NumberFormat", "PluralRules", "ListFormat"]) {
      watch(Intl, name);
    }
  });
  for (const path of onePathOfEachRoute) {
    await page.goto(path);
    await hydrated(page);
    await settled(page);
    expect(await page.evaluate(() => Reflect.get(window, "used")), path).toEqual([]);
  }
});
