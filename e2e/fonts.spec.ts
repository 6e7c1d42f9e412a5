import { staffingPlans } from "#content/staffing/index.ts";
import { foreignGlyphs } from "#scripts/foreign-glyphs.ts";
import { builtPages, textOf } from "./built-site.ts";
import { calculator, oneOfEachGroup, pricingPath } from "./pricing-page.ts";
import { expect, hydrated, test } from "./visitor.ts";

/** Texts that are only rendered in the browser: sums, hours and the difference between two costs. */
const states = [
  pricingPath(calculator, oneOfEachGroup(calculator)),
  `/staffing?${staffingPlans.ids.at(-1)}=2&local=9500`,
];

/**
 * A character that neither font has comes from a system font. It looks foreign, and the search for it takes the
 * browser as long as the layout of a page.
 */
test("every character comes from the site's own fonts", { tag: "@devtools" }, async ({ page }) => {
  const prerendered = pathsWithEveryCharacter();
  expect(prerendered).not.toEqual([]);
  for (const path of [...prerendered, ...states]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
    expect(await foreignGlyphs(page), path).toEqual([]);
  }
});

/** As few pages as show every character beyond ASCII that the prerendered site shows. */
function pathsWithEveryCharacter() {
  const seen = new Set<string>();
  return builtPages().flatMap(({ path, elements }) => {
    const main = elements.find(({ tagName }) => tagName === "main");
    const characters = (main ? textOf(main) : "").match(/[^\0-\x7f]/gu) ?? [];
    if (characters.every((character) => seen.has(character))) return [];
    for (const character of characters) seen.add(character);
    return [path];
  });
}
