import { services } from "#content/services/index.ts";
import { changeContent } from "./loader-data.ts";
import { expect, expectNoAxeViolations, hydrated, test } from "./visitor.ts";

const titles = services.all.map(({ title }) => title);

test("the list shows six services; the tab bars are there, work, and are hidden", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  const sheets = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(sheets.filter({ hasText: new RegExp(titles.join("|")) })).toHaveText(titles);
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
  await expect(page.getByRole("link", { name: "AI & Automation" }).first()).toBeVisible();
  await expect(sheets.filter({ hasText: "Mobile Apps" })).toHaveCount(0);
  await bars.first().getByRole("button", { name: "All" }).click();
  await bars.nth(1).getByRole("button", { name: "design" }).click();
  await expect(sheets.filter({ hasText: /SEO/ })).toHaveCount(1);
  await expect(sheets.filter({ hasText: "Mobile Apps" })).toHaveCount(0);
});

for (const [query, shown] of [
  ["?category=Mobile%20Development", ["Mobile Apps"]],
  ["?category=web-development", ["Web Development", "Web3 & Blockchain", "CRM & ERP"]],
  ["?category=UI%2FUX%20Design", []],
  ["?category=nonsense", titles],
] as const) {
  test(`${query} lists ${shown.length} services, and all of them again on demand`, async ({ page }) => {
    await page.goto(`/services${query}`);
    await hydrated(page);
    const sheets = page.getByRole("heading", { level: 3 }).filter({ hasText: new RegExp(titles.join("|")) });
    await expect(sheets).toHaveText([...shown]);
    if (shown.length === titles.length) return;
    if (shown.length === 0) await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Show all services" }).click();
    await expect(sheets).toHaveText(titles);
    await expect(page).toHaveURL("/services");
  });
}

test("a service leads to the contact form, to the work that used it and to its tab of the estimator", async ({
  page,
}) => {
  await page.goto("/services/web3");
  await hydrated(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Get Started" })).toHaveAttribute(
    "href",
    "/contact?service=web3",
  );
  await expect(main.getByRole("link", { name: "Open the estimator" })).toHaveAttribute(
    "href",
    "/pricing?tab=web3",
  );
  await expect(main.getByRole("heading", { level: 2 })).toContainText([
    "Key Features",
    "How We Deliver Results",
    "Technologies We Use",
    "Benefits",
  ]);
  await expect(main.getByRole("link", { name: /TradeSettle Ledger/ })).toHaveAttribute(
    "href",
    "/portfolio/tradesettle-ledger",
  );
  await expect(main.getByRole("link", { name: /A public ledger for every rupee given/ })).toBeVisible();
  await main.getByRole("link", { name: "Get Started" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue(/Web3 & Blockchain/);
  await page.goBack();
  await main.getByRole("link", { name: "Back to Services" }).click();
  await expect(page).toHaveURL("/services");
});

test("a service without steps has a bare heading in their place", async ({ page }) => {
  await changeContent(page, "/services/web3", "process", []);
  await page.goto("/services");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Web3 & Blockchain" }).click();
  const heading = page.getByRole("heading", { level: 2, name: "Our Process", exact: true });
  await expect(heading).toBeVisible();
  await expect(page.getByRole("heading", { name: "How We Deliver Results" })).toHaveCount(0);
  await expect(page.locator("section", { has: heading }).getByRole("listitem")).toHaveCount(0);
});

test("while a service is on its way, the page says so; a prerendered page never does", async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((done) => {
    send = done;
  });
  await page.route("**/services/web3.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/services");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Web3 & Blockchain" }).click();
  await expect(page.getByRole("status")).toHaveText("Loading service details...");
  await expect(page.getByText("Loading service details...").last()).toBeVisible();
  send();
  await expect(page.getByRole("heading", { level: 1, name: "Web3 & Blockchain" })).toBeFocused();
  await expect(page.getByText("Loading service details...")).toHaveCount(0);
  expect(await (await page.request.get("/services/web3")).text()).not.toContain("Loading service details");
});
