import type { Page } from "@playwright/test";
import { estimatorOf } from "#content/services/estimators.ts";
import { services } from "#content/services/index.ts";
import { workOf } from "#content/services/work.ts";
import { slugOf } from "#content/slug-of.ts";
import { anEntryWith, firstOf } from "./entries.ts";
import { holdRequests } from "./hold-requests.ts";
import { overrideLoaderData } from "./loader-data.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

const service = firstOf(services.all);
const titles = services.all.map(({ title }) => title);

/** The titles of the services that the page lists. */
const listed = async (page: Page) =>
  (await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).filter((text) =>
    titles.includes(text),
  );

test("the list shows all services; the tab bars work and are hidden", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  expect(await listed(page)).toEqual(titles);
  const bars = page.locator("main fieldset");
  await expect(bars).toHaveCount(2);
  await expect(bars.first()).toBeHidden();
  await expect(bars.nth(1)).toBeHidden();

  await bars.evaluateAll((all) => {
    for (const bar of all) bar.removeAttribute("hidden");
  });
  await expect(bars.first().getByRole("button")).toHaveText([
    "All",
    "Web Development",
    "Mobile Development",
    "UI/UX Design",
    "Cloud & DevOps",
    "AI & ML",
  ]);
  await expect(bars.nth(1).getByRole("button")).toHaveText(["all", "web", "mobile", "design"]);
  await bars.first().getByRole("button", { name: "AI & ML" }).click();
  await expect(page).toHaveURL("/services?category=ai-ml");
  await expectListed(page, "AI & ML");
  await bars.first().getByRole("button", { name: "All" }).click();
  await expect.poll(() => listed(page)).toEqual(titles);
  await bars.nth(1).getByRole("button", { name: "design" }).click();
  await expectListed(page, "design");
});

for (const [query, label] of [
  ["?category=Mobile%20Development", "Mobile Development"],
  ["?category=web-development", "Web Development"],
  ["?category=UI%2FUX%20Design", "UI/UX Design"],
] as const) {
  test(`${query} lists its services, and all of them again on demand`, async ({ page }) => {
    await page.goto(`/services${query}`);
    await hydrated(page);
    await expectListed(page, label);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Show all services" }).click();
    await expect.poll(() => listed(page)).toEqual(titles);
    await expect(page).toHaveURL("/services");
  });
}

test("an unknown category lists all services", async ({ page }) => {
  await page.goto("/services?category=nonsense");
  await hydrated(page);
  expect(await listed(page)).toEqual(titles);
});

test("a service links to the contact form, to its work and to its calculator", async ({ page }) => {
  const { id, link, title, process } = anEntryWith(
    services.all,
    "service with studies and projects",
    (entry) => workOf(entry).studies.count > 0 && workOf(entry).projects.count > 0,
  );
  await page.goto(link);
  await hydrated(page);
  const main = page.getByRole("main");
  const getStarted = main.getByRole("link", { name: "Get Started" });
  await expect(getStarted).toHaveAttribute("href", `/contact?service=${id}`);
  await expect(main.locator(`a[href="${estimatorOf(id).link}"]`).first()).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 })).toContainText([
    "Key Features",
    process.length > 0 ? "How We Deliver Results" : "Our Process",
    "Technologies We Use",
    "Benefits",
  ]);
  const { studies, projects } = workOf({ id });
  for (const work of [...studies.first, ...projects.first]) {
    await expect(main.locator(`a[href="${work.link}"]`)).toContainText(work.title);
  }
  await getStarted.click();
  await expect(page.getByLabel("Subject")).toHaveValue(`Enquiry: ${title}`);
  await page.goBack();
  await main.getByRole("link", { name: "Back to Services" }).click();
  await expect(page).toHaveURL("/services");
});

test("a service without steps has a heading in their place", async ({ page }) => {
  await overrideLoaderData(page, service.link, "process", []);
  await page.goto("/services");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: service.title, exact: true }).click();
  const heading = page.getByRole("heading", { level: 2, name: "Our Process", exact: true });
  await expect(heading).toBeVisible();
  await expect(page.getByRole("heading", { name: "How We Deliver Results" })).toHaveCount(0);
  await expect(page.locator("section", { has: heading }).getByRole("listitem")).toHaveCount(0);
});

test("the page says that a service is loading; a prerendered page never does", async ({ page }) => {
  const loading = "Loading service details...";
  const release = await holdRequests(page, `**${service.link}.data*`);
  await page.goto("/services");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: service.title, exact: true }).click();
  await expect(page.getByRole("status")).toHaveText(loading);
  await expect(page.getByText(loading).last()).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: service.title })).toBeFocused();
  await expect(page.getByText(loading)).toHaveCount(0);
  expect(await (await page.request.get(service.link)).text()).not.toContain(loading);
});

/** The status names the filter and tells how many services it leaves, or that it leaves none. */
async function expectListed(page: Page, label: string) {
  const status = page.getByRole("main").getByRole("status").filter({ hasText: label });
  await expect(status).toBeVisible();
  const shown = services.all.filter(({ listedUnder }) => listedUnder.some((tab) => tab === slugOf(label)));
  expect(await listed(page)).toEqual(shown.map(({ title }) => title));
  await expect(status).toHaveText(
    shown.length > 0
      ? `${label}: ${shown.length} of ${titles.length} services`
      : new RegExp(`^${label} is not sold on its own`),
  );
}
