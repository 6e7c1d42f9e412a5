import { calculators } from "#content/calculator/index.ts";
import { faq } from "#content/faq/index.ts";
import { anEntryWith } from "./entries.ts";
import { calculator, checkbox, oneOfEachGroup, pricingPath, receipt, tab, usd } from "./pricing-page.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

test("every answer has a link that opens it", async ({ page }) => {
  const first = anEntryWith(faq.all, "question");
  const second = anEntryWith(faq.all, "second question", ({ id }) => id !== first.id);
  const answer = page.getByText(first.answer[0] ?? "");
  await page.goto(`/pricing?tab=faq#${first.id}`);
  await expect(answer).toBeVisible();
  await expect(page.getByRole("heading", { name: "FAQ" })).toBeAttached();

  await page.goto("/about");
  await page.goto(`/pricing#${first.id}`);
  await expect(answer).toBeInViewport();
  await expect(tab(page, "FAQ")).toHaveAttribute("aria-selected", "true");
  await page.getByText(second.question).click();
  await page.locator(`#${second.id}`).getByRole("link", { name: "Link to this answer" }).click();
  await expect(page).toHaveURL(`/pricing?tab=faq#${second.id}`);
  await page.goBack();
  await expect(page).toHaveURL(`/pricing#${first.id}`);
  await expectAccessible(page);
});

test("the range links to the answer that explains it, and Back returns to the estimate", async ({ page }) => {
  const { id, answer } = anEntryWith(
    faq.all,
    "answer that explains the estimate",
    ({ explainsEstimate }) => explainsEstimate === true,
  );
  const selected = oneOfEachGroup(calculator);
  await page.goto(pricingPath(calculator, selected));
  await page.getByRole("link", { name: "why?" }).click();
  await expect(page).toHaveURL(`/pricing?tab=faq#${id}`);
  await expect(page.getByText(answer[0] ?? "")).toBeInViewport();
  await page.goBack();
  for (const option of selected) await expect(checkbox(page, option)).toBeChecked();
});

test("find in page reaches closed answers and other tabs", async ({ page }) => {
  const other = anEntryWith(calculators.all, "second calculator", ({ id }) => id !== calculator.id);
  await page.goto("/pricing");
  await hydrated(page);
  // All calculators, the FAQ and the custom quote, but for the open one.
  await expect(page.locator("[hidden=until-found]")).toHaveCount(
    calculators.all.length + Math.min(faq.all.length, 1),
  );
  await page
    .locator(`#${other.id}-panel`)
    .evaluate((panel) => panel.parentElement?.dispatchEvent(new Event("beforematch")));
  await expect(page.getByRole("tabpanel", { name: other.title })).toBeVisible();
  await expect(page).toHaveURL(pricingPath(other));
});

test("a custom quote is offered on a tab and below every calculator", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  const quote = page.getByRole("link", { name: "Request a Quote" });
  await expect(quote).toHaveCount(1);
  await tab(page, "Need a Custom Quote").click();
  await expect(quote).toHaveCount(1);
  const panel = page.getByRole("tabpanel", { name: "Need a Custom Quote" });
  await expect(panel.getByRole("link", { name: "View Our Work" })).toHaveAttribute("href", "/portfolio");
  await panel.getByRole("link", { name: "Request a Quote" }).click();
  await expect(page).toHaveURL("/contact");
});

test.describe("without JavaScript", { tag: "@script-off" }, () => {
  test.use({ javaScriptEnabled: false });

  test("all options, their explanations and all questions can be read", async ({ page }) => {
    await page.goto("/pricing");
    for (const { id, groups } of calculators.all) {
      const options = groups.flatMap((group) => group.options);
      const rows = page.locator(`#${id}-panel li`);
      await expect(rows).toHaveText(options.map(({ label, price, info }) => `${label}${usd(price)}${info}`));
      await expect(rows.last()).toBeVisible();
      await expect(rows.last().getByText(options.at(-1)?.info ?? "")).toBeVisible();
    }
    await expect(page.locator("details")).toHaveCount(faq.all.length);
    for (const { question, answer } of faq.all.slice(0, 1)) {
      await page.getByText(question).click();
      await expect(page.getByText(answer[0] ?? "")).toBeVisible();
    }
    await expect(receipt(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Request a Quote" })).toHaveCount(1);
    await tab(page, calculators.all.at(-1)?.title ?? "").click();
    await expect(page.locator(`#${calculators.ids.at(-1)}-panel h2`)).toBeInViewport();
  });
});
