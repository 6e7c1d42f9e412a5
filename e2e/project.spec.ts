import type { Page } from "@playwright/test";
import { projects } from "#content/projects/index.ts";
import { expect, expectNoAxeViolations, hydrated, test } from "./visitor.ts";

const [project, second] = projects.all;
if (!project || !second) throw new Error("There are no projects");
const path = `/portfolio/${project.id}`;

const gallery = (page: Page) => page.getByRole("region", { name: `Pictures of ${project.title}` });
const dialog = (page: Page) => page.getByRole("dialog", { name: `Pictures of ${project.title}` });

/**
 * The number of the picture in view, read from the strip itself. The gallery's own is its first: that of the full
 * screen stays behind it until the screen has faded.
 */
const inView = (page: Page, where = gallery(page)) =>
  where
    .locator(".filmstrip")
    .first()
    .evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1);

async function open(page: Page, address = path) {
  await page.goto(address);
  await hydrated(page);
}

test.describe("the pictures beside the first", () => {
  const others = (page: Page) => gallery(page).locator(".filmstrip > li + li img");

  test("are not asked for before the page has come to life", async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page);
    await expect(others(page).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const pictures = asked.filter((path) => path.includes(`/${project.id}/`) && path.includes("-640."));
    const script = asked.findIndex((path) => path.includes("/entry.client"));
    expect(pictures.length).toBeGreaterThan(1);
    expect(asked.slice(0, script).filter((path) => pictures.includes(path))).toHaveLength(1);
  });

  test.describe("when our script does not come", () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test("are shown all the same", async ({ page }) => {
      await page.route("**/assets/entry.client*", (route) => route.abort());
      await page.goto(path);
      for (const image of await others(page).all()) await expect(image).toBeVisible();
    });
  });
});

test("the page tells the project and leads on", async ({ page }) => {
  await open(page);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "Portfolio", project.title]);
  for (const name of ["The Challenge", "The Solution", "The Results", "Project Details"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  const contact = `/contact?project=${project.id}`;
  for (const name of ["Discuss Similar Project", "Discuss Your Project"]) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", contact);
  }
  await expect(page.getByRole("main").getByRole("link", { name: "View All Projects" })).toHaveAttribute(
    "href",
    "/portfolio",
  );
  await expect(page.getByRole("link", { name: "Flutter" })).toHaveAttribute(
    "href",
    "/portfolio?technology=Flutter",
  );
  await page.getByRole("link", { name: "Mobile Apps" }).first().click();
  await expect(page).toHaveURL("/portfolio?service=mobile-apps");
  const shared = projects.all.filter(({ services }) => services.includes("mobile-apps")).length;
  await expect(page.getByRole("status").filter({ hasText: `${shared} projects` })).toBeVisible();
});

test("previous and next lead round and round", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: /^Previous project/ }).click();
  await expect(page).toHaveURL(`/portfolio/${projects.ids.at(-1)}`);
  await page.getByRole("link", { name: /^Next project/ }).click();
  await expect(page).toHaveURL(path);
  await page.getByRole("link", { name: /^Next project/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second.title);
  await expect(page.getByRole("button", { name: "Show picture 1" })).toHaveAttribute("aria-current", "true");
});

test("pictures turn by dots, thumbnails, arrows and keys", async ({ page }) => {
  await open(page);
  const dot = (number: number) => gallery(page).getByRole("button", { name: `Show picture ${number}` });
  await dot(3).click();
  await expect.poll(() => inView(page)).toBe(3);
  await expect(dot(3)).toHaveAttribute("aria-current", "true");
  await gallery(page).getByRole("button", { name: "Picture 2", exact: true }).click();
  await expect.poll(() => inView(page)).toBe(2);
  await gallery(page).getByRole("button", { name: "Previous picture" }).click();
  await gallery(page).getByRole("button", { name: "Previous picture" }).click();
  await expect.poll(() => inView(page)).toBe(4);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => inView(page)).toBe(1);
  await page.keyboard.press("End");
  await expect.poll(() => inView(page)).toBe(4);
  await expect(dot(4)).toHaveAttribute("aria-current", "true");
});

test("the full screen keeps focus, turns by keys, closes on Escape and gives focus back", async ({
  page,
}) => {
  await open(page);
  await gallery(page).getByRole("button", { name: "Show picture 2" }).click();
  await expect.poll(() => inView(page)).toBe(2);
  const opener = gallery(page).getByRole("button", { name: "Full screen" });
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => inView(page, dialog(page))).toBe(2);
  await expectNoAxeViolations(page);
  for (let press = 0; press < 10; press++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !document.querySelector("dialog[open]")?.contains(focused);
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => inView(page, dialog(page))).toBe(3);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect.poll(() => inView(page)).toBe(3);
});

test.describe("by touch", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("a swipe turns the picture", async ({ page }) => {
    await open(page);
    await swipe(page, -220);
    await expect.poll(() => inView(page)).toBe(2);
    await expect(gallery(page).getByRole("button", { name: "Show picture 2" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await swipe(page, 220);
    await expect.poll(() => inView(page)).toBe(1);
  });
});

test.describe("when pictures do not load", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("a gallery picture gives way to the main one, the main one to the one for all", async ({ page }) => {
    await page.route(/\/images\/projects\/.*\/(order-ticket|tick-path)-/, (route) => route.abort());
    await open(page);
    await page.getByRole("button", { name: "Show picture 2" }).click();
    const shown = gallery(page).locator(".filmstrip img");
    await expect(shown.nth(1)).toHaveAttribute("src", /\/cover-/);
    await page.unrouteAll();
    await page.route("**/images/projects/**", (route) => route.abort());
    await open(page);
    await expect(shown.first()).toHaveAttribute("src", "/images/fallbacks/project.png");
    await expect
      .poll(() => shown.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });

  test("cards show the picture for all projects, and fail for good without asking again", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.route("**/images/**", (route) => route.abort());
    await open(page, "/portfolio");
    const first = page.getByRole("article").first().getByRole("img");
    await expect(first).toHaveAttribute("src", "/images/fallbacks/project.png");
    await page.waitForLoadState("networkidle");
    const count = () => asked.filter((address) => address.endsWith("/project.png")).length;
    const before = count();
    await page.waitForTimeout(500);
    expect(count()).toBe(before);
  });
});

test.describe("with motion welcome", () => {
  test("the card's picture becomes the page's picture", async ({ page }) => {
    await open(page, "/portfolio");
    await watchTransitions(page);
    await page.getByRole("link", { name: `View Details of ${project.title}` }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "named"))).toEqual([1]);
  });

  test.describe("or not", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("the page simply changes", async ({ page }) => {
      await open(page, "/portfolio");
      await watchTransitions(page);
      await page.getByRole("link", { name: `View Details of ${project.title}` }).click();
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => Reflect.get(window, "named"))).toEqual([]);
    });
  });
});

test("while a project is on its way, its outline is shown at once", async ({ page }) => {
  await open(page, "/about");
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(`**${path}.data*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate((to) => void Reflect.get(window, "__reactRouterDataRouter").navigate(to), path);
  await expect(page.locator(".next-page")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading project..." })).toBeAttached();
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(project.title);
  await expect(page.locator(".next-page")).toHaveCount(0);
});

/** Notes, for each transition, how many pictures on the page carry the shared name when it starts. */
async function watchTransitions(page: Page) {
  await page.evaluate(() => {
    const named: number[] = [];
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { named });
    document.startViewTransition = (update) => {
      named.push(document.querySelectorAll(".shared-cover").length);
      return start(update);
    };
  });
}

/** A finger as the browser itself feels it, so that its own scrolling answers. */
async function swipe(page: Page, distance: number) {
  const box = await gallery(page).locator(".filmstrip").boundingBox();
  if (!box) throw new Error("The gallery is not on the page");
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const start = box.x + box.width / 2 - distance / 2;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: start, y }] });
  for (let step = 1; step <= 10; step++) {
    const x = start + (distance * step) / 10;
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
