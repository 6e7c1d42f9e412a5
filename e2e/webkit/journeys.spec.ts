import { calculators } from "#content/calculator/index.ts";
import { projects } from "#content/projects/index.ts";
import { services } from "#content/services/index.ts";
import { staffingPlans } from "#content/staffing/index.ts";
import { ada } from "../contact-page.ts";
import { anEntryWith, firstOf, firstProject, firstStudy, listedProjects } from "../entries.ts";
import { expectedEstimate, oneOfEachGroup, pricingPath } from "../pricing-page.ts";
import { keys, type Session } from "./web-driver.ts";
import { expect, test } from "./webkit.ts";

const pathOf = async (page: Session) => {
  const { pathname, search } = new URL(await page.url());
  return pathname + search;
};
const isFocused = (page: Session, selector: string) =>
  page.until(`focus on ${selector}`, (wanted) => document.activeElement?.matches(wanted), selector);
const isClosed = (page: Session) =>
  page.until("no dialog", () => document.querySelector("dialog[open], :modal") === null);
const shows = (page: Session, text: string, selector = "body") =>
  page.until(
    `${text} in ${selector}`,
    (wanted, where) =>
      [...document.querySelectorAll(where)].some(
        (element) => element.checkVisibility() && element.textContent.includes(wanted),
      ),
    text,
    selector,
  );

test("the menu opens, closes with Escape, and leads to a page", { tag: "@smoke" }, async ({
  webkitPage: page,
  site,
}) => {
  await page.resize(390, 844);
  await site.open(page, "/about");
  await page.click("header button", "Open menu");
  await page.find("dialog[open] a", "Process");
  await page.press(keys.escape);
  await isClosed(page);
  await isFocused(page, "[aria-label='Open menu']");
  await page.click("header button", "Open menu");
  await page.click("dialog[open] a", "Process");
  await expect.poll(() => pathOf(page)).toBe("/process");
  await isClosed(page);
});

test.describe("while a view transition runs", () => {
  // React Router skips the view transition, which WebKit reports and nobody sees.
  test.use({ expectedProblems: /Skipping view transition/ });

  test("a filtered list is the same after a project and Back", async ({ webkitPage: page, site }) => {
    const { category } = anEntryWith(
      projects.all,
      "category with fewer entries than the list",
      (project) => inCategory(project.category).length < projects.all.length,
    );
    const path = `/portfolio?${new URLSearchParams({ category })}`;
    await page.resize(1280, 900);
    await site.open(page, "/portfolio");
    await page.click("main button", category);
    await expect.poll(() => pathOf(page)).toBe(path);
    await page.click("main article a[href^='/portfolio/']");
    await expect.poll(() => pathOf(page)).toMatch(/^\/portfolio\/[\w-]+$/);
    await page.find("h1");
    await page.back();
    await expect.poll(() => pathOf(page)).toBe(path);
    await page.until(
      "the filtered cards",
      (count) => document.querySelectorAll("main article").length === count,
      Math.min(inCategory(category).length, 6),
    );
    await page.until("focus on the card", () => document.activeElement?.closest("article") !== null);
  });
});

test("the gallery moves, and the full-screen view closes with Escape", async ({ webkitPage: page, site }) => {
  const project = anEntryWith(
    listedProjects,
    "project with three pictures",
    ({ gallery }) => gallery.length > 2,
  );
  await page.resize(1280, 900);
  await site.open(page, `/portfolio/${project.id}`);
  await page.click("main button", "Next picture");
  await page.until("the second picture", () => {
    const strip = document.querySelector(".filmstrip");
    return strip && Math.round(strip.scrollLeft / strip.clientWidth) === 1;
  });
  await page.click("main button", "Full screen");
  await page.until("the dialog", () => document.querySelector("dialog[open] img")?.checkVisibility());
  await page.press(keys.escape);
  await isClosed(page);
  await page.until("focus on the button", () => document.activeElement?.textContent?.includes("Full screen"));
});

test("an estimate adds up, and its link shows the same", async ({ webkitPage: page, site }) => {
  const calculator = firstOf(calculators.all);
  const selected = oneOfEachGroup(calculator);
  const { total } = expectedEstimate(calculator, selected);
  await page.resize(1280, 900);
  await site.open(page, "/pricing");
  for (const { label } of selected) await page.click("[role=tabpanel] label", label);
  await shows(page, total, "#estimate");
  const path = pricingPath(calculator, selected);
  await expect.poll(() => pathOf(page)).toBe(path);
  await site.open(page, path);
  await shows(page, total, "#estimate");
});

test("staffing has tabs by keyboard and a planner", async ({ webkitPage: page, site }) => {
  await page.resize(1280, 900);
  await site.open(page, "/staffing");
  await page.click("[role=tab]");
  await page.press(keys.right);
  await page.until("the second tab", () =>
    document.querySelectorAll("[role=tab]")[1]?.matches("[aria-selected=true]:focus"),
  );
  await expect.poll(() => pathOf(page)).toContain("?tab=");
  await page.press(keys.left);
  const { title } = firstOf(staffingPlans.all);
  await page.click("#planner button", `More: ${title}`);
  await shows(page, title, "#planner [aria-live], #planner aside, #planner");
  await page.click("#planner button", "Send this plan");
  await expect.poll(() => pathOf(page)).toBe("/contact");
  await page.until("the plan in the form", () =>
    document.querySelector<HTMLTextAreaElement>("form textarea")?.value.includes("1 "),
  );
});

test("search finds and leads to a service", { tag: "@smoke" }, async ({ webkitPage: page, site }) => {
  const { title, link } = firstOf(services.all);
  await page.resize(1280, 900);
  await site.open(page, "/about");
  await page.click("header button", "Search");
  await isFocused(page, "[role=combobox]");
  await page.clickAt(20, 400);
  await isClosed(page);
  await page.click("header button", "Search");
  await isFocused(page, "[role=combobox]");
  await page.type("[role=combobox]", title);
  await page.find("[role=option]", title);
  await page.press(keys.enter);
  await expect.poll(() => pathOf(page)).toBe(link);
});

test("the shortlist keeps a study over a reload", async ({ webkitPage: page, site }) => {
  await page.resize(1280, 900);
  await site.open(page, "/case-studies");
  await page.click("main button", `Shortlist ${firstStudy.title}`);
  await page.find("header button", "Shortlist, 1");
  await site.open(page, `/portfolio/${firstProject.id}`);
  await page.click("header button", "Shortlist, 1");
  await shows(page, firstStudy.title, "dialog[open]");
  await page.press(keys.escape);
  await isClosed(page);
});

test("a message is sent and arrives", { tag: "@smoke" }, async ({ webkitPage: page, site }) => {
  await page.resize(390, 844);
  await site.open(page, "/contact");
  for (const [label, value] of Object.entries(ada))
    await page.type(`form [name="${label.toLowerCase()}"]`, value);
  await page.click("form label", "I am a person");
  await shows(page, "Verified", "form");
  await page.click("form button", "Send Message");
  await shows(page, "Your message is with us");
  await expect.poll(() => site.mails.length).toBe(1);
});

test.describe("an unknown address", () => {
  test.use({ expectedProblems: /404: no page/ });

  test("says so and leads home", async ({ webkitPage: page, site }) => {
    await page.resize(390, 844);
    await site.open(page, "/no-such-page");
    await shows(page, "Page not found", "h1");
    await page.click("main a", "Return to Home");
    await expect.poll(() => pathOf(page)).toBe("/");
  });
});

function inCategory(category: string) {
  return projects.all.filter((project) => project.category === category);
}
