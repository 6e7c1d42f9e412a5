import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  visit,
} from "yaml";
import { tidy } from "#content/library/read-yaml.ts";
import type { Fields } from "../protocol.ts";

const lineWidth = 80;

/** The text of a file with other values. What has not changed keeps its place, its comments and its layout. */
export function updateYaml(text: string, fields: Fields): string {
  const document = parseDocument(text);
  document.contents = updated(document, document.contents, tidy(fields)) as typeof document.contents;
  foldLongTexts(document);
  return document.toString({ lineWidth });
}

function updated(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isFields(value)) {
    node.items = Object.entries(value).reduce(
      (pairs, [name, inner], index, all) => {
        const pair = pairs.find(({ key }) => String(key) === name);
        if (pair) pair.value = updated(document, pair.value, inner);
        else pairs.splice(placeAfter(pairs, all[index - 1]?.[0]), 0, document.createPair(name, inner));
        return pairs;
      },
      node.items.filter(({ key }) => Object.hasOwn(value, String(key))),
    );
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    if (node.items.length === 0 && value.length > 0) node.flow = false;
    node.items = updatedItems(document, node.items, value);
    return node;
  }
  if (isScalar(node) && !isDeepStrictEqual(tidy(node.value), value) && typeof value !== "object") {
    node.value = value;
    node.range = null;
    return node;
  }
  return isScalar(node) && typeof value !== "object" ? node : document.createNode(value);
}

/** An item that has only moved takes its lines with it. */
function updatedItems(document: Document, items: readonly unknown[], values: readonly unknown[]) {
  const before = items.map((node) => (isNode(node) ? tidy(node.toJS(document)) : node));
  const taken = new Set<number>();
  const moved = values.map((value) => {
    const from = before.findIndex((item, index) => !taken.has(index) && isDeepStrictEqual(item, value));
    if (from >= 0) taken.add(from);
    return items[from];
  });
  return values.map(
    (value, index) => moved[index] ?? updated(document, taken.has(index) ? undefined : items[index], value),
  );
}

function placeAfter(pairs: readonly { key: unknown }[], name: string | undefined) {
  return pairs.findIndex(({ key }) => String(key) === name) + 1;
}

/** New and changed texts are laid out as the others are: on one line, or as a block of lines where they are long. */
function foldLongTexts(document: Document) {
  visit(document, {
    Scalar(key, node, path) {
      if (node.range || typeof node.value !== "string" || key === "key") return;
      if (node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE") return;
      const indent = 2 * (path.filter(isCollection).length - 1);
      const parent = path.at(-1);
      const name = parent && "key" in parent ? String(parent.key).length : 0;
      node.type = indent + name + 2 + node.value.length > lineWidth ? "BLOCK_FOLDED" : "PLAIN";
    },
  });
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
