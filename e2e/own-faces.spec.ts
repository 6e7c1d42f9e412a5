import { foreignGlyphs } from "#scripts/foreign-glyphs.ts";
import { builtPages, textOf } from "./built-site.ts";
import { expect, hydrated, test } from "./visitor.ts";

/** What is written only once the page knows its visitor: sums, hours and the difference between two costs. */
const states = ["/pricing?tab=mobile&o=ios", "/staffing?senior=2&local=9500"];

/**
 * A sign that neither of our faces has comes from some other face of the visitor's. It looks foreign, and the search
 * for it takes the browser as long as the layout of a page.
 */
test("every sign comes from our own faces", async ({ page }) => {
  const prerendered = pathsWithEverySign();
  expect(prerendered).not.toEqual([]);
  for (const path of [...prerendered, ...states]) {
    await page.goto(path);
    await hydrated(page);
    // The faces are optional: what came too late for the first visit is there for the second.
    await page.reload();
    await hydrated(page);
    expect(await foreignGlyphs(page), path).toEqual([]);
  }
});

/** As few pages as show every sign beyond ASCII that the prerendered site shows. */
function pathsWithEverySign() {
  const seen = new Set<string>();
  return builtPages().flatMap(({ path, elements }) => {
    const main = elements.find(({ tagName }) => tagName === "main");
    const signs = (main ? textOf(main) : "").match(/[^\0-\x7f]/gu) ?? [];
    if (signs.every((sign) => seen.has(sign))) return [];
    for (const sign of signs) seen.add(sign);
    return [path];
  });
}
