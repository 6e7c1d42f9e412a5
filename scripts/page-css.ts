import { type SelectorComponent, transform, type Visitor } from "lightningcss";

/**
 * The rules of a stylesheet that a page with these classes can need: a rule for a class that the page does not have
 * is left out. Rules for elements, attributes and states stay.
 */
export function cssFor(css: string, classes: ReadonlySet<string>) {
  const applies = (selector: readonly SelectorComponent[]): boolean =>
    selector.every((part) => {
      if (part.type === "class") return classes.has(part.name);
      if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where"))
        return part.selectors.some(applies);
      return true;
    });
  const needed = minified(css, {
    Rule: { style: (rule) => (rule.value.selectors.some(applies) ? undefined : []) },
  });
  // Once more, for the conditions that have lost all their rules.
  return minified(needed, {});
}

/** Those that Vite has in mind too. Without any, the minifier writes what no browser reads yet. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

function minified(css: string, visitor: Visitor<never>) {
  const code = Buffer.from(css);
  return transform({ filename: "page.css", code, minify: true, targets, visitor }).code.toString();
}
