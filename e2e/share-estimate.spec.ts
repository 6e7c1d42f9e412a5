import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { calculators } from "#content/calculator/index.ts";
import { site } from "#content/site.ts";
import { field, openContact } from "./contact-page.ts";
import { anEntryWith, firstOf } from "./entries.ts";
import { clientEntry, holdRequests } from "./hold-requests.ts";
import {
  calculator,
  checkbox,
  expectedEstimate,
  oneOfEachGroup,
  optionsOf,
  pricingPath,
  receipt,
  usd,
} from "./pricing-page.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

const selected = oneOfEachGroup(calculator);
const shared = pricingPath(calculator, selected);
const { total, range, duration } = expectedEstimate(calculator, selected);
const subject = `Estimate for ${calculator.title}: ${total}`;

const action = (page: Page, name: string) => receipt(page).getByRole("button", { name });

test("a shared link shows the same estimate to a new visitor", async ({ page }) => {
  const shuffled = [...selected.map(({ id }) => id).reverse(), "nope", selected[0]?.id, ""];
  await page.goto(`/pricing?tab=${calculator.id}&o=${shuffled.join(".")}`);
  await expect(receipt(page).getByRole("listitem")).toHaveText(
    selected.map(({ label, price }) => `${label}${usd(price)}`),
  );
  for (const figure of [total, range, duration]) await expect(receipt(page)).toContainText(figure);
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(selected.length);
  await expectAccessible(page);
});

test("a shared link can be read before hydration and has its state after it", async ({ page }) => {
  for (const tab of ["quote", "faq"]) {
    const release = await holdRequests(page, clientEntry);
    await page.goto(`/pricing?tab=${tab}`, { waitUntil: "commit" });
    await expect(page.getByRole("tablist")).toBeVisible();
    release();
    await expect(page.getByRole("tab", { selected: true })).toHaveAttribute("id", new RegExp(tab));
    await page.unrouteAll();
  }
});

test("Copy link copies the address of the estimate and says so", async ({
  page,
  context,
  baseURL,
  browserName,
}) => {
  const added = anEntryWith(optionsOf(calculator), "further option", (option) => !selected.includes(option));
  // Firefox asks for no permission and knows none of this name.
  if (browserName === "chromium") await context.grantPermissions(["clipboard-write"]);
  await page.goto(shared);
  await hydrated(page);
  await checkbox(page, added).click();
  await action(page, "Copy link").click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  const all = optionsOf(calculator).filter((option) => option === added || selected.includes(option));
  await openContact(page);
  await field(page, "Message").press("ControlOrMeta+v");
  await expect(field(page, "Message")).toHaveValue(`${baseURL}${pricingPath(calculator, all)}`);
});

test("where copying is not allowed, the page says where the link is", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto(shared);
  await action(page, "Copy link").click();
  await expect(page.getByText("Link not copied", { exact: true })).toBeVisible();
});

test("Share is offered only where the browser can share", async ({ page, context, baseURL }) => {
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
    title: subject,
    url: `${baseURL}${shared}`,
  });
});

test("Download as CSV saves a table with all lines", { tag: "@download" }, async ({ page, baseURL }) => {
  await page.goto(shared);
  const download = page.waitForEvent("download");
  await action(page, "Download as CSV").click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^[\w-]+-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  const sum = selected.reduce((all, { price }) => all + price, 0);
  expect(lines[0]).toBe("Group,Item,Amount,Unit");
  for (const [index, { price }] of selected.entries()) {
    expect(lines[index + 1]).toMatch(new RegExp(`,${price},USD$`));
  }
  expect(lines).toContain(`Summary,Total,${sum},USD`);
  expect(lines.join("\n")).toContain(`${baseURL}${shared}`);
});

test.describe("a long estimate", () => {
  const longest = firstOf(calculators.all.toSorted((a, b) => optionsOf(b).length - optionsOf(a).length));
  const options = optionsOf(longest).slice(0, 23);

  test("is printed on one page by the browser's dialog", { tag: "@pdf" }, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    await page.goto(pricingPath(longest, options));
    await action(page, "Print").click();
    expect(await page.evaluate(() => Reflect.get(window, "printed"))).toBe(true);

    for (const format of ["A4", "Letter"]) {
      const pdf = await page.pdf({
        format,
        margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" },
      });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
  });

  test("is printed alone, with our address and its own", { tag: "@media-features" }, async ({
    page,
    baseURL,
  }) => {
    await page.goto(pricingPath(longest, options));
    await hydrated(page);
    await page.emulateMedia({ media: "print" });
    // biome-ignore lint/performance/useDomNodeTextContent: what is not printed should not be in it.
    const text = await page.locator("body").innerText();
    const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" }).format(new Date());
    const printed = expectedEstimate(longest, options);
    for (const expected of [
      day,
      `${site.address.street}, ${site.address.city}`,
      site.email,
      `${baseURL}${pricingPath(longest, options)}`,
      ...options.map(({ label }) => label),
      printed.total,
      printed.duration,
    ]) {
      expect(text).toContain(expected);
    }
    expect(text).not.toMatch(/^(Pricing|FAQ|Reset|Copy link|View estimate|why\?)$/m);
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});

test("Send this estimate prefills the contact form without a reload", async ({ page, baseURL }) => {
  await page.goto(shared);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await action(page, "Send this estimate").click();
  await expect(page).toHaveURL("/contact");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(subject);
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).not.toHaveValue("");
  const text = await message.inputValue();
  for (const { label, price } of selected) expect(text).toContain(`- ${label}: ${usd(price)}\n`);
  expect(text).toContain(`Total: ${total}`);
  expect(text).toContain(`${baseURL}${shared}`);
  await page.goBack();
  await expect(receipt(page)).toContainText(total);
});

test.describe("on a phone", { tag: "@touch" }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("a bar shows the total and opens the receipt", async ({ page, context }) => {
    const added = anEntryWith(
      optionsOf(calculator),
      "further option",
      (option) => !selected.includes(option),
    );
    await context.grantPermissions(["clipboard-write"]);
    await page.goto(shared);
    await hydrated(page);
    const bar = page.locator(".receipt-bar");
    const view = bar.getByRole("button", { name: "View estimate" });
    await expect(bar).toContainText(total);
    await expect(bar).toBeInViewport();
    await expect(receipt(page)).toBeHidden();
    await page.getByText(added.label, { exact: true }).tap();
    await expect(bar).toContainText(expectedEstimate(calculator, [...selected, added]).total);

    await view.tap();
    await expect(receipt(page)).toBeVisible();
    await expect(receipt(page).getByRole("listitem")).toHaveCount(selected.length + 1);
    await expectAccessible(page);
    await receipt(page).getByRole("button", { name: "Close the estimate" }).tap();
    await expect(receipt(page)).toBeHidden();

    await view.tap();
    await page.keyboard.press("Escape");
    await expect(receipt(page)).toBeHidden();
    await view.tap();
    await action(page, "Copy link").tap();
    await expect(receipt(page)).toBeHidden();
    await expect(page.getByText("Link copied", { exact: true })).toBeVisible();

    await view.tap();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(receipt(page)).toBeVisible();
    await expect(page.locator(":popover-open")).toHaveCount(0);
  });
});
