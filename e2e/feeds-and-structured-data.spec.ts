import { test as plainTest } from "@playwright/test";
import { publicPaths } from "#content/paths.ts";
import { attribute, type BuiltPage, builtPages, spokenName } from "./built-site.ts";
import { expect, hydrated, test } from "./visitor.ts";

plainTest(
  "files for programs are sent as what they are, and may be kept for a moment",
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

plainTest("every page that search engines keep says what it is about, and no other does", () => {
  const described = builtPages().filter((page) => dataOf(page).length > 0);
  expect(described.map(({ path }) => path).sort()).toEqual([...publicPaths].sort());
  for (const page of described) {
    const blocks = dataOf(page);
    expect(blocks).toHaveLength(1);
    expect(JSON.parse(blocks[0] ?? "")).toHaveProperty("@graph");
  }
});

plainTest("feed readers find the feed from any page", () => {
  for (const { path, elements } of builtPages()) {
    const feeds = elements.filter((element) => attribute(element, "type") === "application/atom+xml");
    expect(
      feeds.map((element) => attribute(element, "href")),
      path,
    ).toEqual(["/feed.xml"]);
  }
});

test("what a page says about itself is gone when the visitor has moved on", async ({ page }) => {
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
    .map((element) => spokenName(element));
}
