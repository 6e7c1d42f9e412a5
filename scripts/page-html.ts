import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/**
 * Takes the module preloads out of a prerendered page and parks its start-up script under `type="start"`, where
 * app/layout/start-script.tsx picks it up after the first paint. Stops the build when the page does not have the
 * shape expected here, as it might after an upgrade of React Router.
 */
export function delayStart(html: string, file: string) {
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

  const cuts = preloads.map((element) => ({ ...span(element), put: "" }));
  const tag = startTag(start);
  cuts.push({ ...tag, put: '<script type="start">' });
  let result = html;
  for (const { from, to, put } of cuts.sort((a, b) => b.from - a.from)) {
    result = result.slice(0, from) + put + result.slice(to);
  }
  return result;
}

/** The texts of all inline scripts and styles, as the browser hashes them. */
export function inlineSources(html: string) {
  const elements = elementsOf(html);
  const scripts = elements.filter((element) => element.tagName === "script" && !attribute(element, "src"));
  const styles = elements.filter((element) => element.tagName === "style");
  return { scripts: scripts.map(textOf), styles: styles.map(textOf) };
}

function elementsOf(html: string) {
  const found: Element[] = [];
  const walk = (node: Node) => {
    if ("tagName" in node) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

function attribute(element: Element, name: string) {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function has(element: Element, name: string, value: string) {
  return attribute(element, name) === value;
}

function textOf(element: Element) {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

function span(element: Element) {
  const place = element.sourceCodeLocation;
  if (!place) throw new Error(`No place in the source for <${element.tagName}>`);
  return { from: place.startOffset, to: place.endOffset };
}

function startTag(element: Element) {
  const place = element.sourceCodeLocation?.startTag;
  if (!place) throw new Error(`No start tag in the source for <${element.tagName}>`);
  return { from: place.startOffset, to: place.endOffset };
}
