import type { Page } from "@playwright/test";
import { tagsMetadata } from "#content/metadata-for.ts";
import { services } from "#content/services/index.ts";
import { firstOf } from "./entries.ts";
import { expectedTags, tagsOf } from "./metadata.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

const { link } = firstOf(services.all);

const missing = [
  { path: "/no-such-page", heading: /Oops! Page not found/, back: "Return to Home", to: "/" },
  { path: `${link}/more`, heading: /Oops! Page not found/, back: "Return to Home", to: "/" },
  { path: "/portfolio/nope", heading: "Project Not Found", back: "Back to Portfolio", to: "/portfolio" },
  {
    path: "/case-studies/nope",
    heading: "Case Study Not Found",
    back: "View All Case Studies",
    to: "/case-studies",
  },
];

test.describe("an unknown address", () => {
  test.use({
    expectedMessages:
      /Failed to load resource.*404|^404: no page at \/(no-such-page|services\/[\w-]+\/more)$/,
  });

  for (const { path, heading, back, to } of missing) {
    test(`${path} has status 404 and a way back`, async ({ page }) => {
      const response = await page.goto(`${path}?email=someone@example.com`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect(await tagsOf(page)).toEqual(expectedTags(tagsMetadata("/unknown"), { listed: false }));
      await expectAccessible(page);
      await page.getByRole("main").getByRole("link", { name: back }).click();
      await expect(page).toHaveURL(to);
    });

    test(`${path} is the same after navigation inside the site`, async ({ page }) => {
      await page.goto("/about");
      await hydrated(page);
      await navigate(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect
        .poll(() => tagsOf(page))
        .toEqual(expectedTags(tagsMetadata("/unknown"), { listed: false }));
    });
  }

  test("the 404 page logs the path without its query", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto("/no-such-page?token=secret");
    await hydrated(page);
    await expect.poll(() => logged).toContain("404: no page at /no-such-page");
    expect(logged.join("\n")).not.toContain("secret");
  });
});

test.describe("an unknown service", () => {
  test.use({ expectedMessages: /^No service "nope"/ });

  test("redirects to the list", async ({ request }) => {
    const response = await request.get("/services/nope", { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe("/services");
  });

  test("redirects inside the site too, is logged and adds no history entry", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.goto("/about");
    await hydrated(page);
    await navigate(page, "/services/nope");
    await expect(page).toHaveURL("/services");
    expect(warnings).toEqual(['No service "nope": showing all services']);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  for (const number of ["0", String(services.all.length + 1), "1.5", "01", "1e0"]) {
    test(`/services/${number} redirects to the list`, async ({ request }) => {
      const response = await request.get(`/services/${number}`, { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(response.headers().location).toBe("/services");
    });
  }
});

for (const [from, to] of [
  ["/About", "/about"],
  ["/about/", "/about"],
  [`${link.replace("services", "Services")}/`, link],
  ["/portfolio/?category=Finance", "/portfolio?category=Finance"],
] as const) {
  test(`${from} redirects permanently to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });
}

/** Navigates inside the site to an address that no page links to. */
async function navigate(page: Page, path: string) {
  await page.evaluate((href) => Reflect.get(window, "__reactRouterDataRouter").navigate(href), path);
}
