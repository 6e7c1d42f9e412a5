import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { expect, expectNoAxeViolations, hydrated, test } from "./visitor.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

test("tabs by keyboard: arrows, Home and End select, and the address follows", async ({ page }) => {
  await page.goto("/staffing");
  await hydrated(page);
  const dedicated = tab(page, "Monthly Dedicated Resources");
  const milestone = tab(page, "Milestone Based Model");
  await expect(dedicated).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Popular Choice")).toBeVisible();

  await dedicated.focus();
  for (const [key, selected] of [
    ["ArrowRight", milestone],
    ["ArrowRight", dedicated],
    ["ArrowLeft", milestone],
    ["Home", dedicated],
    ["End", milestone],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toBeFocused();
    await expect(selected).toHaveAttribute("aria-selected", "true");
  }
  await expect(page).toHaveURL("/staffing?tab=milestone");
  await expect(page.getByText("Popular Choice")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Payment & Next Steps" })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(milestone).toHaveAttribute("aria-selected", "true");
  await expectNoAxeViolations(page);
});

test("three plans with their prices, and three buttons to the scheduling page in a new tab", async ({
  page,
}) => {
  await page.goto("/staffing");
  const main = page.getByRole("main");
  for (const price of ["$1,200", "$1,600", "$2,500"]) {
    await expect(main.getByText(price, { exact: true }).first()).toBeVisible();
  }
  for (const name of ["Get Started", "Discuss Your Project Requirements", "Schedule a Consultation"]) {
    const link = main.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", site.schedulingUrl);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(main.getByText(/40-60%/)).toBeVisible();
});

test("the planner adds up a team, compares it with the visitor's own cost and hands it over", async ({
  page,
}) => {
  await page.goto("/staffing");
  await hydrated(page);
  const sheet = page
    .getByRole("main")
    .locator("div", { has: page.getByRole("heading", { name: "Your plan" }) })
    .last();
  await expect(sheet).toContainText("Nobody chosen yet");
  await expect(sheet).not.toContainText("%");
  await expect(page.getByRole("button", { name: "Send this plan" })).toBeDisabled();

  await page.getByRole("button", { name: "More: Senior Developer" }).click();
  await page.getByLabel("Mid-Level Developer", { exact: true }).fill("2");
  await page.getByLabel("Months", { exact: true }).fill("6");
  await expect(sheet).toContainText("$34,200");
  await expect(sheet).not.toContainText("%");

  const cost = page.getByLabel("Your local cost per person, a month");
  await cost.fill("nine thousand");
  await expect(page.getByText("Please write an amount such as")).toBeVisible();
  await expect(sheet).not.toContainText("%");
  await cost.fill("9,500");
  await expect(sheet).toContainText("$136,800 less, 80%");
  await expect(sheet).toContainText("($171,000 − $34,200) ÷ $171,000 = 80%");
  await expect(page).toHaveURL("/staffing?senior=1&mid-level=2&local=9500");
  await expectNoAxeViolations(page);

  await page.reload();
  await hydrated(page);
  await expect(sheet).toContainText("$136,800 less, 80%");
  await tab(page, "Milestone Based Model").click();
  await expect(page).toHaveURL("/staffing?senior=1&mid-level=2&local=9500&tab=milestone");

  await page.getByRole("button", { name: "Send this plan" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Subject")).toHaveValue("Team plan: 2 mid-level, 1 senior, 6 months");
  await expect(page.getByLabel("Message")).toHaveValue(/= \$34,200[\s\S]*= 80%/);
  await page.goBack();
  await expect(sheet).toContainText("$136,800 less, 80%");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(sheet).toContainText("Nobody chosen yet");
  await expect(cost).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both models can be read", async ({ page }) => {
    await page.goto("/staffing");
    await expect(page.getByText("Popular Choice")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Payment & Next Steps" })).toBeVisible();
    await expect(page.getByText("The planner needs JavaScript.")).toBeVisible();
  });
});
