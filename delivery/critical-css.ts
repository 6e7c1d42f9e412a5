import { type SelectorComponent, transform, type Visitor } from "lightningcss";
import { attribute, type Element } from "./document.ts";

export function classesIn(css: string) {
  const classes = new Set<string>();
  const collect = (selector: readonly SelectorComponent[]) => {
    for (const part of selector) {
      if (part.type === "class") classes.add(part.name);
      if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where"))
        part.selectors.forEach(collect);
    }
  };
  minified(css, { Rule: { style: (rule) => rule.value.selectors.forEach(collect) } });
  return [...classes];
}

export function wordsIn(code: string): ReadonlySet<string> {
  return new Set(code.split(/[\s"'`{}]+/));
}

/** Any word of the start-up modules may be a class that they set. */
export function possibleClasses(
  known: readonly string[],
  elements: readonly Element[],
  words: ReadonlySet<string>,
) {
  const classes = new Set(elements.flatMap((element) => attribute(element, "class")?.split(/\s+/) ?? []));
  return known.filter((name) => classes.has(name) || words.has(name));
}

/** Leaves out rules for classes that the page does not have; those for elements and states stay. */
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
