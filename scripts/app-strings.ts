import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import type { PlacedText } from "#content/rules/texts.ts";

type Node = Readonly<Record<string, unknown>> & { type: string; start: number };
type Found = { text: string; at: number };

export function appStrings(): PlacedText[] {
  return globSync("app/**/*.{ts,tsx}")
    .filter((file) => !/\.test\.|\/testing\/|\.d\.ts$/.test(file))
    .toSorted()
    .flatMap((file) => stringsOf(file, readFileSync(file, "utf8")));
}

export function stringsOf(file: string, source: string): PlacedText[] {
  return stringsIn(parseSync(file, source).program)
    .map(({ text, at }) => ({ text: text.replace(/\s+/g, " ").trim(), at }))
    .filter(({ text }) => isProse(text))
    .map(({ text, at }) => ({ file, field: `line ${source.slice(0, at).split("\n").length}`, text }));
}

function stringsIn(node: unknown): Found[] {
  if (Array.isArray(node)) return node.flatMap(stringsIn);
  if (!isNode(node) || isUnseen(node)) return [];
  const inside = Object.values(node).flatMap(stringsIn);
  const at = node.start;
  if (node.type === "Literal" && typeof node.value === "string") return [{ text: node.value, at }];
  if (node.type === "TemplateLiteral")
    return [{ text: nodesIn(node.quasis).map(rawText).join(filledIn), at }, ...inside];
  if (node.type === "JSXElement" || node.type === "JSXFragment")
    return [{ text: nodesIn(node.children).map(childText).join(""), at }, ...inside];
  return inside;
}

/** Stands for whatever is filled in, so that "{minutes}-minute" is read as a figure and its unit. */
const filledIn = "9";

function childText(child: Node): string {
  if (child.type === "JSXText") return String(child.value);
  if (child.type !== "JSXExpressionContainer") return " ";
  const inner = child.expression;
  return isNode(inner) && inner.type === "Literal" ? String(inner.value) : filledIn;
}

function rawText({ value }: Node): string {
  return value !== null && typeof value === "object" && "cooked" in value ? String(value.cooked) : "";
}

/** Class names, drawings, the console, errors and names of modules: nobody reads them on the page. */
function isUnseen(node: Node): boolean {
  if (/^(Import|ExportAll|TSLiteralType)/.test(node.type)) return true;
  if (node.type === "JSXAttribute")
    return /^(className|d|sizes|viewBox|transform|style)$/.test(nameOf(node.name));
  if (node.type === "NewExpression") return nameOf(node.callee) === "Error";
  if (node.type !== "CallExpression") return false;
  const { callee } = node;
  return nameOf(callee) === "clsx" || (isNode(callee) && nameOf(callee.object) === "console");
}

function isProse(text: string): boolean {
  if (!/[a-z]{2}/i.test(text)) return false;
  return /^[“‘(]?[A-Z]/.test(text) || (text.includes(" ") && !/(^|[\s(])-?[a-z]+([-:][\w[(]|:)/.test(text));
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function nameOf(value: unknown): string {
  return isNode(value) && typeof value.name === "string" ? value.name : "";
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === "object" && "type" in value && "start" in value;
}
