import { calculators } from "#content/calculator/index.ts";
import { anEntryWith } from "./entries.ts";
import { clientEntry, holdRequests } from "./hold-requests.ts";
import { pauseClock } from "./paused-clock.ts";
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

for (const entry of calculators.all) {
  test(`${entry.id}: every price is shown, and every step of the sum is right`, async ({ page }) => {
    await page.goto(pricingPath(entry));
    await hydrated(page);
    const panel = page.getByRole("tabpanel", { name: entry.title });
    await expect(receipt(page)).toContainText(nothing);
    await expect(receipt(page)).toContainText("0 weeks");
    for (const [index, { options }] of entry.groups.entries()) {
      const rows = panel.getByRole("group").nth(index).getByRole("listitem");
      await expect(rows.locator("label > :last-child")).toHaveText(options.map(({ price }) => usd(price)));
    }

    // All at once inside the page: so many clicks from outside would take minutes on a busy machine.
    const shown = await panel.getByRole("checkbox").evaluateAll(async (boxes) => {
      const figures: (string | null)[][] = [];
      for (const box of boxes) {
        if (box instanceof HTMLElement) box.click();
        await new Promise(requestAnimationFrame);
        figures.push([...document.querySelectorAll("#estimate dd")].map((figure) => figure.textContent));
      }
      return figures;
    });
    const options = optionsOf(entry);
    const expected = options.map((_, index) => expectedEstimate(entry, options.slice(0, index + 1)));
    expect(shown).toEqual(expected.map(({ total, range, duration }) => [total, range, duration]));
    await expect(receipt(page).getByRole("listitem")).toHaveCount(options.length);
  });
}

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

test("two project types are priced as two builds, and the page says so", async ({ page }) => {
  const { groups } = anEntryWith(
    [calculator],
    "calculator with two project types",
    (entry) => (entry.groups[0]?.options.length ?? 0) > 1,
  );
  const [first = option, second = option] = groups[0]?.options ?? [];
  await page.goto(pricingPath(calculator, [first]));
  await expect(page.getByText("priced as")).toBeHidden();
  await checkbox(page, second).click();
  await expect(page.getByText(/^Two .+ selected – priced as two builds$/)).toBeVisible();
  await expect(receipt(page)).toContainText(expectedEstimate(calculator, [first, second]).total);
  await page.goBack();
  await expect(page.getByText("priced as")).toBeHidden();
  await expect(receipt(page)).toContainText(expectedEstimate(calculator, [first]).total);
});

test("the total is announced once the visitor pauses", async ({ page }) => {
  await page.clock.install();
  await page.goto("/pricing");
  await hydrated(page);
  await pauseClock(page);
  const announced = page.getByRole("status").filter({ hasText: /./ });
  for (const ticked of both) {
    await checkbox(page, ticked).click();
    await expect(receipt(page)).toContainText(ticked.label);
    await page.clock.runFor(900);
  }
  await expect(announced).toHaveCount(0);
  await page.clock.runFor(200);
  const { total, duration } = expectedEstimate(calculator, both);
  await expect(announced).toHaveText(`Total ${total}, ${duration}`);
});

test("a box ticked before hydration counts", async ({ page }) => {
  const release = await holdRequests(page, clientEntry);
  await page.goto("/pricing", { waitUntil: "commit" });
  await checkbox(page, option).click();
  release();
  await expect(receipt(page)).toContainText(expectedEstimate(calculator, [option]).total);
  await expect(page).toHaveURL(pricingPath(calculator, [option]));
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
