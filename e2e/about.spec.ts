import { services } from "#content/services/index.ts";
import { stats, videoOrigin } from "#content/site.ts";
import { changeContent } from "./loader-data.ts";
import { expect, expectNoAxeViolations, hydrated, test } from "./visitor.ts";

test("the page tells mission, goals, expertise and figures, and has no player without a video", async ({
  page,
}) => {
  await page.goto("/about");
  await hydrated(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Our Mission",
    "Our Goals",
    "Our Expertise",
    "Ask the people who would build it",
  ]);
  for (const goal of [
    "Innovation",
    "Excellence",
    "Collaboration",
    "Integrity",
    "Adaptability",
    "Timeliness",
  ]) {
    await expect(main.getByRole("term").filter({ hasText: goal })).toBeVisible();
  }
  for (const { title, link } of services.all) {
    await expect(main.getByRole("link", { name: title })).toHaveAttribute("href", link);
  }
  for (const { value } of stats) await expect(main.getByText(value, { exact: true })).toBeVisible();
  await expect(main.getByText("Years of Experience")).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test.describe("with a video", () => {
  test.use({ expectedRequests: new RegExp(`^${videoOrigin}/`) });

  test("the player is asked for by a click, and nothing of it before", async ({ page, context }) => {
    const asked: string[] = [];
    await context.route(`${videoOrigin}/**`, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
    });
    // A build with a video sends this policy: see scripts/finish-build.ts and its place in the server.
    await page.route("**/process", async (route) => {
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"];
      const headers = {
        ...response.headers(),
        "content-security-policy": `${policy}; frame-src ${videoOrigin}`,
      };
      await route.fulfill({ response, headers });
    });
    await changeContent(page, "/about", "video", {
      youtubeId: "made-up-id",
      title: "How Midspan works",
      minutes: 2,
    });

    await page.goto("/process");
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
    const play = page.getByRole("button", { name: "Play video: How Midspan works (2 min)" });
    await play.scrollIntoViewIfNeeded();
    await expectNoAxeViolations(page);
    expect(asked).toEqual([]);

    await play.press("Enter");
    const player = page.locator("iframe");
    await expect(player).toHaveAttribute("title", "How Midspan works");
    await expect(player).toHaveAttribute("loading", "lazy");
    await expect(player).toBeFocused();
    await expect(play).toHaveCount(0);
    expect(asked).toEqual([`${videoOrigin}/embed/made-up-id?autoplay=1&rel=0`]);
  });
});
