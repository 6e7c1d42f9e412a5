import { type SelectorComponent, transform, type Visitor } from "lightningcss";
import { attribute, type Element } from "./document.ts";

/**
 * The classes that a page has, or that its start-up modules could give it: any word of theirs may be one.
 */
export function possibleClasses(elements: readonly Element[], code: string) {
  const classes = elements.flatMap((element) => attribute(element, "class")?.split(/\s+/) ?? []);
  return new Set([...classes, ...code.split(/[\s"'`{}]+/)]);
}

/**
 * The rules of a stylesheet that a page with these classes can need: a rule for a class that the page does not have
 * is left out. Rules for elements, attributes and states stay.
 */
export function criticalCss(css: string, classes: ReadonlySet<string>) {
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
  // A second pass removes the conditions that have lost all their rules.
  return minified(needed, {});
}

/** The page names its fonts. Named again by the full stylesheet, they would be loaded and swapped again. */
export function withoutFontFaces(css: string) {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, "");
}

/** Vite's own targets. Without any, the minifier writes syntax that no browser reads yet. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

function minified(css: string, visitor: Visitor<never>) {
  const code = Buffer.from(css);
  return transform({ filename: "page.css", code, minify: true, targets, visitor }).code.toString();
}
