import { videoOrigin } from "#content/site.ts";
import { firstProject, firstStudy } from "../entries.ts";
import { isWhole, onePathOfEachRoute } from "../routes.ts";
import { expect, settled, test } from "../visitor.ts";
import { nextControl, press } from "./press-everything.ts";

test.use({
  expectedMessages: /404|Failed to load resource/,
  // Pressing the video loads its player, where the content has one.
  expectedRequests: new RegExp(`^${videoOrigin}/`),
});

const states = [
  ...onePathOfEachRoute,
  "/no-such-page",
  "/portfolio/no-such-project",
  "/portfolio?q=nothing+like+it",
  `/portfolio?technology=${firstProject.technologies[0]}`,
  "/portfolio?page=2",
  `/case-studies?technology=${firstStudy.technologies[0]}`,
  "/case-studies?q=nothing+like+it",
  "/services?category=ui-ux-design",
  "/pricing?tab=faq",
  "/pricing?tab=quote",
  "/staffing?tab=milestone",
].map((path) => ({ path, width: 1280 }));

const onPhone = ["/", "/pricing", "/staffing", "/portfolio", "/contact"].map((path) => ({
  path,
  width: 375,
}));

for (const { path, width } of [...states, ...onPhone]) {
  test(`focus is never lost on ${path} at ${width} px, whatever is pressed`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await settled(page);
    // Header and footer are the same everywhere.
    const within = path === "/about" || path === "/contact" || isWhole ? "body" : "main";
    const pressed: string[] = [];
    const lost: string[] = [];
    for (;;) {
      const control = await nextControl(page, within, pressed);
      if (!control) break;
      pressed.push(control.name);
      if (await press(page, control)) lost.push(control.name);
    }
    expect(pressed).not.toEqual([]);
    expect(lost).toEqual([]);
  });
}
