import { searchEntries } from "#content/search/index.ts";
import { services } from "#content/services/index.ts";
import { firstOf } from "./entries.ts";
import { holdRequests } from "./hold-requests.ts";
import { dialog, field, opener, openSearch, options, selected } from "./search-dialog.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

const { title } = firstOf(services.all);

test("its code and index are prefetched when the pointer nears the button, once", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const ofSearch = () => requested.filter((path) => /search-(panel|index)/.test(path));
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

test("button and keys open it, Escape closes it and returns focus", { tag: "@smoke" }, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  const link = page.getByRole("main").getByRole("link").first();
  for (const keys of ["Control+k", "Meta+k", "Control+K"]) {
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

test("its keys do nothing alone, in a field, with a dialog open or with other modifiers", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  const message = page.getByRole("textbox", { name: "Message" });
  await message.focus();
  await page.keyboard.press("Control+k");
  await expect(dialog(page)).toHaveCount(0);

  await page.evaluate(() => {
    const editable = document.createElement("p");
    editable.contentEditable = "true";
    editable.id = "editable";
    document.querySelector("main")?.append(editable);
    editable.focus();
  });
  await page.keyboard.press("Control+k");
  await opener(page).focus();
  for (const keys of ["/", "Control+/", "Control+Shift+k", "Control+Alt+k", "k"])
    await page.keyboard.press(keys);
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Shortlist" }).click();
  await expect(page.getByRole("heading", { name: "Your shortlist" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("a click beside it closes it and returns focus, one inside does not", async ({ page }) => {
  await openSearch(page);
  await field(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("Back closes it", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Process" }).click();
  await expect(page).toHaveURL("/process");
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/about");
});

for (const width of [375, 1280]) {
  test(`it is accessible at ${width} px, empty, with and without results`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSearch(page);
    for (const typed of ["", title, "qxzqxzqx"]) {
      await field(page).fill(typed);
      await expectAccessible(page);
    }
  });
}

test("at 320 px and in forced colours nothing is cut off and the selection is visible", {
  tag: "@media-features",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 320, height: 640 });
  await openSearch(page);
  await page.keyboard.type(title);
  await expect(selected(page)).toHaveCSS("outline-style", "solid");
  const cut = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(cut).toBe(0);
});

test("what is typed while it loads is kept", async ({ page }) => {
  const release = await holdRequests(page, /search-index/);
  await page.goto("/about");
  await hydrated(page);
  await opener(page).click();
  const early = dialog(page).getByRole("textbox", { name: "Search the site" });
  await expect(early).toBeFocused();
  await page.keyboard.type(title.slice(0, 3));
  release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(title.slice(3));
  await expect(field(page)).toHaveValue(title);
  await expect(selected(page)).toHaveCount(1);
});

test.describe("when it does not load", { tag: "@repeated-import" }, () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("it says so, and Try again works", async ({ page }) => {
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

test.describe("without JavaScript", { tag: "@script-off" }, () => {
  test.use({ javaScriptEnabled: false });

  test("neither search nor shortlist is offered", async ({ page }) => {
    await page.goto("/case-studies");
    await expect(opener(page)).toBeHidden();
    await expect(page.getByRole("button", { name: /^Shortlist/ })).toHaveCount(0);
  });
});
