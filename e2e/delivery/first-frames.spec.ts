import type { Page } from "@playwright/test";
import { holdRequests } from "../hold-requests.ts";
import { layoutShift } from "../layout-shift.ts";
import { onePathOfEachRoute } from "../routes.ts";
import { startSlowLine } from "../slow-line.ts";
import { expect, hydrated, settled, test } from "../visitor.ts";

test("a reload does not draw the bridge again", async ({ page }) => {
  const animation = () =>
    page.locator(".bridge-taxi").evaluate((taxi) => getComputedStyle(taxi).animationName);
  await page.goto("/");
  expect(await animation()).toBe("drive-up");
  await page.reload();
  expect(await animation()).toBe("none");
});

test.describe("while the HTML arrives", { tag: "@layout-shift" }, () => {
  test.use({ expectedRequests: /^http:\/\/localhost:/ });

  for (const [width, height] of [
    [412, 823],
    [1350, 940],
    [1920, 1080],
  ] as const) {
    test(`nothing moves on a screen of ${width} by ${height}`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height });
      const line = await startSlowLine(baseURL);
      for (const path of onePathOfEachRoute) {
        await page.goto(line.origin + path);
        await settled(page);
        expect(await layoutShift(page), path).toBe(0);
      }
      // Whatever the page is still loading would otherwise fail.
      await page.close();
      line.close();
    });
  }
});

for (const width of [375, 768, 1280]) {
  test(`late fonts show without a reload and move nothing on a screen ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // Firefox and Safari do not report the first paint, and Chromium does so a while after it.
    await page.addInitScript(() => {
      performance.getEntriesByName = () => [];
    });
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
  test.use({ expectedMessages: /net::ERR_FAILED|preloaded using link preload|download failed/ });

  test("the page is complete in the fallback faces while the fonts do not come at all", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.goto("/about");
    await settled(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("bands below the first screen are laid out after it, also on a page that a click opens", async ({
  page,
}) => {
  await page.goto("/");
  await settled(page);
  expect(await skippedElements(page)).toBe(0);
  await page.evaluate(() => {
    const html = document.documentElement;
    new MutationObserver(() => {
      if (html.dataset.layout) Object.assign(window, { wasDeferred: true });
    }).observe(html, { attributeFilter: ["data-layout"] });
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => "wasDeferred" in window)).toBe(true);
  await settled(page);
  expect(await skippedElements(page)).toBe(0);
});

test.describe("the pictures of the first screen", () => {
  const path = "/portfolio";
  const painted = () => performance.getEntriesByName("first-contentful-paint").length > 0;

  test.beforeEach(async ({ page }) => {
    // Scripts start after three seconds whatever happens, which on a busy machine could come first.
    await page.addInitScript(() => {
      const { setTimeout: schedule } = window;
      window.setTimeout = ((work: () => void, delay = 0) =>
        delay < 1_000 ? schedule(work, delay) : 0) as typeof setTimeout;
    });
  });

  test("come before the scripts", async ({ page }) => {
    const release = await holdRequests(page, "**/images/**");
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(painted);
    release();
    await hydrated(page);
    const { pictures, script = 0 } = await page.evaluate(() => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
      const sources = inView.map(({ currentSrc }) => currentSrc);
      return {
        pictures: entries.filter(({ name }) => sources.includes(name)).map(({ responseEnd }) => responseEnd),
        script: entries.find(({ name }) => name.endsWith(".js"))?.startTime,
      };
    });
    expect(pictures).not.toEqual([]);
    expect(script).toBeGreaterThan(Math.max(...pictures));
  });

  test("have the line to themselves", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const pictures: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/images/")) pictures.push(request.url());
    });
    const release = await holdRequests(page, "**/images/**");
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(painted);
    expect(pictures).toHaveLength(1);
    release();
    await expect.poll(() => pictures.length).toBeGreaterThan(1);
  });

  for (const [action, act] of [
    ["presses a key", (page: Page) => page.keyboard.press("Tab")],
    ["turns the wheel", (page: Page) => page.mouse.wheel(0, 300)],
  ] as const) {
    test(`do not hold up a visitor who ${action}`, async ({ page }) => {
      const release = await holdRequests(page, "**/images/**");
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(painted);
      await act(page);
      await hydrated(page);
      release();
    });
  }

  test.describe("that are lost", () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test("do not hold up the page", async ({ page }) => {
      await page.route("**/images/**", (route) => route.abort());
      await page.goto(path);
      await hydrated(page);
    });
  });
});

test.describe("a script that does not load", () => {
  test.use({
    expectedMessages: /Failed to load resource|dynamically imported module|Importing a module|Loading failed/,
  });

  for (const name of ["react", "entry.client"]) {
    test(`leaves a page that is laid out as a whole (${name})`, async ({ page }) => {
      await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
      await page.goto("/");
      await expect(page.locator("html")).not.toHaveAttribute("data-layout");
      expect(await skippedElements(page)).toBe(0);
    });
  }
});

function skippedElements(page: Page) {
  return page.evaluate(
    () =>
      [...document.querySelectorAll("main *, footer")].filter(
        (element) => getComputedStyle(element).contentVisibility === "auto",
      ).length,
  );
}

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
