import { onePathOfEachRoute } from "../routes.ts";
import { expect, test } from "../visitor.ts";

test.use({ javaScriptEnabled: false });

for (const path of onePathOfEachRoute) {
  test(`${path} shows no control that needs JavaScript`, { tag: "@script-off" }, async ({ page }) => {
    await page.goto(path);
    // The menu opens by `command`, without a script.
    const dead = page.locator("button:not([command]), input, select, textarea, [contenteditable]");
    await expect(dead.filter({ visible: true })).toHaveCount(0);
  });
}
