import type { Page } from "@playwright/test";
import { caseStudies } from "#content/case-studies/index.ts";
import { projects } from "#content/projects/index.ts";
import { layoutShift } from "./layout-shift.ts";
import { expect, expectNoAxeViolations, hydrated, test } from "./visitor.ts";

const [study] = caseStudies.all;
const [project] = projects.all;
if (!study || !project) throw new Error("There is work to put on a shortlist");

const tool = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Shortlist/ });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Shortlist/ });
const toggle = (page: Page, title: string) =>
  page.getByRole("main").getByRole("button", { name: `Shortlist ${title}`, exact: true });

async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

async function keep(page: Page, paths: readonly string[]) {
  const value = JSON.stringify({ version: 1, paths });
  await page.addInitScript((value) => localStorage.setItem("shortlist", value), value);
}

test("work is put aside on cards and pages, is still there after a reload, and another tab follows", async ({
  page,
  context,
}) => {
  await visit(page, "/case-studies");
  await expect(tool(page)).toHaveAccessibleName("Shortlist");
  await toggle(page, study.title).click();
  await expect(page).toHaveURL("/case-studies");
  await expect(toggle(page, study.title)).toHaveAttribute("aria-pressed", "true");
  await expect(tool(page)).toHaveAccessibleName("Shortlist, 1");

  const other = await context.newPage();
  await visit(other, `/portfolio/${project.id}`);
  await expect(tool(other)).toHaveAccessibleName("Shortlist, 1");
  await toggle(other, project.title).click();
  await expect(tool(other)).toHaveAccessibleName("Shortlist, 2");
  await expect(tool(page)).toHaveAccessibleName("Shortlist, 2");

  await page.reload();
  await hydrated(page);
  await expect(tool(page)).toHaveAccessibleName("Shortlist, 2");
  await expect(toggle(page, study.title)).toHaveAttribute("aria-pressed", "true");
  await toggle(page, study.title).click();
  await expect(toggle(page, study.title)).toHaveAttribute("aria-pressed", "false");
  await expect(tool(other)).toHaveAccessibleName("Shortlist, 1");
});

test("the studies on the home page can be put aside too", async ({ page }) => {
  const shown = caseStudies.all.filter(({ featured }) => featured);
  await visit(page, "/");
  for (const [index, { title }] of shown.entries()) {
    await toggle(page, title).click();
    await expect(tool(page)).toHaveAccessibleName(`Shortlist, ${index + 1}`);
  }
  await expect(page).toHaveURL("/");
});

test("the list leads to the work, and loses it one by one or all at once", async ({ page }) => {
  await visit(page, "/portfolio");
  for (const { title } of projects.all.slice(0, 3)) await toggle(page, title).click();
  await tool(page).click();
  const items = dialog(page).getByRole("listitem");
  await expect(items).toHaveCount(3);
  await expectNoAxeViolations(page);

  await dialog(page)
    .getByRole("button", { name: `Take ${project.title} off the shortlist` })
    .click();
  await expect(items).toHaveCount(2);
  await expect(dialog(page).getByRole("heading", { name: "Your shortlist" })).toBeFocused();
  await expect(toggle(page, project.title)).toHaveAttribute("aria-pressed", "false");

  await dialog(page).getByRole("button", { name: "Clear" }).click();
  await expect(dialog(page).getByText("Nothing on it yet")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Undo" }).click();
  await expect(items).toHaveCount(2);

  const [, second] = projects.all;
  await dialog(page)
    .getByRole("link", { name: second?.title ?? "" })
    .click();
  await expect(page).toHaveURL(`/portfolio/${second?.id}`);
  await expect(dialog(page)).toBeHidden();
  await expect(tool(page)).toHaveAccessibleName("Shortlist, 2");
});

test("it is sent with a message, as titles and links, and never over what was written", async ({
  page,
  baseURL,
}) => {
  await keep(page, [`/case-studies/${study.id}`, `/portfolio/${project.id}`]);
  await visit(page, "/about");
  await tool(page).click();
  await dialog(page).getByRole("button", { name: "Send with a message" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("About 2 pieces of your work");
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue(new RegExp(`- ${study.title} \\(${study.clientName}\\)`));
  expect(await message.inputValue()).toContain(`${baseURL}/case-studies/${study.id}`);
  expect(await message.inputValue()).toContain(`${baseURL}/portfolio/${project.id}`);

  await message.fill("Our own words.");
  await tool(page).click();
  await dialog(page).getByRole("button", { name: "Send with a message" }).click();
  await expect(message).toHaveValue(/^Our own words\.\n\nWe have something like this in mind:\n\n- /);
});

test("a list that holds nonsense or what is gone shows what there is", async ({ page }) => {
  await keep(page, ["/portfolio/long-gone", "javascript:alert(1)", `/portfolio/${project.id}`]);
  await visit(page, "/about");
  await tool(page).click();
  await expect(dialog(page).getByRole("listitem")).toHaveCount(1);
  await expect(tool(page)).toHaveAccessibleName("Shortlist, 1");
});

test("where the browser keeps nothing, the list works for this page and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await visit(page, "/portfolio");
  await toggle(page, project.title).click();
  await expect(page.getByText("Shortlist not saved", { exact: true })).toBeVisible();
  await expect(tool(page)).toHaveAccessibleName("Shortlist, 1");
});

test("nothing moves when the count appears, and targets are large enough", async ({ page }) => {
  await keep(page, [`/portfolio/${project.id}`]);
  await visit(page, "/portfolio");
  await expect(tool(page)).toHaveAccessibleName("Shortlist, 1");
  expect(await layoutShift(page)).toBe(0);
  for (const button of [tool(page), toggle(page, project.title)]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test("the bar stays on one line at every width", async ({ page }) => {
  await keep(page, [`/portfolio/${project.id}`]);
  await visit(page, "/about");
  for (const width of [320, 375, 768, 1023, 1024, 1100, 1199, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    const [bar, parts] = await page.getByRole("banner").evaluate((banner) => {
      const shown = [...banner.querySelectorAll("a, button")].filter((part) => part.checkVisibility());
      return [banner.getBoundingClientRect(), shown.map((part) => part.getBoundingClientRect())] as const;
    });
    expect(bar.height).toBeLessThanOrEqual(78);
    const ordered = parts.map(({ left, right }) => ({ left, right })).sort((a, b) => a.left - b.left);
    for (const [index, { right }] of ordered.entries()) {
      expect(right).toBeLessThanOrEqual((ordered[index + 1]?.left ?? width) + 0.5);
    }
  }
});

for (const width of [320, 375]) {
  test(`it is accessible and whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await keep(
      page,
      [...caseStudies.all.slice(0, 6)].map(({ id }) => `/case-studies/${id}`),
    );
    await visit(page, "/case-studies");
    await tool(page).click();
    await expect(dialog(page).getByRole("listitem")).toHaveCount(6);
    await expectNoAxeViolations(page);
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect(dialog(page).getByRole("button", { name: "Send with a message" })).toBeInViewport();
  });
}
