import type { Page } from "@playwright/test";
import { projects } from "#content/projects/index.ts";
import { namedServices } from "#content/services/named.ts";
import { anEntryWith, firstOf } from "./entries.ts";
import { expectOutlineWhileLoading } from "./loading-outline.ts";
import { expect, hydrated, onConnection, test } from "./visitor.ts";

const project = firstOf(projects.all);
const path = `/portfolio/${project.id}`;

async function open(page: Page, address = path) {
  await page.goto(address);
  await hydrated(page);
}

test("the page describes the project and links to similar work", async ({ page }) => {
  await open(page);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "Portfolio", project.title]);
  for (const name of ["The Challenge", "The Solution", "The Results", "Project Details"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  const main = page.getByRole("main");
  const link = (name: string) => main.getByRole("link", { name, exact: true });
  for (const name of ["Discuss Similar Project", "Discuss Your Project"]) {
    await expect(link(name)).toHaveAttribute("href", `/contact?project=${project.id}`);
  }
  await expect(link("View All Projects")).toHaveAttribute("href", "/portfolio");
  const [technology = ""] = project.technologies;
  await expect(link(technology)).toHaveAttribute("href", `/portfolio?${new URLSearchParams({ technology })}`);
  const service = anEntryWith(namedServices(project.services), "service of the project");
  await link(service.title).click();
  await expect(page).toHaveURL(`/portfolio?service=${service.id}`);
  const shared = projects.all.filter(({ services }) => services.includes(service.id)).length;
  await expect(
    page.getByRole("status").filter({ hasText: new RegExp(`\\b${shared} projects?$`) }),
  ).toBeVisible();
});

test("previous and next go round all projects", async ({ page }) => {
  const next = anEntryWith(projects.all, "second project", ({ id }) => id !== project.id);
  await open(page);
  await page.getByRole("link", { name: /^Previous project/ }).click();
  await expect(page).toHaveURL(`/portfolio/${projects.ids.at(-1)}`);
  await page.getByRole("link", { name: /^Next project/ }).click();
  await expect(page).toHaveURL(path);
  await page.getByRole("link", { name: /^Next project/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(next.title);
  await expect(page.getByRole("button", { name: "Show picture 1" })).toHaveAttribute("aria-current", "true");
});

test.describe("view transition", () => {
  test("the card's picture becomes the page's picture", async ({ page }) => {
    await followFirstCard(page);
    await expect.poll(() => sharedPictures(page)).toEqual([1]);
  });

  test("Back in the middle of one leads to the list, without an error", async ({ page }) => {
    await open(page, "/portfolio");
    await page.evaluate(goBackInTransition);
    const link = page.getByRole("link", { name: /^View Details of/ }).first();
    await link.click();
    await page.waitForFunction(() => "skipped" in window);
    await expect(page).toHaveURL("/portfolio");
    await expect(link).toBeVisible();
  });

  test.describe("with reduced motion", { tag: "@media-features" }, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("the page changes without one", async ({ page }) => {
      await followFirstCard(page);
      expect(await sharedPictures(page)).toEqual([]);
    });
  });
});

test("while a project loads, its outline is shown at once", async ({ page }) => {
  await onConnection(page, { saveData: true });
  await open(page, "/about");
  await expectOutlineWhileLoading(page, { path, title: project.title }, async () => {
    await page.evaluate((to) => void Reflect.get(window, "__reactRouterDataRouter").navigate(to), path);
    await expect(page.getByRole("status").filter({ hasText: "Loading project..." })).toBeAttached();
  });
});

/** Records, for each transition, how many pictures carry the shared name when it starts. */
async function followFirstCard(page: Page) {
  await open(page, "/portfolio");
  await page.evaluate(() => {
    const shared: number[] = [];
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { shared });
    document.startViewTransition = (update) => {
      shared.push(document.querySelectorAll(".shared-cover").length);
      return start(update);
    };
  });
  const link = page.getByRole("link", { name: /^View Details of/ }).first();
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page).toHaveURL(href);
}

function sharedPictures(page: Page) {
  return page.evaluate(() => Reflect.get(window, "shared"));
}

/** Runs in the page. The first transition waits, as on a slow device, until the router skips it. */
function goBackInTransition() {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    document.startViewTransition = start;
    const skipped = Promise.withResolvers<void>();
    const transition = start(async () => {
      if (typeof update === "function") await update();
      await skipped.promise;
    });
    const skip = transition.skipTransition.bind(transition);
    transition.skipTransition = () => {
      skip();
      skipped.resolve();
      Object.assign(window, { skipped: true });
    };
    window.history.back();
    return transition;
  };
}
