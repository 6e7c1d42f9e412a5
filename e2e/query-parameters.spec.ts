import { expect, test } from "./visitor.ts";

test.use({ expectedMessages: /net::ERR_FAILED/ });

test("unknown and campaign parameters hide nothing, even before the client bundle runs", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  for (const path of ["/portfolio", "/case-studies", "/pricing", "/staffing", "/services"]) {
    await page.goto(path);
    const shown = await page.evaluate(shownElements);
    await page.goto(`${path}?msclkid=1&utm_source=mail&unknown=1`);
    expect(await page.evaluate(shownElements), path).toBe(shown);
  }
});

function shownElements() {
  return [...document.querySelectorAll("main *")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  ).length;
}
