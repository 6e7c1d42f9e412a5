import { about, videoPoster } from "#content/about/index.ts";
import { sized } from "#content/pictures.ts";
import { services } from "#content/services/index.ts";
import { stats, video, videoOrigin } from "#content/site.ts";
import { overrideLoaderData } from "./loader-data.ts";
import { expect, expectAccessible, hydrated, test } from "./visitor.ts";

test("the page shows mission, goals, expertise and figures", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toContainText([
    "Our Mission",
    "Our Goals",
    "Our Expertise",
  ]);
  for (const { title } of about.goals) {
    await expect(main.getByRole("term").filter({ hasText: title })).toBeVisible();
  }
  for (const { service } of about.expertise) {
    const { title = "", link = "" } = services.get(service) ?? {};
    await expect(main.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", link);
  }
  for (const { value, label } of stats) {
    await expect(main.getByText(value, { exact: true })).toBeVisible();
    await expect(main.getByText(label)).toBeVisible();
  }
});

test("without a video there is no player", async ({ page }) => {
  test.skip(video !== undefined, "The content has a video");
  await page.goto("/about");
  await hydrated(page);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test.describe("with a video", () => {
  test.use({ expectedRequests: new RegExp(`^${videoOrigin}/`) });

  test("the player loads on a click, and nothing of it before", async ({ page, context }) => {
    const requested: string[] = [];
    await context.route(`${videoOrigin}/**`, async (route) => {
      requested.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
    });
    // A build with a video sends this policy.
    await page.route("**/process", async (route) => {
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"]?.replace(/;?\s*frame-src[^;]*/, "");
      const headers = {
        ...response.headers(),
        "content-security-policy": `${policy}; frame-src ${videoOrigin}`,
      };
      await route.fulfill({ response, headers });
    });
    await overrideLoaderData(page, "/about", "video", {
      player: `${videoOrigin}/embed/made-up-id?autoplay=1&rel=0`,
      title: "How we work",
      minutes: 2,
    });

    await page.goto("/process");
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
    const play = page.getByRole("button", { name: "Play video: How we work (2 min)" });
    await play.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    expect(requested).toEqual([]);

    await play.press("Enter");
    const player = page.locator("iframe");
    await expect(player).toHaveAttribute("title", "How we work");
    await expect(player).toHaveAttribute("loading", "lazy");
    await expect(player).toBeFocused();
    await expect(play).toHaveCount(0);
    await expect.poll(() => requested).toEqual([`${videoOrigin}/embed/made-up-id?autoplay=1&rel=0`]);
  });

  test("the one of the content has its poster, its policy and its player", async ({ page, context }) => {
    test.skip(video === undefined, "The content has no video");
    const { title = "", minutes, player = "" } = video ?? {};
    await context.route(`${videoOrigin}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>player</title>" }),
    );
    const response = await page.goto("/about");
    expect(response?.headers()["content-security-policy"]).toContain(`frame-src ${videoOrigin}`);
    await hydrated(page);
    const film = page.getByRole("region", { name: title });
    const poster = sized(videoPoster).src;
    await expect(film.locator("img")).toHaveAttribute("src", new RegExp(`^${poster}-`));
    await film.getByRole("button", { name: `Play video: ${title} (${minutes} min)` }).click();
    await expect(film.locator("iframe")).toHaveAttribute("src", player);
  });
});
