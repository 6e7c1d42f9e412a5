import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

/** app/layout/start-script.tsx looks for it. */
export const parkedType = "text/x-start";

const dataType = "application/ld+json";

/** What a page asks for once it is painted: its modules in the order in which they run, and the whole stylesheet. */
type Start = { stylesheet: string; inOrder: (modules: string[]) => string[] };

/**
 * Takes the module preloads out of a prerendered page and parks its start-up script under a type that no browser
 * runs, where app/layout/start-script.tsx picks it up after the first paint. Also names the modules. Stops the build
 * when the page does not have the shape expected here, as it might after an upgrade of React Router.
 */
export function delayStart(html: string, file: string, { stylesheet, inOrder }: Start) {
  const elements = elementsOf(html);
  const preloads = elements.filter(
    (element) => element.tagName === "link" && has(element, "rel", "modulepreload"),
  );
  const starts = elements.filter((element) => element.tagName === "script" && has(element, "type", "module"));
  const [start] = starts;
  if (
    preloads.length === 0 ||
    starts.length !== 1 ||
    !start ||
    !textOf(start).includes("__reactRouterRouteModules")
  ) {
    throw new Error(
      `${file}: expected module preloads and one start-up script, found ${preloads.length} and ${starts.length}`,
    );
  }

  const modules = inOrder(preloads.flatMap((element) => attribute(element, "href") ?? []));
  const cuts = preloads.map((element) => ({ ...span(element), put: "" }));
  cuts.push({
    ...span(start),
    put: `<script type="${parkedType}">${inSteps(textOf(start), stylesheet, modules)}</script>`,
  });
  let result = html;
  for (const { from, to, put } of cuts.sort((a, b) => b.from - a.from)) {
    result = result.slice(0, from) + put + result.slice(to);
  }
  return { html: result, modules };
}

/**
 * A module runs with all that it imports in one go, which would hold the page for longer than a tap may wait. So the
 * files are asked for in fours, since asking takes its time too, and then run one after the other, what is imported
 * before what imports it, with pauses in which the page can answer. The stylesheet is only laid ready, see
 * app/lib/rest-of-styles.ts. The browser itself reports a file that does not come; the page then stays as it was
 * prerendered, and nothing waits any longer.
 */
function inSteps(start: string, stylesheet: string, modules: string[]) {
  const steps = start
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, "const $1=await import($2);")
    .replaceAll(/import ("[^"]+");/g, "await import($1);")
    .replaceAll(/;\s*import\(/g, ";await import(")
    .replaceAll(/\n\s*/g, "");
  return `const m=${JSON.stringify(modules)},link=(rel,href)=>document.head.append(Object.assign(document.createElement("link"),{rel,href})),pause=()=>new Promise(r=>setTimeout(r));try{for(const i in m){link("modulepreload",m[i]);if(i%4==3)await pause()}for(const f of m){await import(f);await pause()}link("prefetch","${stylesheet}");${steps}}catch(e){delete document.documentElement.dataset.arriving;if(!/import/i.test(e.message))throw e}`;
}

/**
 * The page with its stylesheet cut down by `cut`, which gets the text, and the classes that the page has or that
 * `code`, its modules, could give it: any of their words may be one.
 */
export function withStyles(html: string, code: string, cut: (css: string, classes: Set<string>) => string) {
  const elements = elementsOf(html);
  const style = elements.find((element) => element.tagName === "style");
  const place = style?.sourceCodeLocation;
  if (!style || !place?.startTag || !place.endTag) throw new Error("A page has no stylesheet");
  const classes = elements.flatMap((element) => attribute(element, "class")?.split(/\s+/) ?? []);
  const css = cut(textOf(style), new Set([...classes, ...code.split(/[\s"'`{}]+/)]));
  return html.slice(0, place.startTag.endOffset) + css + html.slice(place.endTag.startOffset);
}

/**
 * Puts data for programs that read pages at the end of one, where it delays nothing that is seen. React leaves
 * elements alone that it did not render.
 */
export function addData(html: string, data: object) {
  const end = html.lastIndexOf("</body>");
  if (end < 0) throw new Error("No end of the body to put the page's data at");
  // In a script, "<" could end it or begin a comment; inside JSON it can always be written as an escape.
  const text = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `${html.slice(0, end)}<script type="${dataType}">${text}</script>${html.slice(end)}`;
}

/** The texts of all inline scripts and styles, as the browser hashes them. Data is not run, so it needs no hash. */
export function inlineSources(html: string) {
  const elements = elementsOf(html);
  const scripts = elements.filter(
    (element) =>
      element.tagName === "script" && !attribute(element, "src") && !has(element, "type", dataType),
  );
  const styles = elements.filter((element) => element.tagName === "style");
  return { scripts: scripts.map(textOf), styles: styles.map(textOf) };
}

export function elementsOf(html: string) {
  const found: Element[] = [];
  const walk = (node: Node) => {
    if ("tagName" in node) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  // What stands in a <noscript> is part of the page for whoever sees it.
  walk(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;
}

export function attribute(element: Element, name: string) {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function has(element: Element, name: string, value: string) {
  return attribute(element, name) === value;
}

export function textOf(element: Element) {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

function span(element: Element) {
  const place = element.sourceCodeLocation;
  if (!place) throw new Error(`No place in the source for <${element.tagName}>`);
  return { from: place.startOffset, to: place.endOffset };
}
