import { calculators } from "#content/calculator/index.ts";
import {
  calculator,
  checkbox,
  expectedEstimate,
  optionsOf,
  pricingPath,
  receipt,
  tab,
  usd,
} from "./pricing-page.ts";
import { expect, hydrated, test } from "./visitor.ts";

const [option, secondOption] = optionsOf(calculator);
if (!option || !secondOption) throw new Error("The first calculator has fewer than two options");
const both = [option, secondOption];
const another = calculators.all.find(({ id }) => id !== calculator.id);
const nothing = usd(0);

// Requests are counted, and none of them is a page fetched ahead.
test.use({ savesData: true });

test("tabs work by arrow keys, Home and End, and changes of the address fetch nothing", async ({ page }) => {
  const fetched: string[] = [];
  await page.goto("/pricing");
  await hydrated(page);
  page.on("request", (request) => request.resourceType() === "fetch" && fetched.push(request.url()));
  const names = [...calculators.all.map(({ title }) => title), "FAQ", "Need a Custom Quote"];
  await tab(page, calculator.title).focus();
  for (const [key, index] of [
    ["ArrowLeft", -1],
    ["ArrowRight", 0],
    ["ArrowRight", 1],
    ["End", -1],
    ["ArrowLeft", -2],
    ["Home", 0],
  ] as const) {
    const name = names.at(index) ?? "";
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  }
  await expect(page).toHaveURL(pricingPath(calculator));
  await page.keyboard.press("Tab");
  await expect(checkbox(page, option)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(receipt(page)).toContainText(expectedEstimate(calculator, [option]).total);
  await expect(page).toHaveURL(pricingPath(calculator, [option]));
  await page.goBack();
  await expect(receipt(page)).toContainText(nothing);
  expect(fetched).toEqual([]);
});

test("more changes than a browser takes into its history are not lost", async ({ page }) => {
  const options = optionsOf(calculator);
  await page.clock.install();
  await page.goto("/pricing");
  await hydrated(page);
  // Chrome takes 200 in ten seconds. An odd number of rounds leaves every box ticked.
  const rounds = 2 * Math.ceil(110 / options.length) + 1;
  await page.evaluate(
    ({ panel, rounds }) => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>(`#${panel} input`)];
      for (let round = 0; round < rounds; round++) for (const box of boxes) box.click();
    },
    { panel: `${calculator.id}-panel`, rounds },
  );
  await expect(receipt(page)).toContainText(expectedEstimate(calculator, options).total);
  await expect(page).not.toHaveURL(pricingPath(calculator, options));
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL(pricingPath(calculator, options));
});

test.describe("with a second calculator", () => {
  test.skip(!another, "The content has one calculator");
  const other = another ?? calculator;
  const [otherOption = option] = optionsOf(other);

  test("each tab keeps its selection, and Back and Forward go through every state", async ({ page }) => {
    await page.goto("/about");
    await page.goto("/pricing");
    await hydrated(page);
    await checkbox(page, option).click();
    await expect(page).toHaveURL(pricingPath(calculator, [option]));
    await checkbox(page, secondOption).click();
    await expect(page).toHaveURL(pricingPath(calculator, both));
    await tab(page, other.title).click();
    await expect(page).toHaveURL(pricingPath(other));
    await expect(receipt(page)).toContainText(nothing);
    await checkbox(page, otherOption).click();
    await tab(page, "FAQ").click();
    await expect(receipt(page)).toBeHidden();
    await tab(page, calculator.title).click();
    await expect(page).toHaveURL(pricingPath(calculator, both));
    await expect(receipt(page)).toContainText(expectedEstimate(calculator, both).total);

    await page.evaluate(() => window.scrollTo(0, 300));
    for (const [address, total] of [
      ["/pricing?tab=faq", undefined],
      [pricingPath(other, [otherOption]), expectedEstimate(other, [otherOption]).total],
      [pricingPath(other), nothing],
      [pricingPath(calculator, both), expectedEstimate(calculator, both).total],
      [pricingPath(calculator, [option]), expectedEstimate(calculator, [option]).total],
      ["/pricing", nothing],
    ] as const) {
      await page.goBack();
      await expect(page).toHaveURL(address);
      if (total) await expect(receipt(page).locator("dd").first()).toHaveText(total);
      else await expect(page.getByRole("tabpanel", { name: "FAQ" })).toBeVisible();
    }
    await expect(checkbox(page, option)).not.toBeChecked();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await page.goForward();
    await expect(checkbox(page, option)).toBeChecked();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("selections of other tabs survive a reload and a visit to another page", async ({ page }) => {
    await page.goto(pricingPath(calculator, both));
    await hydrated(page);
    await tab(page, other.title).click();
    await checkbox(page, otherOption).click();
    await expect(page).toHaveURL(pricingPath(other, [otherOption]));
    await page.reload();
    const { total } = expectedEstimate(other, [otherOption]);
    await expect(receipt(page)).toContainText(total);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(receipt(page)).toContainText(total);
    await tab(page, calculator.title).click();
    await expect(page).toHaveURL(pricingPath(calculator, both));
  });

  test("Reset clears one tab, keeps the others and can be undone", async ({ page }) => {
    await page.goto(pricingPath(calculator, both));
    await hydrated(page);
    await tab(page, other.title).click();
    await checkbox(page, otherOption).click();
    const reset = page.getByRole("button", { name: "Reset" });
    await reset.click();
    await expect(receipt(page)).toContainText("Nothing selected yet");
    await expect(reset).toBeFocused();
    await expect(page).toHaveURL(pricingPath(other));
    await page.goBack();
    await expect(checkbox(page, otherOption)).toBeChecked();
    await tab(page, calculator.title).click();
    await expect(receipt(page)).toContainText(expectedEstimate(calculator, both).total);
  });
});
