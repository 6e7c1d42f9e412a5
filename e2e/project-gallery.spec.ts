import type { Page } from "@playwright/test";
import { sized } from "#content/pictures.ts";
import { fallbackPictures } from "#content/site.ts";
import { firstProject, listedProjects } from "./entries.ts";
import { clientEntry, holdRequests } from "./hold-requests.ts";
import { swipe } from "./swipe.ts";
import { expect, expectAccessible, expectActiveElement, hydrated, test } from "./visitor.ts";

const project = listedProjects.find(({ gallery }) => gallery.length > 2) ?? firstProject;
test.skip(project.gallery.length <= 2, "The content has no project with three pictures");

const path = `/portfolio/${project.id}`;
const last = project.gallery.length;

const gallery = (page: Page) => page.getByRole("region", { name: `Pictures of ${project.title}` });
const dialog = (page: Page) => page.getByRole("dialog", { name: `Pictures of ${project.title}` });
const dot = (page: Page, number: number) =>
  gallery(page).getByRole("button", { name: `Show picture ${number}` });
const slides = (page: Page) => gallery(page).locator(".filmstrip img");

/** The number of the picture in view. The strip of the full-screen dialog comes after the gallery's own. */
const inView = (page: Page, where = gallery(page)) =>
  where
    .locator(".filmstrip")
    .first()
    .evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1);

async function open(page: Page, address = path) {
  await page.goto(address);
  await hydrated(page);
}

test.describe("the pictures after the first", () => {
  const others = (page: Page) => gallery(page).locator(".filmstrip > li + li img");

  test.describe("without the client bundle", () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test("are shown all the same", async ({ page }) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto(path);
      for (const image of await others(page).all()) await expect(image).toBeVisible();
    });
  });
});

test("thumbnails wait for hydration, so that the large picture comes first, and move nothing", async ({
  page,
}) => {
  const thumbnails = gallery(page).getByRole("button", { name: /^Picture \d/ });
  const release = await holdRequests(page, clientEntry);
  await page.goto(path, { waitUntil: "commit" });
  await expect(slides(page).first()).toHaveJSProperty("complete", true);
  await expect(thumbnails.locator("img")).toHaveCount(0);
  const box = await thumbnails.first().boundingBox();

  release();
  await expect(thumbnails.locator("img")).toHaveCount(last);
  expect(await thumbnails.first().boundingBox()).toEqual(box);
});

test("dots, thumbnails, arrows and keys change the picture", async ({ page }) => {
  await open(page);
  await dot(page, 3).click();
  await expect.poll(() => inView(page)).toBe(3);
  await expect(dot(page, 3)).toHaveAttribute("aria-current", "true");
  await gallery(page).getByRole("button", { name: "Picture 2", exact: true }).click();
  await expect.poll(() => inView(page)).toBe(2);
  await gallery(page).getByRole("button", { name: "Previous picture" }).click();
  await gallery(page).getByRole("button", { name: "Previous picture" }).click();
  await expect.poll(() => inView(page)).toBe(last);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => inView(page)).toBe(1);
  await page.keyboard.press("End");
  await expect.poll(() => inView(page)).toBe(last);
  await expect(dot(page, last)).toHaveAttribute("aria-current", "true");
});

test("full screen traps focus, follows keys, closes on Escape and returns focus", async ({ page }) => {
  await open(page);
  await dot(page, 2).click();
  await expect.poll(() => inView(page)).toBe(2);
  const opener = gallery(page).getByRole("button", { name: "Full screen" });
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => inView(page, dialog(page))).toBe(2);
  await expectAccessible(page);
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
  await expectActiveElement(opener);
  await expect.poll(() => inView(page)).toBe(3);
});

test.describe("on a touch screen", { tag: "@touch" }, () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("a swipe changes the picture", async ({ page }) => {
    await open(page);
    const strip = gallery(page).locator(".filmstrip");
    await swipe(strip, -220);
    await expect.poll(() => inView(page)).toBe(2);
    await expect(dot(page, 2)).toHaveAttribute("aria-current", "true");
    await swipe(strip, 220);
    await expect.poll(() => inView(page)).toBe(1);
  });
});

test.describe("when pictures do not load", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("a gallery picture falls back to the cover, the cover to the shared one", async ({ page }) => {
    const [cover, second] = project.gallery.map((picture) => sized(picture).src);
    await page.route(`**${second}-*`, (route) => route.abort());
    await open(page);
    await dot(page, 2).click();
    await expect(slides(page).nth(1)).toHaveAttribute("src", new RegExp(`${cover}-`));
    await page.unrouteAll();
    await page.route(/\/images\/(prepared\/)?projects\//, (route) => route.abort());
    await open(page);
    await expect(slides(page).first()).toHaveAttribute("src", fallbackPictures.project);
    await expect(slides(page).first()).not.toHaveJSProperty("naturalWidth", 0);
  });

  test("cards fall back to the shared picture and do not retry", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.route("**/images/**", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) =>
      request.url().endsWith(fallbackPictures.project),
    );
    await open(page, "/portfolio");
    const images = page.getByRole("article").getByRole("img");
    await expect(images.first()).toHaveAttribute("src", fallbackPictures.project);
    await failed;
    await page.waitForLoadState("networkidle");
    const retries = requested.filter((file) => file === fallbackPictures.project);
    expect(retries.length).toBeLessThanOrEqual(await images.count());
  });
});

test("a picture can be enlarged and moved on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page);
  await gallery(page).getByRole("button", { name: "Full screen" }).click();
  const picture = dialog(page).locator(".filmstrip img").first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const fitted = await width();
  const enlarge = dialog(page).getByRole("button", { name: "Enlarge" });
  await enlarge.click();
  await expect(enlarge).toHaveAttribute("aria-pressed", "true");
  expect(await width()).toBeGreaterThan(2 * fitted);
  const moved = await dialog(page)
    .locator(".zoomed")
    .evaluate((area) => {
      area.scrollBy(200, 50);
      return area.scrollLeft;
    });
  expect(moved).toBe(200);
  await expectAccessible(page);
  await enlarge.click();
  await expect.poll(width).toBe(fitted);
});
