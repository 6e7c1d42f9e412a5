import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPreloads, startUpOf } from "#contract/framework.ts";
import { classesIn, criticalCss, fullStylesheet, possibleClasses, wordsIn } from "./critical-css.ts";
import { deferredType } from "./deferred-type.ts";
import { attribute, type Edit, type Element, edit, elementsOf, replace, textOf } from "./document.ts";
import { type InlineHashes, inlineHashes, sha256 } from "./inline-hashes.ts";
import { isEnabled } from "./techniques.ts";

type Delivered = { html: string; hashes: InlineHashes };

export function createDelivery(client: string, boot: string) {
  const firstFrames = readFileSync("delivery/delivery.css", "utf8");
  const hrefs = new Set<string>();
  const read = cached((path: string) => readFileSync(join(client, path), "utf8"));
  const wordsOf = cached((list: string) => {
    const modules = list.split(" ");
    checkPreloads(modules, read);
    return wordsIn(modules.map(read).join());
  });
  const stylesheet = cached((href: string) => {
    const css = firstFrames + read(href);
    // Pages of one kind have the same classes, and so the same rules.
    return {
      known: classesIn(css),
      rulesFor: cached((names: string) => criticalCss(css, new Set(names.split(" ")))),
    };
  });

  function deliver(html: string, file: string): Delivered {
    // Parsing takes half of the time: the hashes come from the page as it was rendered, and what is put into it.
    const elements = elementsOf(html);
    const hashes = inlineHashes(elements);
    if (!isEnabled("deferred-start")) return { html, hashes };
    const { script, stylesheet: link, preloads, modules } = startUpOf(elements, textOf, file);
    const list = modules.join(" ");
    const href = attribute(link, "href") ?? "";
    const inlined = isEnabled("critical-css") ? criticalStyles(href, elements, wordsOf(list)) : firstFrames;
    const edits: Edit[] = preloads.map((preload) => replace(preload, ""));
    edits.push(replace(script, deferredScript(textOf(script), list)));
    edits.push(replace(link, styles(href, inlined)));
    hashes.scripts.push(sha256(boot));
    hashes.styles.push(sha256(inlined));
    return { html: edit(html, edits), hashes };
  }

  function criticalStyles(href: string, elements: readonly Element[], words: ReadonlySet<string>) {
    const { known, rulesFor } = stylesheet(href);
    hrefs.add(href);
    return rulesFor(possibleClasses(known, elements, words).join(" "));
  }

  function styles(href: string, inlined: string) {
    const [style, script] = [`<style>${inlined}</style>`, `<script>${boot}</script>`];
    return isEnabled("critical-css")
      ? `${style}${script}<link rel="stylesheet" href="${href}" disabled/>`
      : `${style}<link rel="stylesheet" href="${href}"/>${script}`;
  }

  return {
    deliver,
    /** Contents by file. */
    sharedFiles: () =>
      Object.fromEntries([...hrefs].map((href) => [href.slice(1), fullStylesheet(read(href))])),
  };
}

function deferredScript(text: string, modules: string) {
  return `<script type="${deferredType}" data-modules="${modules}">${text}</script>`;
}

function cached<T>(compute: (key: string) => T) {
  const values = new Map<string, T>();
  return (key: string): T => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}
