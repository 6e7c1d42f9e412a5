import type { Page } from "@playwright/test";
import { calculators } from "#content/calculator/index.ts";
import { faq } from "#content/faq/index.ts";
import { searchEntries } from "#content/search/index.ts";
import { expect, expectNoAxeViolations, hydrated, test } from "./visitor.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const opener = (page: Page) => page.getByRole("button", { name: "Search", exact: true });
const field = (page: Page) => page.getByRole("combobox", { name: "Search the site" });
const options = (page: Page) => dialog(page).getByRole("option");
const chosen = (page: Page) => dialog(page).getByRole("option", { selected: true });
const status = (page: Page) => dialog(page).getByRole("status");

async function open(page: Page, path = "/about") {
  await page.goto(path);
  await hydrated(page);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

test("its code and its index come when somebody nears the button, once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ofSearch = () => asked.filter((path) => /search-(panel|index)/.test(path));
  await page.goto("/about");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(ofSearch()).toEqual([]);
  await opener(page).hover();
  await expect.poll(() => ofSearch().length).toBe(2);
  await opener(page).click();
  await expect(options(page)).toHaveCount(searchEntries.filter(({ start }) => start).length);
  await page.keyboard.press("Escape");
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  expect(ofSearch()).toHaveLength(2);
});

test("button and keys open it, Escape closes it and gives focus back", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  const link = page.getByRole("main").getByRole("link").first();
  for (const keys of ["/", "Control+k", "Meta+k", "Control+K"]) {
    await link.focus();
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  }
  await opener(page).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
});

test("its keys are nobody else's: not in a field, not with a dialog open, not with other modifiers", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  const message = page.getByRole("textbox", { name: "Message" });
  await message.focus();
  await page.keyboard.type("a/b");
  await page.keyboard.press("Control+k");
  await expect(message).toHaveValue("a/b");
  await expect(dialog(page)).toHaveCount(0);

  await page.evaluate(() => {
    const editable = document.createElement("p");
    editable.contentEditable = "true";
    editable.id = "editable";
    document.querySelector("main")?.append(editable);
    editable.focus();
  });
  await page.keyboard.type("/");
  await expect(page.locator("#editable")).toHaveText("/");
  await opener(page).focus();
  for (const keys of ["Alt+/", "Control+Shift+k", "k"]) await page.keyboard.press(keys);
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Shortlist" }).click();
  await expect(page.getByRole("heading", { name: "Your shortlist" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("arrow keys, Home and End go through the results; Enter follows one without a reload", async ({
  page,
}) => {
  await open(page);
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.type("web develpment");
  await expect(chosen(page)).toContainText("Web Development");
  await expect(page.getByRole("group", { name: "Services" })).toBeVisible();
  const last = (await options(page).count()) - 1;
  expect(last).toBeGreaterThan(2);
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
    await expect(chosen(page)).toHaveCount(1);
    const id = await chosen(page).getAttribute("id");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
    await expect(chosen(page)).toBeInViewport();
  }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/web-development");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("typing errors are forgiven, and what is found is announced", async ({ page }) => {
  await open(page);
  for (const [typed, title] of [
    ["pricng", "Pricing"],
    ["Helthmatrix", "Patient records that open in one second"],
    ["who onws", "Who owns the code?"],
    ["merketpulse", "MarketPulse Trader"],
    ["STAFING", "Staffing Solutions"],
  ] as const) {
    await field(page).fill(typed);
    await expect(chosen(page)).toContainText(title);
    await expect(status(page)).toHaveText(/^\d+ results?$/);
  }
});

test("an option opens its calculator with it ticked, an answer opens, a study opens", async ({ page }) => {
  const [calculator] = calculators.all.slice(1);
  const option = calculator?.groups[0]?.options[0];
  const label = option?.label ?? "";
  await open(page);
  await page.keyboard.type(label);
  await dialog(page).getByRole("option", { name: label }).first().click();
  await expect(page).toHaveURL(`/pricing?tab=${calculator?.id}&o=${option?.id}`);
  await expect(page.getByRole("checkbox", { name: label })).toBeChecked();

  const [answer] = faq.all.slice(3);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await page.keyboard.type(answer?.question ?? "");
  await expect(chosen(page)).toContainText(answer?.question ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/pricing?tab=faq#${answer?.id}`);
  await expect(page.getByText(answer?.answer[0] ?? "")).toBeInViewport();
  await expect(page.locator(`#${answer?.id} summary`)).toBeFocused();

  await page.keyboard.press("/");
  await page.keyboard.type("hope harbor");
  await expect(chosen(page)).toContainText("Hope Harbor");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/case-studies/hope-harbor-charity-platform");
});

test("going back closes it", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Process" }).click();
  await expect(page).toHaveURL("/process");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/about");
});

test("who finds nothing is shown ways on, and can ask", async ({ page }) => {
  await open(page);
  await page.keyboard.type("xylophone");
  await expect(dialog(page).getByText("Nothing found for “xylophone”")).toBeVisible();
  await expect(status(page)).toHaveText("No results");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await expect(dialog(page).getByRole("link")).toHaveCount(4);
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("link", { name: "Ask a person" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("Question: xylophone");
});

for (const width of [375, 1280]) {
  test(`it is accessible at ${width} px, before, with and without results`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    for (const typed of ["", "web", "xylophone"]) {
      await field(page).fill(typed);
      await expectNoAxeViolations(page);
    }
  });
}

test("at 320 px and in the visitor's own colours, nothing is cut off and the choice is seen", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await page.keyboard.type("web");
  await expect(chosen(page)).toHaveCSS("outline-style", "solid");
  const cut = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(cut).toBe(0);
});

test.describe("on a slow or broken connection", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("letters typed while it loads are not lost", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/search-index/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/about");
    await hydrated(page);
    await opener(page).click();
    const early = dialog(page).getByRole("textbox", { name: "Search the site" });
    await expect(early).toBeFocused();
    await page.keyboard.type("pric");
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("ing");
    await expect(field(page)).toHaveValue("pricing");
    await expect(chosen(page)).toContainText("Pricing");
  });

  test("when it does not load it says so, and trying again works", async ({ page }) => {
    await page.route(/search-index/, (route) => route.abort());
    await page.goto("/about");
    await hydrated(page);
    await opener(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Search did not load");
    await page.unrouteAll();
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is offered that would not work", async ({ page }) => {
    await page.goto("/case-studies");
    await expect(opener(page)).toBeHidden();
    await expect(page.getByRole("button", { name: /^Shortlist/ })).toHaveCount(0);
  });
});
