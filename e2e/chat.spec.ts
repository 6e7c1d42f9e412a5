import type { Page } from "@playwright/test";
import { chat } from "#content/chat.ts";
import { aliasPaths } from "#content/paths.ts";
import { site } from "#content/site.ts";
import { cutText } from "./accessibility/cut-text.ts";
import { gotoWithPausedClock } from "./paused-clock.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Chat", exact: true });
const closer = (page: Page) => page.getByRole("button", { name: "Close chat" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Chat with Midspan" });
const messages = (page: Page) => panel(page).getByRole("log").locator("p");
const input = (page: Page) => panel(page).getByRole("textbox", { name: "Your message" });

const greeting = `Assistant: ${chat.greeting}`;
const reply = `Assistant: ${chat.reply}`;

test("each message gets one reply after one second", async ({ page }) => {
  await gotoWithPausedClock(page, "/");
  await opener(page).click();
  await expect(messages(page)).toHaveText([greeting]);
  await expect(panel(page).getByText("Automated assistant")).toBeVisible();

  for (const blank of ["", "   "]) {
    await input(page).fill(blank);
    await input(page).press("Enter");
  }
  await page.clock.runFor(5000);
  await expect(messages(page)).toHaveText([greeting]);

  await input(page).fill("Do you build apps?");
  await input(page).press("Enter");
  await expect(messages(page)).toHaveText([greeting, "You: Do you build apps?"]);
  await expect(input(page)).toHaveValue("");
  await expect(panel(page).locator("time").last()).toHaveText(/^\d+:\d\d$/);

  await page.clock.runFor(400);
  await input(page).fill("And websites?");
  await panel(page).getByRole("button", { name: "Send" }).click();
  await page.clock.runFor(599);
  await expect(messages(page)).toHaveCount(3);
  await page.clock.runFor(1);
  await expect(messages(page)).toHaveText([greeting, "You: Do you build apps?", "You: And websites?", reply]);
  await page.clock.runFor(399);
  await expect(messages(page)).toHaveCount(4);
  await page.clock.runFor(1);
  await expect(messages(page)).toHaveCount(5);
  await page.clock.runFor(60_000);
  await expect(messages(page)).toHaveCount(5);
});

test("focus moves into the chat and back, Escape closes it, and its code loads on demand", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => url.includes("chat-panel"))).toEqual([]);

  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(input(page)).toBeFocused();
  expect(requested.filter((url) => url.includes("chat-panel"))).toHaveLength(1);
  await expect(closer(page)).toHaveAttribute("aria-expanded", "true");
  await input(page).fill("half a thought");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await expect(input(page)).toHaveValue("half a thought");
  await closer(page).click();
  await expect(panel(page)).toBeHidden();
});

test("the reply links the phone, and one press takes the question to the contact form", async ({ page }) => {
  await gotoWithPausedClock(page, "/");
  await opener(page).click();
  await input(page).fill("Do you build apps?");
  await input(page).press("Enter");
  await page.clock.runFor(1000);
  await expect(panel(page).getByRole("link", { name: site.phone })).toHaveAttribute("href", /^tel:\+?\d+$/);
  await page.clock.resume();
  await panel(page).getByRole("link", { name: "Continue in the contact form" }).click();
  await expect(page.getByRole("textbox", { name: /^Message/ })).toHaveValue(/^Do you build apps\?/);
});

for (const width of [320, 1280]) {
  test(`the open chat fits and is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/");
    await hydrated(page);
    await opener(page).click();
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
}

for (const [width, height] of [
  [375, 700],
  [667, 375],
  [320, 256],
] as const) {
  test(`on a screen of ${width} x ${height} it is modal and all of it can be read`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await hydrated(page);
    await opener(page).press("Enter");
    await expect(input(page)).toBeFocused();
    await expect(page.locator("dialog:modal")).toHaveCount(1);
    for (const part of [messages(page).first(), panel(page).getByRole("heading"), input(page)]) {
      await part.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await expect(part).toBeInViewport({ ratio: 0.9 });
    }
    expect(await cutText(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(opener(page)).toBeFocused();
  });
}

test("beside the page it closes on Escape from anywhere, and when it would cover what has focus", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await opener(page).press("Enter");
  await expect(input(page)).toBeFocused();
  const logo = page.getByRole("banner").getByRole("link").first();
  await logo.focus();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(logo).toBeFocused();

  for (let press = 0; press < 80; press++) {
    await page.keyboard.press("Tab");
    expect(await focusIsCovered(page)).toBe(false);
    if (press % 10 === 0) {
      await opener(page)
        .or(closer(page))
        .evaluate((button: HTMLElement) => button.click());
      await expect(page.locator("dialog[open]").or(opener(page))).not.toHaveCount(0);
    }
  }
});

test("it never lies over the footer", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  for (const open of [false, true]) {
    if (open) await opener(page).click();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.keyboard.press("End");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const button = await opener(page).or(closer(page)).boundingBox();
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
  }
});

/** Whether the chat or its button lies over the middle of what has focus. */
function focusIsCovered(page: Page) {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    const widget = document.querySelector("main > div > :last-child");
    if (!focused || widget?.contains(focused)) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return widget?.contains(over) ?? false;
  });
}

test("the conversation is kept for the session, and a reply is not lost during navigation", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await opener(page).click();
  await input(page).fill("Are you there?");
  await input(page).press("Enter");
  await panel(page).getByRole("link", { name: "Continue in the contact form" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(opener(page)).toHaveCount(0);

  await page.goBack();
  await opener(page).click();
  await expect(messages(page)).toHaveText([greeting, "You: Are you there?", reply]);
  await page.reload();
  await hydrated(page);
  await opener(page).click();
  await expect(messages(page)).toHaveText([greeting, "You: Are you there?", reply]);
});

test("the chat is on the home page and its aliases only", async ({ page }) => {
  for (const path of aliasPaths) {
    await page.goto(path);
    await expect(opener(page)).toBeVisible();
  }
  await page.goto("/services");
  await hydrated(page);
  await expect(opener(page)).toHaveCount(0);
});

test.describe("when the chat does not load", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("the visitor gets the contact page", async ({ page }) => {
    await page.route("**/assets/chat-panel*", (route) => route.abort());
    await page.goto("/");
    await hydrated(page);
    await opener(page).click();
    await expect(page).toHaveURL("/contact");
  });
});
