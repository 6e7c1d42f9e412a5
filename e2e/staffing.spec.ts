import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { staffing, staffingPlans } from "#content/staffing/index.ts";
import { firstOf } from "./entries.ts";
import { usd } from "./pricing-page.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
const dedicated = "Monthly Dedicated Resources";
const milestone = "Milestone Based Model";

test("tabs work by arrow keys, Home and End, and the address follows", async ({ page }) => {
  await page.goto("/staffing");
  await hydrated(page);
  await expect(tab(page, dedicated)).toHaveAttribute("aria-selected", "true");
  await expect(panel(page, dedicated)).toBeVisible();

  await tab(page, dedicated).focus();
  for (const [key, selected] of [
    ["ArrowRight", milestone],
    ["ArrowRight", dedicated],
    ["ArrowLeft", milestone],
    ["Home", dedicated],
    ["End", milestone],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, selected)).toBeFocused();
    await expect(tab(page, selected)).toHaveAttribute("aria-selected", "true");
  }
  await expect(page).toHaveURL("/staffing?tab=milestone");
  await expect(panel(page, dedicated)).toBeHidden();
  await expect(panel(page, milestone)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(tab(page, milestone)).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
});

test("the page shows every plan and three links to the scheduling page", async ({ page }) => {
  await page.goto("/staffing");
  const main = page.getByRole("main");
  const table = panel(page, dedicated).getByRole("table");
  for (const [index, { title, price, popular }] of staffingPlans.all.entries()) {
    const plan = table.getByRole("columnheader").nth(index);
    await expect(plan).toContainText(title);
    await expect(plan.getByText("Popular Choice")).toHaveCount(popular ? 1 : 0);
    await expect(
      table.getByRole("row", { name: "Monthly price" }).getByRole("cell").nth(index),
    ).toContainText(usd(price));
  }
  for (const name of ["Get Started", "Discuss Your Project Requirements", "Schedule a Consultation"]) {
    const link = main.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", site.schedulingUrl);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(main.getByText(staffing.savingsClaim)).toBeVisible();
});

test("the planner adds up a team, compares it with the local cost and prefills the contact form", async ({
  page,
}) => {
  const months = 6;
  const localCost = 4 * Math.max(...staffingPlans.all.map(({ price }) => price));
  const first = firstOf(staffingPlans.all);
  const last = firstOf(staffingPlans.all.toReversed());
  const people = new Map([[first.id, 2]]);
  people.set(last.id, (people.get(last.id) ?? 0) + 1);
  const count = 3;
  const total = (2 * first.price + last.price) * months;
  const local = localCost * count * months;
  const percent = Math.trunc((100 * (local - total)) / local);
  const difference = `${usd(local - total)} less, ${percent}%`;

  await page.goto("/staffing");
  await hydrated(page);
  const sheet = page
    .getByRole("main")
    .locator("div", { has: page.getByRole("heading", { name: "Your plan" }) })
    .last();
  await expect(sheet).toContainText("Nobody chosen yet");
  await expect(sheet).not.toContainText("%");
  await expect(page.getByRole("button", { name: "Send this plan" })).toBeDisabled();

  await page.getByLabel(first.title, { exact: true }).fill("2");
  await page.getByRole("button", { name: `More: ${last.title}`, exact: true }).click();
  await page.getByLabel("Months", { exact: true }).fill(String(months));
  await expect(sheet).toContainText(usd(total));
  await expect(sheet).not.toContainText("%");

  const cost = page.getByLabel("Your local cost per person per month");
  await cost.fill("nine thousand");
  await expect(page.getByText("Please enter an amount such as")).toBeVisible();
  await expect(sheet).not.toContainText("%");
  await cost.fill(localCost.toLocaleString("en-US"));
  await expect(sheet).toContainText(difference);
  await expect(sheet).toContainText(`(${usd(local)} − ${usd(total)}) ÷ ${usd(local)} = ${percent}%`);
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  const planned = {
    ...Object.fromEntries([...people].map(([id, number]) => [id, String(number)])),
    local: String(localCost),
  };
  await expect.poll(query).toEqual(planned);
  await expectAccessible(page);

  await page.reload();
  await hydrated(page);
  await expect(sheet).toContainText(difference);
  await tab(page, milestone).click();
  await expect.poll(query).toEqual({ ...planned, tab: "milestone" });

  await page.getByRole("button", { name: "Send this plan" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Subject")).toHaveValue(new RegExp(`^Team plan: .+, ${months} months$`));
  const message = page.getByLabel("Message");
  await expect(message).not.toHaveValue("");
  expect(await message.inputValue()).toContain(`= ${usd(total)}\n`);
  expect(await message.inputValue()).toContain(`= ${percent}%`);
  await page.goBack();
  await expect(sheet).toContainText(difference);
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(sheet).toContainText("Nobody chosen yet");
  await expect(cost).toHaveValue("");
});

test.describe("without JavaScript", { tag: "@script-off" }, () => {
  test.use({ javaScriptEnabled: false });

  test("both models can be read", async ({ page }) => {
    await page.goto("/staffing");
    const main = page.getByRole("main");
    for (const { summary } of [staffing.dedicated, staffing.milestone]) {
      await expect(main.getByText(summary)).toBeVisible();
    }
    await expect(page.getByText("The planner needs JavaScript.")).toBeVisible();
  });
});
