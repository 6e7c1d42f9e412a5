import { test as plainTest } from "@playwright/test";
import { publicPaths } from "#content/paths.ts";
import { accessibleName, attribute, type BuiltPage, builtPages } from "./built-site.ts";
import { expect, hydrated, test } from "./visitor.ts";

plainTest(
  "feeds and text files have their content type, compression and a short cache time",
  async ({ request }) => {
    for (const [path, type] of [
      ["/sitemap.xml", "application/xml; charset=utf-8"],
      ["/feed.xml", "application/atom+xml; charset=utf-8"],
      ["/robots.txt", "text/plain; charset=utf-8"],
      ["/llms.txt", "text/plain; charset=utf-8"],
      ["/.well-known/security.txt", "text/plain; charset=utf-8"],
      ["/.well-known/security-policy.txt", "text/plain; charset=utf-8"],
    ] as const) {
      const headers = (await request.get(path)).headers();
      expect(headers).toMatchObject({ "content-type": type, "cache-control": "public, max-age=60" });
      expect(headers["content-encoding"], path).toBe("br");
    }
  },
);

plainTest("every indexed page has structured data, and no other page has", () => {
  const withData = builtPages().filter((page) => dataOf(page).length > 0);
  expect(withData.map(({ path }) => path).sort()).toEqual([...publicPaths].sort());
  for (const page of withData) {
    const blocks = dataOf(page);
    expect(blocks).toHaveLength(1);
    expect(JSON.parse(blocks[0] ?? "")).toHaveProperty("@graph");
  }
});

plainTest("every page links to the feed", () => {
  for (const { path, elements } of builtPages()) {
    const feeds = elements.filter((element) => attribute(element, "type") === "application/atom+xml");
    expect(
      feeds.map((element) => attribute(element, "href")),
      path,
    ).toEqual(["/feed.xml"]);
  }
});

test("navigation removes the structured data of the first page", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await expect(data).toHaveCount(0);
});

function dataOf({ elements }: BuiltPage) {
  return elements
    .filter((element) => attribute(element, "type") === "application/ld+json")
    .map((element) => accessibleName(element));
}
