import type { Page } from "@playwright/test";
import { tagsMetadata } from "#content/metadata-for.ts";
import { expectedTags, tagsOf } from "./metadata.ts";
import { expect, expectNoAxeViolations, hydrated, test } from "./visitor.ts";

const missing = [
  { path: "/no-such-page", heading: /Oops! Page not found/, back: "Return to Home", to: "/" },
  { path: "/services/web3/more", heading: /Oops! Page not found/, back: "Return to Home", to: "/" },
  { path: "/portfolio/nope", heading: "Project Not Found", back: "Back to Portfolio", to: "/portfolio" },
  {
    path: "/case-studies/nope",
    heading: "Case Study Not Found",
    back: "View All Case Studies",
    to: "/case-studies",
  },
];

test.describe("an address that leads nowhere", () => {
  test.use({
    expectedMessages: /Failed to load resource.*404|^404: no page at \/(no-such-page|services\/web3\/more)$/,
  });

  for (const { path, heading, back, to } of missing) {
    test(`${path} says so with status 404 and shows a way on`, async ({ page }) => {
      const response = await page.goto(`${path}?email=someone@example.com`);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect(await tagsOf(page)).toEqual(expectedTags(tagsMetadata("/unknown"), { listed: false }));
      await expectNoAxeViolations(page);
      await page.getByRole("main").getByRole("link", { name: back }).click();
      await expect(page).toHaveURL(to);
    });

    test(`${path} is the same when reached inside the site`, async ({ page }) => {
      await page.goto("/about");
      await hydrated(page);
      await follow(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect
        .poll(() => tagsOf(page))
        .toEqual(expectedTags(tagsMetadata("/unknown"), { listed: false }));
    });
  }

  test("the 404 page tells the console which path was tried, without its query", async ({ page }) => {
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

  test("leads to the list from outside", async ({ request }) => {
    const response = await request.get("/services/nope", { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe("/services");
  });

  test("leads to the list inside the site, is logged and leaves no trace in the history", async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.goto("/about");
    await hydrated(page);
    await follow(page, "/services/nope");
    await expect(page).toHaveURL("/services");
    expect(warnings).toEqual(['No service "nope": showing all services']);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  for (const id of ["0", "7", "1.5", "01", "1e0"]) {
    test(`the number ${id} is one`, async ({ request }) => {
      const response = await request.get(`/services/${id}`, { maxRedirects: 0 });
      expect(response.status()).toBe(302);
    });
  }
});

for (const [from, to] of [
  ["/About", "/about"],
  ["/about/", "/about"],
  ["/Services/Web3/", "/services/web3"],
  ["/portfolio/?category=Finance", "/portfolio?category=Finance"],
] as const) {
  test(`${from} moves for good to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });
}

/** Goes to an address inside the site that no page links to. */
async function follow(page: Page, path: string) {
  await page.evaluate((href) => Reflect.get(window, "__reactRouterDataRouter").navigate(href), path);
}
