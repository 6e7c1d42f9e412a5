import { type Rule, type SelectorComponent, transform, type Visitor } from "lightningcss";
import { attribute, type Element } from "./document.ts";

export function classesIn(css: string) {
  const classes = new Set<string>();
  minified(css, {
    Rule: {
      style(rule) {
        for (const name of rule.value.selectors.flatMap(classesOf)) classes.add(name);
      },
    },
  });
  return [...classes];
}

function classesOf(selector: readonly SelectorComponent[]): string[] {
  return selector.flatMap((part) => {
    if (part.type === "class") return part.name;
    if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where"))
      return part.selectors.flatMap(classesOf);
    return [];
  });
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

/** Leaves out what every page carries: given again, fonts would swap again and every element be styled again. */
export function fullStylesheet(css: string) {
  return minified(css, {
    Rule: {
      "font-face": () => [],
      property: () => [],
      "layer-block": ({ value }) => (value.rules.some(hasClass) ? undefined : []),
    },
  });
}

/** Whether a class decides on a rule. Of a kind that is not known here, it may. */
function hasClass(rule: Rule): boolean {
  if (rule.type === "style") return rule.value.selectors.flatMap(classesOf).length > 0;
  if (rule.type === "media" || rule.type === "supports") return rule.value.rules.some(hasClass);
  return true;
}

/** Vite's own targets. Without any, the minifier writes syntax that no browser reads yet. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

function minified(css: string, visitor: Visitor<never>) {
  const code = Buffer.from(css);
  return transform({ filename: "page.css", code, minify: true, targets, visitor }).code.toString();
}
