import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { siteUrl } from "#content/site-url.ts";

type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

export type BuiltPage = { path: string; elements: readonly Element[]; ids: ReadonlySet<string> };

const client = "build/client";

/** Every page of the build, parsed as a browser without JavaScript would. */
export function builtPages(): readonly BuiltPage[] {
  return globSync("**/*.html", { cwd: client }).map((file) => {
    const elements = elementsOf(readFileSync(join(client, file), "utf8"));
    const ids = new Set(elements.flatMap((element) => attribute(element, "id") ?? []));
    return { path: `/${file.replace(/(^|\/)index\.html$/, "")}`, elements, ids };
  });
}

/** The paths of all files of the build. */
export function builtFiles(): ReadonlySet<string> {
  return new Set(globSync("{**,.well-known}/*.*", { cwd: client }).map((file) => `/${file}`));
}

export function builtText(path: string) {
  return readFileSync(join(client, path), "utf8");
}

export function attribute(element: Element, name: string) {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The label of an element, or the text inside it. */
export function accessibleName(element: Element): string {
  return attribute(element, "aria-label") ?? textOf(element);
}

/** The URL of an address on this site, or undefined for another site. */
export function internalUrl(address: string, page: string): URL | undefined {
  const url = new URL(address, siteUrl + page);
  return url.origin === new URL(siteUrl).origin ? url : undefined;
}

function elementsOf(html: string) {
  const found: Element[] = [];
  const walk = (node: Node) => {
    if ("tagName" in node) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parse(html, { scriptingEnabled: false }));
  return found;
}

export function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
