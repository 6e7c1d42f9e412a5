import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { layoutShift } from "./layout-shift.ts";
import { expect, expectNoAxeViolations, hydrated, test } from "./visitor.ts";

const shared = "/pricing?tab=web&o=corporate.cms.hosting";
const everyMobileOption =
  "ios.android.cross-platform.pwa.app-ui.prototype.icon-set.micro-motion.sign-in.push.location.offline.in-app-payments.media.chat.api-server.admin.cloud-setup.integrations.store-launch.device-qa.app-analytics.app-care";

const receipt = (page: Page) => page.getByRole("region", { name: "Your estimate" });
const action = (page: Page, name: string) => receipt(page).getByRole("button", { name });

test("a shared link shows the same estimate to someone who has never been here", async ({ page }) => {
  await page.goto("/pricing?tab=web&o=hosting.nope.cms.corporate.cms.");
  await expect(receipt(page).getByRole("listitem")).toHaveText([
    "Corporate Website$7,500",
    "Content Management System$1,500",
    "Hosting, SSL & Backups$600",
  ]);
  await expect(receipt(page)).toContainText("$9,600");
  await expect(receipt(page)).toContainText("$7,680 to $11,520");
  await expect(receipt(page)).toContainText("5 weeks");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await expectNoAxeViolations(page);
});

test("a shared link never shows another state first, and nothing moves", async ({ page }) => {
  for (const address of [shared, "/pricing?tab=quote", "/pricing?tab=faq"]) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/entry.client*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Web Development").first()).toBeHidden();
    release();
    await expect(page.getByRole("tablist")).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
    await page.unrouteAll();
  }
});

test("Copy link copies the address of the estimate and says so", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(shared);
  await page.getByRole("checkbox", { name: "Blog or News Section" }).click();
  await action(page, "Copy link").click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/pricing?tab=web&o=corporate.blog.cms.hosting`,
  );
});

test("where copying is not allowed, the page says where the link is", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto(shared);
  await action(page, "Copy link").click();
  await expect(page.getByText("Link not copied", { exact: true })).toBeVisible();
});

test("Share is there where the browser can share, and only there", async ({ page, context, baseURL }) => {
  await page.goto(shared);
  await expect(action(page, "Print")).toBeVisible();
  await expect(action(page, "Share")).toHaveCount(0);

  const able = await context.newPage();
  await able.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => Object.assign(window, { sharedData: data }),
    });
  });
  await able.goto(shared);
  await action(able, "Share").click();
  expect(await able.evaluate(() => Reflect.get(window, "sharedData"))).toEqual({
    title: "Estimate for Web Development: $9,600",
    url: `${baseURL}${shared}`,
  });
});

test("Download as CSV gives a table with all lines", async ({ page, baseURL }) => {
  await page.goto(shared);
  const download = page.waitForEvent("download");
  await action(page, "Download as CSV").click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^midspan-estimate-web-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text.split("\r\n").slice(0, 6)).toEqual([
    "Group,Item,Amount,Unit",
    "Project type,Corporate Website,7500,USD",
    "Functionality,Content Management System,1500,USD",
    'Extras,"Hosting, SSL & Backups",600,USD',
    "Summary,Total,9600,USD",
    "Summary,Estimated duration,5,weeks",
  ]);
  expect(text).toContain(`${baseURL}${shared}`);
});

test("Print opens the browser's dialogue; on paper there is the estimate and nothing else", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await page.goto(`/pricing?tab=mobile&o=${everyMobileOption}`);
  await action(page, "Print").click();
  expect(await page.evaluate(() => Reflect.get(window, "printed"))).toBe(true);

  for (const format of ["A4", "Letter"]) {
    const pdf = await page.pdf({ format, margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" } });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: "print" });
  // biome-ignore lint/performance/useDomNodeTextContent: what is not printed should not be in it.
  const text = await page.locator("body").innerText();
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date());
  for (const expected of [
    day,
    `${site.address.street}, ${site.address.city}`,
    site.email,
    `${baseURL}/pricing?tab=mobile&o=${everyMobileOption}`,
    "12-month Care Plan",
    "$117,300",
    "20 weeks",
  ]) {
    expect(text).toContain(expected);
  }
  expect(
    text.split("\n").filter((line) => /^(Pricing|FAQ|Web3|Reset|Copy link|View estimate|why\?)$/.test(line)),
  ).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("Send this estimate opens the contact form with subject and lines, without a reload", async ({
  page,
  baseURL,
}) => {
  await page.goto(shared);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await action(page, "Send this estimate").click();
  await expect(page).toHaveURL("/contact");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(
    "Estimate for Web Development: $9,600",
  );
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue(/- Hosting, SSL & Backups: \$600\n\nTotal: \$9,600/);
  expect(await message.inputValue()).toContain(`${baseURL}${shared}`);
  await page.goBack();
  await expect(receipt(page)).toContainText("$9,600");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("a bar shows the total and opens the receipt", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    await page.goto(shared);
    await hydrated(page);
    const bar = page.locator(".receipt-bar");
    await expect(bar).toContainText("$9,600");
    await expect(bar).toBeInViewport();
    await expect(receipt(page)).toBeHidden();
    await page.getByText("Payment Gateway").tap();
    await expect(bar).toContainText("$11,800");

    await bar.getByRole("button", { name: "View estimate" }).tap();
    await expect(receipt(page)).toBeVisible();
    await expect(receipt(page).getByRole("listitem")).toHaveCount(4);
    await expectNoAxeViolations(page);
    await receipt(page).getByRole("button", { name: "Close the estimate" }).tap();
    await expect(receipt(page)).toBeHidden();

    await bar.getByRole("button", { name: "View estimate" }).tap();
    await page.keyboard.press("Escape");
    await expect(receipt(page)).toBeHidden();
    await bar.getByRole("button", { name: "View estimate" }).tap();
    await action(page, "Copy link").tap();
    await expect(receipt(page)).toBeHidden();
    await expect(page.getByText("Link copied", { exact: true })).toBeVisible();

    await bar.getByRole("button", { name: "View estimate" }).tap();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(receipt(page)).toBeVisible();
    await expect(page.locator(":popover-open")).toHaveCount(0);
  });
});
