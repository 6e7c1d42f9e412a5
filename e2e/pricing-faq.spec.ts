import type { Page } from "@playwright/test";
import { calculators } from "#content/calculator/index.ts";
import { faq } from "#content/faq/index.ts";
import { expect, expectNoAxeViolations, hydrated, test } from "./visitor.ts";

const depositAnswer = "before work starts";
const answer = (page: Page) => page.getByText(depositAnswer);
const tooltip = (page: Page) => page.getByRole("tooltip").filter({ visible: true });

test("every answer has a link that opens it", async ({ page }) => {
  await page.goto("/pricing?tab=faq#deposit");
  await expect(answer(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "FAQ" })).toBeAttached();

  await page.goto("/about");
  await page.goto("/pricing#deposit");
  await expect(answer(page)).toBeInViewport();
  await expect(page.getByRole("tab", { name: "FAQ" })).toHaveAttribute("aria-selected", "true");
  await page.getByText("Who owns the code?").click();
  await page.locator("#ownership").getByRole("link", { name: "Link to this answer" }).click();
  await expect(page).toHaveURL("/pricing?tab=faq#ownership");
  await page.goBack();
  await expect(page).toHaveURL("/pricing#deposit");
  await expectNoAxeViolations(page);
});

test("the range leads to the answer that explains it, and Back to the estimate", async ({ page }) => {
  await page.goto("/pricing?tab=mobile&o=ios");
  await page.getByRole("link", { name: "why?" }).click();
  await expect(page).toHaveURL("/pricing?tab=faq#estimate-accuracy");
  await expect(page.getByText("normally lands within 20% of the estimate")).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: "Native iOS App" })).toBeChecked();
});

test("the browser's page search finds closed answers and other tabs", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  const folded = page.locator("[hidden=until-found]");
  await expect(folded).toHaveCount(5);
  await page
    .locator("#mobile-panel")
    .evaluate((panel) => panel.parentElement?.dispatchEvent(new Event("beforematch")));
  await expect(page.getByRole("tabpanel", { name: "Mobile Apps" })).toBeVisible();
  await expect(page).toHaveURL("/pricing?tab=mobile");
});

test("a custom quote is a tab of its own and a band under every calculator", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  const quote = page.getByRole("link", { name: "Request a Quote" });
  await expect(quote).toHaveCount(1);
  await page.getByRole("tab", { name: "Need a Custom Quote" }).click();
  await expect(quote).toHaveCount(1);
  const panel = page.getByRole("tabpanel", { name: "Need a Custom Quote" });
  await expect(panel.getByRole("link", { name: "View Our Work" })).toHaveAttribute("href", "/portfolio");
  await panel.getByRole("link", { name: "Request a Quote" }).click();
  await expect(page).toHaveURL("/contact");
});

test.describe("what an option means", () => {
  const text = calculators.get("web")?.groups[0]?.options[1]?.info ?? "";

  test("is shown after 700 ms, the next one at once within 300 ms, 4 px away", async ({ page }) => {
    await page.clock.install();
    await page.goto("/pricing");
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const info = page.getByRole("button", { name: "About Corporate Website" });
    await info.scrollIntoViewIfNeeded();
    await info.hover();
    await page.clock.runFor(699);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText(text);
    const [box, anchor] = [await tooltip(page).boundingBox(), await info.boundingBox()];
    if (!box || !anchor) throw new Error("Nothing to measure");
    expect(anchor.y - (box.y + box.height)).toBeCloseTo(4, 0);

    await page.mouse.move(0, 0);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(299);
    await page.getByText("E-commerce Store").hover();
    await expect(tooltip(page)).toContainText("Catalogue");
    await page.mouse.move(0, 0);
    await page.clock.runFor(301);
    await page.getByText("E-commerce Store").hover();
    await page.clock.runFor(600);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip(page)).toContainText("Catalogue");
    await tooltip(page).hover();
    await expect(tooltip(page)).toContainText("Catalogue");
    await page.keyboard.press("Escape");
    await expect(tooltip(page)).toHaveCount(0);
  });

  test("is shown by keyboard and told to screen readers", async ({ page }) => {
    await page.goto("/pricing");
    await hydrated(page);
    await page.getByRole("tab", { name: "Web Development" }).focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
    const box = page.getByRole("checkbox", { name: "Corporate Website" });
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleDescription(text);
    await expect(tooltip(page)).toHaveText(text);
    await expectNoAxeViolations(page);
    await page.keyboard.press("Space");
    await expect(box).toBeChecked();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

    test("is shown and hidden by its button, without ticking the box", async ({ page }) => {
      await page.goto("/pricing");
      await hydrated(page);
      const info = page.getByRole("button", { name: "About Corporate Website" });
      await info.tap();
      await expect(tooltip(page)).toHaveText(text);
      const box = await tooltip(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
      await info.tap();
      await expect(tooltip(page)).toHaveCount(0);
      await info.tap();
      await page.getByRole("heading", { name: "Project type" }).tap();
      await expect(tooltip(page)).toHaveCount(0);
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all 81 options with prices and meaning can be read, and all questions", async ({ page }) => {
    await page.goto("/pricing");
    for (const calculator of calculators.all) {
      const options = calculator.groups.flatMap((group) => group.options);
      const rows = page.locator(`#${calculator.id}-panel li`);
      await expect(rows).toHaveText(
        options.map(({ label, price, info }) => `${label}$${price.toLocaleString("en-US")}i${info}`),
      );
      await expect(rows.last()).toBeVisible();
      await expect(rows.last().getByText(options.at(-1)?.info ?? "")).toBeVisible();
    }
    await expect(page.locator("details")).toHaveCount(faq.all.length);
    await page.getByText("What deposit do you ask for?").click();
    await expect(answer(page)).toBeVisible();
    await expect(page.getByRole("region", { name: "Your estimate" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Request a Quote" })).toHaveCount(1);
    await page.getByRole("tab", { name: "Web3" }).click();
    await expect(page.locator("#web3-panel h2")).toBeInViewport();
  });
});
