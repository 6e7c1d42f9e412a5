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
  usd,
} from "./pricing-page.ts";
import { expect, hydrated, test } from "./visitor.ts";

const [option, secondOption] = optionsOf(calculator);
if (!option || !secondOption) throw new Error("The first calculator has fewer than two options");
const both = [option, secondOption];
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

for (const height of [600, 720, 800, 1080]) {
  test(`no line of a long estimate is cut on a screen of ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(pricingPath(calculator, optionsOf(calculator)));
    await hydrated(page);
    await receipt(page).evaluate((element) => element.scrollIntoView());
    await expect(receipt(page).getByText("Total", { exact: true })).toBeInViewport({ ratio: 1 });
    const lines = receipt(page).getByRole("region", { name: "Lines of the estimate" });
    for (const turns of [0, 1, 100]) {
      await lines.evaluate((element, turns) => element.scrollBy({ top: turns * 37 }), turns);
      await expect.poll(() => lines.evaluate(shownParts)).not.toContain("cut");
    }
    await expect(lines.getByRole("listitem").last()).toBeInViewport({ ratio: 1 });
  });
}

/** How much of each line is seen inside the list. */
function shownParts(list: Element) {
  const { top, bottom } = list.getBoundingClientRect();
  return [...list.querySelectorAll("li")].map((line) => {
    const box = line.getBoundingClientRect();
    if (box.top >= top - 1 && box.bottom <= bottom + 1) return "whole";
    return box.bottom <= top + 1 || box.top >= bottom - 1 ? "hidden" : "cut";
  });
}

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

for (const shared of [[], [secondOption]]) {
  test(`a box ticked before hydration counts, on a link with a selection of ${shared.length}`, async ({
    page,
  }) => {
    const release = await holdRequests(page, clientEntry);
    await page.goto(pricingPath(calculator, shared), { waitUntil: "commit" });
    await checkbox(page, option).click();
    release();
    const selected = [option, ...shared];
    await expect(receipt(page)).toContainText(expectedEstimate(calculator, selected).total);
    await expect(page).toHaveURL(pricingPath(calculator, selected));
  });
}
