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
