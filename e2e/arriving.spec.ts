import { layoutShift } from "./layout-shift.ts";
import { expect, hydrated, test } from "./visitor.ts";

const paths = [
  "/",
  "/services",
  "/services/web-development",
  "/portfolio",
  "/portfolio/careconnect-platform",
  "/case-studies",
  "/case-studies/ai-seo-blog-generator",
  "/about",
  "/pricing",
  "/process",
  "/staffing",
  "/contact",
  "/privacy-policy",
];

for (const [width, height] of [
  [412, 823],
  [1350, 940],
  [1920, 1080],
] as const) {
  test(`nothing moves while a page arrives on a screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
      expect(await layoutShift(page), path).toBe(0);
    }
  });
}

for (const width of [320, 390, 430, 540, 639]) {
  test(`what is left out at first lies below the first screen of a phone ${width} wide`, async ({ page }) => {
    // The tallest screen that counts as a phone's, see `below-phone-screen`.
    const height = 1039;
    await page.setViewportSize({ width, height });
    for (const path of [
      "/",
      "/portfolio",
      "/case-studies",
      "/case-studies/ai-seo-blog-generator",
      "/process",
    ]) {
      await page.goto(path);
      await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
      const tops = await page.evaluate(() => {
        document.documentElement.dataset.arriving = "first-screen";
        // What has been laid out since has lost its mark.
        for (const part of document.querySelectorAll<HTMLElement>(".later"))
          part.style.contentVisibility = "";
        return [...document.querySelectorAll("main *")]
          .filter((part) => getComputedStyle(part).contentVisibility === "hidden")
          .map((part) => part.getBoundingClientRect().top);
      });
      expect(tops.length, path).toBeGreaterThan(0);
      expect(Math.min(...tops), path).toBeGreaterThanOrEqual(height);
    }
  });
}

test("a phone does not fetch the drawing behind a title, of which it has no room to show more than a scrap", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const drawings = () => fetched.filter((path) => path.startsWith("/images/brand/header-"));
  for (const path of ["/portfolio", "/about"]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
    expect(drawings(), path).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(drawings, path).toHaveLength(1);
    fetched.length = 0;
  }
});

test("what is left out at first does not wait for our script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto("/", { waitUntil: "commit" });
  const logo = page.getByRole("region", { name: "Trusted partners" }).getByRole("img").first();
  await logo.scrollIntoViewIfNeeded();
  await expect(logo).toBeInViewport();
  await expect(logo).toHaveJSProperty("complete", true);
  await expect(logo).not.toHaveJSProperty("naturalWidth", 0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  held.resolve();
});

test("what is left out at first is there when the visitor moves", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without timers neither does our script start nor a second pass.
  await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
  await page.goto("/");
  const partners = page.getByRole("region", { name: "Trusted partners" });
  await expect(partners).toBeHidden();
  await page.mouse.wheel(0, 800);
  await expect(partners).toBeInViewport();
});

test("a page starts without the browser's rules of languages, which take 16 ms to get going", async ({
  page,
}) => {
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
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
    expect(await page.evaluate(() => Reflect.get(window, "used")), path).toEqual([]);
  }
});
