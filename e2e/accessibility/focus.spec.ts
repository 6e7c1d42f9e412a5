import type { Locator, Page } from "@playwright/test";
import { privacyPolicy } from "#content/legal/privacy.ts";
import { challengePath, contactPath } from "#contract/api.ts";
import { ada, fill, form, openContact, passCheck, sendButton, toasts } from "../contact-page.ts";
import { firstOf, firstProject, firstStudy } from "../entries.ts";
import { cards, status } from "../list-page.ts";
import { expect, hydrated, onConnection, settled, test } from "../visitor.ts";

async function visit(page: Page, path: string) {
  await page.goto(path);
  await settled(page);
}

async function pressKey(control: Locator) {
  await control.focus();
  await control.press("Enter");
}

test.describe("in the contact form", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("each attempt with errors leads to the summary", async ({ page }) => {
    await openContact(page);
    await passCheck(page);
    const summary = page.getByRole("region", { name: /things to put right/ });
    for (let attempt = 0; attempt < 3; attempt++) {
      await pressKey(sendButton(page));
      await expect(summary).toBeFocused();
    }
  });

  test("each failed attempt leads to the notice with Retry", async ({ page }) => {
    await page.route(`**${contactPath}`, (route) => route.fulfill({ status: 500 }));
    await openContact(page);
    await fill(page, ada);
    await passCheck(page);
    const notice = page.getByRole("region", { name: "Error sending message" });
    await pressKey(sendButton(page));
    await expect(notice).toBeFocused();
    await expect(sendButton(page)).toBeEnabled();
    await pressKey(notice.getByRole("button", { name: "Retry" }));
    await expect(notice).toBeFocused();
  });

  test("a retry of the security check leads to its state", async ({ page }) => {
    await page.route(`**${challengePath}*`, (route) => route.fulfill({ status: 503 }));
    await openContact(page);
    await page.getByRole("textbox", { name: "Name" }).focus();
    await pressKey(page.getByRole("alert").getByRole("button", { name: "Retry" }));
    await expect(page.getByRole("status").filter({ hasText: /Loading|Not verified/ })).toBeFocused();
  });

  test("Send and Enter say why nothing is sent before the security check", async ({ page }) => {
    await openContact(page);
    await fill(page, ada);
    const refusal = "Security verification failedPlease complete the security verification";
    await expect(sendButton(page)).toBeDisabled();
    await pressKey(sendButton(page));
    await expect(toasts(page)).toHaveText(refusal);
    await expect(page.getByRole("region", { name: "Security verification failed" })).toBeFocused();
    await expect(toasts(page)).toHaveCount(0);
    await page.getByRole("textbox", { name: "Subject" }).press("Enter");
    await expect(toasts(page)).toHaveText(refusal);
    await expect(form(page)).toContainText(refusal);
  });
});

test("a removed filter leads to the number of entries", async ({ page }) => {
  await visit(page, `/portfolio?technology=${firstProject.technologies[0]}`);
  await pressKey(page.getByRole("button", { name: "Remove filter" }));
  await expect(status(page, /projects$/)).toBeFocused();
  for (const [path, button, count] of [
    ["/portfolio?q=nothing+like+it", "View All Projects", /projects$/],
    ["/case-studies?q=nothing+like+it", "Clear all filters", /case studies$/],
  ] as const) {
    await visit(page, path);
    await pressKey(page.getByRole("button", { name: button }));
    await expect(status(page, count)).toBeFocused();
  }
});

test("Show all services leads to the list", async ({ page }) => {
  await visit(page, "/services?category=ui-ux-design");
  await pressKey(page.getByRole("button", { name: "Show all services" }));
  await expect(page.getByRole("list", { name: "Services" })).toBeFocused();
});

test("the planner keeps focus at both ends, and Start again leads to the plan", async ({ page }) => {
  await visit(page, "/staffing");
  await pressKey(page.getByRole("link", { name: "Check it with your own figures" }));
  await expect(page.locator("#planner")).toBeFocused();
  await page.keyboard.press("Tab");
  const fewer = page.getByRole("button", { name: "Fewer: Months" });
  await fewer.focus();
  for (let presses = 0; presses < 8; presses++) await page.keyboard.press("Enter");
  await expect(fewer).toBeFocused();
  await expect(page.getByRole("spinbutton", { name: "Months" })).toHaveValue("1");
  await page
    .getByRole("button", { name: /^More: / })
    .first()
    .press("Enter");
  await pressKey(page.getByRole("button", { name: "Start again" }));
  await expect(page.getByRole("heading", { name: "Your plan" })).toBeFocused();
});

test("links inside a page lead focus to their target", async ({ page }) => {
  const section = firstOf(privacyPolicy.sections);
  await visit(page, "/privacy-policy");
  await pressKey(page.getByRole("navigation", { name: "Contents" }).getByRole("link").first());
  await expect(page.locator(`#${section.id}`)).toBeFocused();
});

test("Back leads to the card that was opened", async ({ page }) => {
  for (const [path, { id }] of [
    ["/portfolio", firstProject],
    ["/case-studies", firstStudy],
  ] as const) {
    await visit(page, path);
    const card = page.getByRole("main").locator(`a[href="${path}/${id}"]`);
    await pressKey(card);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(card).toBeFocused();
  }
});

test("the shortlist opens on its heading", async ({ page }) => {
  await visit(page, "/about");
  await pressKey(page.getByRole("button", { name: "Shortlist" }));
  await expect(page.getByRole("heading", { name: "Your shortlist" })).toBeFocused();
});

test("on a phone the estimate takes focus, and closes when focus leaves it", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await visit(page, "/pricing");
  await page.getByRole("checkbox").first().focus();
  await page.keyboard.press("Space");
  const view = page.getByRole("button", { name: "View estimate" });
  await pressKey(view);
  const estimate = page.getByRole("region", { name: "Your estimate" });
  await expect(page.getByRole("heading", { name: "Your estimate" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(view).toBeFocused();
  await pressKey(view);
  await expect(page.getByRole("heading", { name: "Your estimate" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(estimate).toBeHidden();
  await pressKey(view);
  await pressKey(estimate.getByRole("button", { name: "Reset" }));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tab", { selected: true })).toBeFocused();
});

test("focus that leaves an estimate that was reset stays where it went", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await visit(page, "/pricing");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "View estimate" }).click();
  const sheet = page.getByRole("region", { name: "Your estimate" });
  await sheet.getByRole("button", { name: "Reset" }).click();
  const link = page.getByRole("link", { name: "Privacy Policy" });
  await link.focus();
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
  // The event that the sheet has closed comes later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(link).toBeFocused();
});

test("a tap on the header closes an estimate and leaves the page where it is", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await visit(page, "/pricing");
  await page.getByRole("checkbox").last().check();
  await page.getByRole("button", { name: "View estimate" }).click();
  await expect(page.getByRole("heading", { name: "Your estimate" })).toBeFocused();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.click(190, 30);
  await expect(page.getByRole("region", { name: "Your estimate" })).toBeHidden();
  // The event that the sheet has closed comes later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("a page that is loading takes focus from the link that led to it", async ({ page }) => {
  await onConnection(page, { saveData: true });
  await page.goto("/case-studies");
  await hydrated(page);
  await page.route("**/*.data", async () => {});
  await pressKey(cards(page).first().getByRole("link"));
  await expect(page.getByRole("main")).toBeFocused();
});

test("Back focuses the link that was followed, and not its twin in a closed tab", async ({ page }) => {
  await visit(page, "/pricing");
  const link = page.getByRole("link", { name: "View Our Work" });
  await link.click();
  await expect(page).toHaveURL("/portfolio");
  await page.goBack();
  await expect(link).toBeFocused();
});
