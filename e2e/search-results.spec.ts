import { calculators } from "#content/calculator/index.ts";
import { faq } from "#content/faq/index.ts";
import { searchEntries } from "#content/search/index.ts";
import { technologyNames } from "#content/technologies.ts";
import { anEntryWith, firstOf, firstProject, firstStudy } from "./entries.ts";
import { checkbox, optionsOf, pricingPath } from "./pricing-page.ts";
import { dialog, field, openSearch, options, selected, status } from "./search-dialog.ts";
import { expect, test } from "./visitor.ts";

test("arrow keys, Home and End move through the results; Enter follows one without a reload", async ({
  page,
}) => {
  const query = firstOf(technologyNames.toSorted((a, b) => mentionsOf(b) - mentionsOf(a)));
  test.skip(mentionsOf(query) < 3, "The content has no three entries with one technology");
  await openSearch(page);
  await expect(selected(page)).toHaveCount(0);
  await page.keyboard.type(query);
  await expect(selected(page)).toHaveCount(1);
  const last = (await options(page).count()) - 1;
  expect(last).toBeGreaterThanOrEqual(2);
  for (const [key, index] of [
    ["ArrowDown", 1],
    ["ArrowUp", 0],
    ["ArrowUp", last],
    ["ArrowDown", 0],
    ["End", last],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(options(page).nth(index)).toHaveAttribute("aria-selected", "true");
    await expect(selected(page)).toHaveCount(1);
    const id = await selected(page).getAttribute("id");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
    await expect(selected(page)).toBeInViewport();
  }
  const text = (await selected(page).textContent()) ?? "";
  const targets = searchEntries.filter(({ title }) => text.includes(title)).map(({ to }) => to);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(targets).toContain(page.url().replace(new URL(page.url()).origin, ""));
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("search is fuzzy, and the number of results is announced", async ({ page }) => {
  await openSearch(page);
  const questions = faq.all.slice(0, 1).map(({ question }) => question);
  for (const title of ["Pricing", "Staffing Solutions", firstProject.title, firstStudy.title, ...questions]) {
    await field(page).fill(misspelled(title));
    await expect(options(page).filter({ hasText: title }).first()).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ results?$/);
  }
});

test("a pricing option opens its calculator with the box ticked", async ({ page }) => {
  const { calculator, option } = anEntryWith(
    calculators.all.flatMap((entry) => optionsOf(entry).map((option) => ({ calculator: entry, option }))),
    "pricing option with a label of its own",
    ({ option }) => searchEntries.filter(({ title }) => title.includes(option.label)).length === 1,
  );
  await openSearch(page);
  await page.keyboard.type(option.label);
  await dialog(page).getByRole("option", { name: option.label }).first().click();
  await expect(page).toHaveURL(pricingPath(calculator, [option]));
  await expect(checkbox(page, option)).toBeChecked();
});

test("an answer opens on the pricing page", async ({ page }) => {
  const { id, question, answer } = anEntryWith(faq.all, "question");
  await openSearch(page);
  await page.keyboard.type(question);
  await expect(selected(page)).toContainText(question);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/pricing?tab=faq#${id}`);
  await expect(page.getByText(answer[0] ?? "")).toBeInViewport();
  await expect(page.locator(`#${id} summary`)).toBeFocused();
});

test("a study opens by its title", async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type(firstStudy.title);
  await expect(selected(page)).toContainText(firstStudy.title);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/case-studies/${firstStudy.id}`);
});

test("a search without results offers links and a question to a person", async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type("qxzqxzqx");
  await expect(dialog(page).getByText("Nothing found for “qxzqxzqx”")).toBeVisible();
  await expect(status(page)).toHaveText("No results");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await expect(dialog(page).getByRole("link")).not.toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("link", { name: "Ask a person" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("Question: qxzqxzqx");
});

/** How many entries the words of a technology stand in. */
function mentionsOf(technology: string) {
  const name = technology.toLowerCase();
  return searchEntries.filter(({ words }) => words.split(" ").includes(name)).length;
}

/** The longest word of a title with its middle letters swapped. */
function misspelled(title: string) {
  const word = firstOf(title.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length));
  const middle = Math.floor(word.length / 2);
  const swapped = `${word.slice(0, middle - 1)}${word[middle]}${word[middle - 1]}${word.slice(middle + 1)}`;
  return title.replace(word, swapped);
}
