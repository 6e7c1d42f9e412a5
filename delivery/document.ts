import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

export type Edit = { from: number; to: number; html: string };

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

export function textOf(element: Element) {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

export function replace(element: Element, html: string): Edit {
  const place = element.sourceCodeLocation;
  if (!place) throw new Error(`No place in the source for <${element.tagName}>`);
  return { from: place.startOffset, to: place.endOffset, html };
}

export function edit(html: string, edits: readonly Edit[]) {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((result, { from, to, html: put }) => result.slice(0, from) + put + result.slice(to), html);
}
