import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { titlePages } from "#content/title-pages.ts";
import { anEntryWith, firstStudy } from "./entries.ts";
import { holdRequests } from "./hold-requests.ts";
import { cards, listFiles, lists, openList, status } from "./list-page.ts";
import { testOnStaticHost } from "./static-host.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

const [, studies] = lists;
const { industry } = firstStudy;
const inIndustry = studies.entries.filter((study) => study.industry === industry);
const firstPage = Math.min(studies.entries.length, studies.size);
const chosen = `/case-studies?${new URLSearchParams({ industry })}`;
const titles = (page: Page) => cards(page).getByRole("heading");

for (const { path, entries, size } of lists) {
  test(`${path} carries its first page and not the rest`, () => {
    const files = [`${path}/index.html`, `${path}.data`].map((name) =>
      readFileSync(`build/client${name}`, "utf8"),
    );
    const carried = entries.filter(({ id }) =>
      files.every((file) => file.includes(`"${id}"`) || file.includes(`/${id}"`)),
    );
    expect(carried).toHaveLength(Math.min(entries.length, size));
  });
}

test("a first visit does not fetch the rest, and a visitor at the controls does", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => listFiles.test(request.url()) && fetched.push(request.url()));
  await openList(page, studies.path);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  const response = page.waitForResponse(listFiles);
  await page.getByLabel("Search case studies").focus();
  expect((await response).headers()["cache-control"]).toContain("immutable");
  await page.getByLabel("Industry").selectOption(industry);
  await expect(cards(page)).toHaveCount(Math.min(inIndustry.length, studies.size));
  expect(fetched).toHaveLength(1);
});

test("a link with a choice shows the first page until the list is there", async ({ page }) => {
  const release = await holdRequests(page, listFiles);
  await openList(page, chosen);
  await expect(status(page, studies.loading)).toBeVisible();
  await expect(page.getByLabel("Industry")).toHaveValue(industry);
  await expect(cards(page)).toHaveCount(firstPage);
  release();
  await expect(cards(page)).toHaveCount(Math.min(inIndustry.length, studies.size));
  await expect(status(page, studies.loading)).toHaveCount(0);
  await expect(titles(page).filter({ hasText: firstStudy.title })).toHaveCount(1);
});

test.describe("when the list does not load", () => {
  test.use({ expectedMessages: /^Failed to load resource/ });

  test("a choice says so, and can be tried again", async ({ page }) => {
    await page.clock.install();
    await page.route(listFiles, (route) => route.abort());
    await openList(page, studies.path);
    await page.getByLabel("Industry").selectOption(industry);
    await expect(status(page, studies.loading)).toBeVisible();
    const alert = page.getByRole("alert");
    await expect.poll(() => page.clock.runFor(1_000).then(() => alert.count())).toBe(1);
    await expect(alert).toContainText("did not load");
    await expect(cards(page)).toHaveCount(firstPage);
    await page.clock.resume();
    await expectAccessible(page);
    await page.unroute(listFiles);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toHaveCount(0);
    await expect(cards(page)).toHaveCount(Math.min(inIndustry.length, studies.size));
    await expect(page.locator("#list-count")).toBeFocused();
  });

  test("a choice is applied when the connection is back", async ({ page, context }) => {
    await page.clock.install();
    await openList(page, studies.path);
    await context.setOffline(true);
    await page.getByLabel("Industry").selectOption(industry);
    const alert = page.getByRole("alert");
    await expect.poll(() => page.clock.runFor(1_000).then(() => alert.count())).toBe(1);
    await context.setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(cards(page)).toHaveCount(Math.min(inIndustry.length, studies.size));
  });
});

test("Back to a deep list after a reload elsewhere returns to the same place", async ({ page }) => {
  test.skip(studies.entries.length <= studies.size, `${studies.path} has only one page`);
  await openList(page, `${studies.path}?page=2`);
  const card = cards(page).nth(studies.size);
  const link = card.getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(/case-studies\//);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
});

test("the titles of all entries are an accessible page", async ({ page }) => {
  for (const { path, links } of titlePages) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    await expect(page.getByRole("main").getByRole("listitem")).not.toHaveCount(0);
    await expectAccessible(page);
    const first = anEntryWith(links, "first title", () => true);
    await page.getByRole("main").getByRole("link", { name: first.title, exact: true }).click();
    await expect(page).toHaveURL(first.to);
  }
});

const testStatic = testOnStaticHost("localhost");

testStatic("on a static host a list is filtered", async ({ page }) => {
  await openList(page, studies.path);
  await page.getByLabel("Industry").selectOption(industry);
  await expect(cards(page)).toHaveCount(Math.min(inIndustry.length, studies.size));
});
