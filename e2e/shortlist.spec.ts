import type { Page } from "@playwright/test";
import {
  anEntryWith,
  listedProjects,
  listedStudies,
  firstProject as project,
  firstStudy as study,
} from "./entries.ts";
import { layoutShift } from "./layout-shift.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Shortlist/ });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Shortlist/ });
const toggle = (page: Page, title: string) =>
  page.getByRole("main").getByRole("button", { name: `Shortlist ${title}`, exact: true });

async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

async function store(page: Page, paths: readonly string[]) {
  const value = JSON.stringify({ version: 1, paths });
  await page.goto("/about");
  await page.evaluate((value) => localStorage.setItem("shortlist", value), value);
}

test("cards and pages add to the list, a reload keeps it, and other tabs follow", async ({
  page,
  context,
}) => {
  await visit(page, "/case-studies");
  await expect(button(page)).toHaveAccessibleName("Shortlist");
  await toggle(page, study.title).click();
  await expect(page).toHaveURL("/case-studies");
  await expect(toggle(page, study.title)).toHaveAttribute("aria-pressed", "true");
  await expect(button(page)).toHaveAccessibleName("Shortlist, 1");

  const other = await context.newPage();
  await visit(other, `/portfolio/${project.id}`);
  await expect(button(other)).toHaveAccessibleName("Shortlist, 1");
  await toggle(other, project.title).click();
  await expect(button(other)).toHaveAccessibleName("Shortlist, 2");
  await expect(button(page)).toHaveAccessibleName("Shortlist, 2");

  await page.reload();
  await hydrated(page);
  await expect(button(page)).toHaveAccessibleName("Shortlist, 2");
  await expect(toggle(page, study.title)).toHaveAttribute("aria-pressed", "true");
  await toggle(page, study.title).click();
  await expect(toggle(page, study.title)).toHaveAttribute("aria-pressed", "false");
  await expect(button(other)).toHaveAccessibleName("Shortlist, 1");
});

test("the studies on the home page can be added too", async ({ page }) => {
  await visit(page, "/");
  for (const [index, { title }] of listedStudies.slice(0, 3).entries()) {
    await toggle(page, title).click();
    await expect(button(page)).toHaveAccessibleName(`Shortlist, ${index + 1}`);
  }
  await expect(page).toHaveURL("/");
});

test("entries link to their pages and can be removed one by one or all at once", async ({ page }) => {
  const second = anEntryWith(listedProjects, "second project", ({ id }) => id !== project.id);
  const added = listedProjects.slice(0, 3);
  await visit(page, "/portfolio");
  for (const { title } of added) await toggle(page, title).click();
  await button(page).click();
  const items = dialog(page).getByRole("listitem");
  await expect(items).toHaveCount(added.length);
  await expectAccessible(page);

  await dialog(page)
    .getByRole("button", { name: `Take ${project.title} off the shortlist` })
    .click();
  await expect(items).toHaveCount(added.length - 1);
  await expect(dialog(page).getByRole("heading", { name: "Your shortlist" })).toBeFocused();
  await expect(toggle(page, project.title)).toHaveAttribute("aria-pressed", "false");

  await dialog(page).getByRole("button", { name: "Clear" }).click();
  await expect(dialog(page).getByText("Nothing on it yet")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Undo" }).click();
  await expect(items).toHaveCount(added.length - 1);

  await dialog(page).getByRole("link", { name: second.title }).click();
  await expect(page).toHaveURL(`/portfolio/${second.id}`);
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toHaveAccessibleName(`Shortlist, ${added.length - 1}`);
});

test("the list prefills a message with titles and links, after what was already written", async ({
  page,
  baseURL,
}) => {
  await store(page, [`/case-studies/${study.id}`, `/portfolio/${project.id}`]);
  await visit(page, "/about");
  await button(page).click();
  await dialog(page).getByRole("button", { name: "Send with a message" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("About 2 pieces of your work");
  const message = page.getByRole("textbox", { name: "Message" });
  await expect(message).not.toHaveValue("");
  expect(await message.inputValue()).toContain(`- ${study.title} (${study.clientName})`);
  expect(await message.inputValue()).toContain(`${baseURL}/case-studies/${study.id}`);
  expect(await message.inputValue()).toContain(`${baseURL}/portfolio/${project.id}`);

  await message.fill("Our own words.");
  await button(page).click();
  await dialog(page).getByRole("button", { name: "Send with a message" }).click();
  await expect(message).toHaveValue(/^Our own words\.\n\nWe have something like this in mind:\n\n- /);
});

test("unknown entries of a stored list are left out", async ({ page }) => {
  await store(page, ["/portfolio/long-gone", "javascript:alert(1)", `/portfolio/${project.id}`]);
  await visit(page, "/about");
  await button(page).click();
  await expect(dialog(page).getByRole("listitem")).toHaveCount(1);
  await expect(button(page)).toHaveAccessibleName("Shortlist, 1");
});

test("where storage fails, the list works for this page and says so", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await visit(page, "/portfolio");
  await toggle(page, project.title).click();
  await expect(page.getByText("Shortlist not saved", { exact: true })).toBeVisible();
  await expect(button(page)).toHaveAccessibleName("Shortlist, 1");
});

test("nothing shifts when the count appears, and targets are large enough", async ({ page }) => {
  await store(page, [`/portfolio/${project.id}`]);
  await visit(page, "/portfolio");
  await expect(button(page)).toHaveAccessibleName("Shortlist, 1");
  expect(await layoutShift(page)).toBe(0);
  for (const target of [button(page), toggle(page, project.title)]) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test("the header stays on one line at every width", async ({ page }) => {
  await store(page, [`/portfolio/${project.id}`]);
  await visit(page, "/about");
  for (const width of [320, 375, 768, 1023, 1024, 1100, 1199, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    const [header, parts] = await page.getByRole("banner").evaluate((banner) => {
      const shown = [...banner.querySelectorAll("a, button")].filter((part) => part.checkVisibility());
      return [banner.getBoundingClientRect(), shown.map((part) => part.getBoundingClientRect())] as const;
    });
    expect(header.height).toBeLessThanOrEqual(78);
    const ordered = parts.map(({ left, right }) => ({ left, right })).sort((a, b) => a.left - b.left);
    for (const [index, { right }] of ordered.entries()) {
      expect(right).toBeLessThanOrEqual((ordered[index + 1]?.left ?? width) + 0.5);
    }
  }
});

for (const width of [320, 375]) {
  test(`it is accessible and nothing is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const stored = listedStudies.slice(0, 6).map(({ id }) => `/case-studies/${id}`);
    await store(page, stored);
    await visit(page, "/case-studies");
    await button(page).click();
    await expect(dialog(page).getByRole("listitem")).toHaveCount(stored.length);
    await expectAccessible(page);
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect(dialog(page).getByRole("button", { name: "Send with a message" })).toBeInViewport();
  });
}
