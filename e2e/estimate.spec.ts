import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./visitor.ts";

/** The prices of the specification, group by group, typed in anew: content/ is what is being tested. */
const specified = [
  {
    tab: "Web Development",
    id: "web",
    groups: [
      [3500, 7500, 12000, 15000],
      [2500, 1200, 1800, 1500],
      [2000, 1200, 1500, 2200, 1800],
      [1200, 800, 1500, 600, 3000],
    ],
    base: 4,
    divisor: 6000,
  },
  {
    tab: "Mobile Apps",
    id: "mobile",
    groups: [
      [15000, 15000, 22000, 12000],
      [4500, 3000, 1800, 2500],
      [2500, 2000, 2200, 3000, 3500, 2800, 3200],
      [4500, 2500, 1800, 3000],
      [1000, 3000, 1500, 5000],
    ],
    base: 6,
    divisor: 8000,
  },
  {
    tab: "Web3",
    id: "web3",
    groups: [
      [20000, 25000, 30000, 28000],
      [8000, 12000, 7500, 6000],
      [5000, 7500, 4000, 6000],
      [9000, 7000, 5500, 6500],
      [10000, 8500, 4500, 7000],
    ],
    base: 8,
    divisor: 10000,
  },
  {
    tab: "AI Automation",
    id: "ai",
    groups: [
      [25000, 18000, 22000, 30000],
      [12000, 15000, 18000, 20000],
      [8000, 10000, 9000, 11000],
      [7500, 9000, 8500, 7000],
      [12000, 15000, 18000, 8500],
    ],
    base: 10,
    divisor: 12000,
  },
] as const;

const usd = (amount: number) => `$${amount.toLocaleString("en-US")}`;
const receipt = (page: Page) => page.getByRole("region", { name: "Your estimate" });
const option = (page: Page, name: string) => page.getByRole("checkbox", { name });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

for (const { tab: name, id, groups, base, divisor } of specified) {
  test(`${name}: prices are as specified, and every step of the sum is right`, async ({ page }) => {
    await page.goto(`/pricing?tab=${id}`);
    await hydrated(page);
    const panel = page.getByRole("tabpanel", { name });
    await expect(receipt(page)).toContainText("$0");
    await expect(receipt(page)).toContainText("0 weeks");

    for (const [index, prices] of groups.entries()) {
      const rows = panel.getByRole("group").nth(index).getByRole("listitem");
      await expect(rows.locator("label > :last-child")).toHaveText(prices.map(usd));
    }

    // All at once in the page: 81 clicks from outside would take their time.
    const shown = await panel.getByRole("checkbox").evaluateAll(async (boxes) => {
      const figures: (string | null)[][] = [];
      for (const box of boxes) {
        if (box instanceof HTMLElement) box.click();
        await new Promise(requestAnimationFrame);
        figures.push([...document.querySelectorAll("#estimate dd")].map((figure) => figure.textContent));
      }
      return figures;
    });
    let total = 0;
    for (const [index, price] of groups.flat().entries()) {
      total += price;
      const weeks = base + Math.floor(total / divisor);
      const range = `${usd(total * 0.8)} to ${usd(total * 1.2)}`;
      expect(shown[index]).toEqual([usd(total), range, `${weeks} weeks`]);
    }
    await expect(receipt(page).getByRole("listitem")).toHaveCount(groups.flat().length);
  });
}

test("each tab keeps its selection, and Back and Forward go through every state", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/pricing");
  await hydrated(page);
  await option(page, "Corporate Website").click();
  await expect(page).toHaveURL("/pricing?tab=web&o=corporate");
  await option(page, "On-page SEO Setup").click();
  await expect(page).toHaveURL("/pricing?tab=web&o=corporate.seo");
  await tab(page, "Mobile Apps").click();
  await expect(page).toHaveURL("/pricing?tab=mobile");
  await expect(receipt(page)).toContainText("$0");
  await option(page, "Native iOS App").click();
  await tab(page, "FAQ").click();
  await expect(receipt(page)).toBeHidden();
  await tab(page, "Web Development").click();
  await expect(page).toHaveURL("/pricing?tab=web&o=corporate.seo");
  await expect(receipt(page)).toContainText("$8,700");

  await page.evaluate(() => window.scrollTo(0, 300));
  const states = [
    ["?tab=faq", undefined],
    ["?tab=mobile&o=ios", "$15,000"],
    ["?tab=mobile", "$0"],
    ["?tab=web&o=corporate.seo", "$8,700"],
    ["?tab=web&o=corporate", "$7,500"],
    ["", "$0"],
  ] as const;
  for (const [search, total] of states) {
    await page.goBack();
    await expect(page).toHaveURL(`/pricing${search}`);
    if (total) await expect(receipt(page).locator("dd").first()).toHaveText(total);
    else await expect(page.getByRole("tabpanel", { name: "FAQ" })).toBeVisible();
  }
  await expect(option(page, "Corporate Website")).not.toBeChecked();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await page.goForward();
  await expect(option(page, "Corporate Website")).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("the other tabs' selections survive a reload and a visit to another page", async ({ page }) => {
  await page.goto("/pricing?tab=ai&o=chatbot");
  await hydrated(page);
  await tab(page, "Web3").click();
  await option(page, "DAO Platform").click();
  await expect(page).toHaveURL(/tab=web3&o=/);
  await page.reload();
  await expect(receipt(page)).toContainText("$28,000");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(receipt(page)).toContainText("$28,000");
  await tab(page, "AI Automation").click();
  await expect(page).toHaveURL("/pricing?tab=ai&o=chatbot");
});

test("Reset empties the tab, keeps the others and can be undone", async ({ page }) => {
  await page.goto("/pricing?tab=web&o=brochure.blog");
  await hydrated(page);
  await tab(page, "Mobile Apps").click();
  await option(page, "Push Notifications").click();
  const reset = page.getByRole("button", { name: "Reset" });
  await reset.click();
  await expect(receipt(page)).toContainText("Nothing selected yet");
  await expect(reset).toBeFocused();
  await expect(page).toHaveURL("/pricing?tab=mobile");
  await page.goBack();
  await expect(option(page, "Push Notifications")).toBeChecked();
  await tab(page, "Web Development").click();
  await expect(receipt(page)).toContainText("$4,700");
});

test("tabs work by arrow keys, Home and End; a new address is no new request", async ({ page }) => {
  const requests: string[] = [];
  await page.goto("/pricing");
  await hydrated(page);
  page.on("request", (request) => request.resourceType() === "fetch" && requests.push(request.url()));
  await tab(page, "Web Development").focus();
  for (const [key, name] of [
    ["ArrowLeft", "Need a Custom Quote"],
    ["ArrowRight", "Web Development"],
    ["ArrowRight", "Mobile Apps"],
    ["End", "Need a Custom Quote"],
    ["ArrowLeft", "FAQ"],
    ["Home", "Web Development"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  }
  await expect(page).toHaveURL("/pricing?tab=web");
  await page.keyboard.press("Tab");
  await expect(option(page, "Brochure Website")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(receipt(page)).toContainText("$3,500");
  await expect(page).toHaveURL("/pricing?tab=web&o=brochure");
  await page.goBack();
  await expect(receipt(page)).toContainText("$0");
  expect(requests).toEqual([]);
});

test("two project types are priced as two builds, and the page says so", async ({ page }) => {
  await page.goto("/pricing?tab=web&o=brochure");
  await expect(page.getByText("priced as")).toBeHidden();
  await option(page, "E-commerce Store").click();
  await expect(page.getByText("Two project types selected – priced as two builds")).toBeVisible();
  await expect(receipt(page)).toContainText("$15,500");
  await page.goBack();
  await expect(page.getByText("priced as")).toBeHidden();
  await expect(receipt(page)).toContainText("$3,500");
});

test("the total is read out once the visitor pauses", async ({ page }) => {
  await page.clock.install();
  await page.goto("/pricing");
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const spoken = page.getByRole("status").filter({ hasText: /./ });
  for (const label of ["Brochure Website", "Blog or News Section"]) {
    await option(page, label).click();
    await expect(receipt(page)).toContainText(label);
    await page.clock.runFor(900);
  }
  await expect(spoken).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(spoken).toHaveText("Total $4,700, 4 weeks");
});

test("a box ticked before the script has started counts", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/entry.client*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/pricing", { waitUntil: "commit" });
  await option(page, "Payment Gateway").click();
  release();
  await expect(receipt(page)).toContainText("$2,200");
  await expect(page).toHaveURL("/pricing?tab=web&o=payments");
});

test("more changes than a browser takes into its history are not lost", async ({ page }) => {
  await page.clock.install();
  await page.goto("/pricing");
  await hydrated(page);
  await page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>("#web-panel input")];
    for (let round = 0; round < 13; round++) for (const box of boxes) box.click();
  });
  await expect(receipt(page)).toContainText("$60,800");
  await expect(page).not.toHaveURL(/care-plan/);
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL(/o=brochure\..*\.care-plan$/);
});
