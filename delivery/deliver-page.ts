import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isEntry, startUpOf, staticImports } from "#contract/framework.ts";
import { compiledBoot } from "./compile-boot.ts";
import { criticalCss, possibleClasses, withoutFontFaces } from "./critical-css.ts";
import { deferredType } from "./deferred-type.ts";
import { attribute, type Edit, edit, elementsOf, replace, textOf } from "./document.ts";
import { isEnabled } from "./techniques.ts";

/** Rewrites prerendered pages so that each carries its critical CSS and starts React after its first paint. */
export async function createDelivery(client: string) {
  const boot = `<script>${await compiledBoot()}</script>`;
  const firstFrames = readFileSync("delivery/delivery.css", "utf8");
  const read = (path: string) => readFileSync(join(client, path), "utf8");
  const stylesheets = new Map<string, string>();

  function deliver(html: string, file: string) {
    if (!isEnabled("deferred-start")) return html;
    const elements = elementsOf(html);
    const { script, stylesheet, preloads, modules } = startUpOf(elements, textOf, file);
    const ordered = topologicalOrder(modules);
    const href = attribute(stylesheet, "href") ?? "";
    const edits: Edit[] = preloads.map((link) => replace(link, ""));
    edits.push(replace(script, deferredScript(textOf(script), ordered)));
    edits.push(
      replace(
        stylesheet,
        styles(href, () => possibleClasses(elements, ordered.map(read).join())),
      ),
    );
    return edit(html, edits);
  }

  function styles(href: string, classes: () => Set<string>) {
    if (!isEnabled("critical-css"))
      return `<style>${firstFrames}</style><link rel="stylesheet" href="${href}"/>${boot}`;
    const css = stylesheets.get(href) ?? read(href);
    stylesheets.set(href, css);
    const inlined = criticalCss(firstFrames + css, classes());
    return `<style>${inlined}</style>${boot}<link rel="stylesheet" href="${href}" media="print"/>`;
  }

  /** Start-up modules without the entry, each after those that it imports. */
  function topologicalOrder(modules: readonly string[]) {
    const ordered = new Set<string>();
    const add = (module: string) => {
      if (ordered.has(module)) return;
      staticImports(read(module)).forEach(add);
      ordered.add(module);
    };
    modules.forEach(add);
    return [...ordered].filter((module) => !isEntry(module));
  }

  return {
    deliver,
    /** The files that the pages share, changed to go with them. */
    sharedFiles: () =>
      [...stylesheets].map(([href, css]) => ({ file: href.slice(1), content: withoutFontFaces(css) })),
  };
}

function deferredScript(text: string, modules: readonly string[]) {
  const list = isEnabled("staggered-imports") ? ` data-modules="${modules.join(" ")}"` : "";
  return `<script type="${deferredType}"${list}>${text}</script>`;
}
