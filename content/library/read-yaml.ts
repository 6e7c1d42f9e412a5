import { existsSync, readFileSync } from "node:fs";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Mistake } from "./mistake.ts";

export type FieldPath = readonly (string | number)[];

export type Source = {
  file: string;
  value: unknown;
  mistakes: readonly Mistake[];
  lineOf(path: FieldPath): number | undefined;
  fieldAt(line: number): FieldPath | undefined;
};

export function readYaml(root: string, file: string): Source {
  if (!existsSync(`${root}/${file}`)) return absent(file);
  const lines = new LineCounter();
  const text = readFileSync(`${root}/${file}`, "utf8");
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  // Whatever follows the first is mostly its consequence.
  const mistakes = [...document.errors, ...document.warnings]
    .slice(0, 1)
    .map(({ pos: [start], message }) => ({
      file,
      line: lines.linePos(start).line,
      problem: `cannot be read: ${message}. A text with a colon or one that starts with a sign needs quotation marks around it`,
    }));

  function lineOf(path: FieldPath): number | undefined {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : undefined;
  }

  function fieldAt(line: number): FieldPath | undefined {
    const found = scalarsIn(document.contents, []).findLast(({ start }) => lines.linePos(start).line <= line);
    return found?.path;
  }

  return { file, value: mistakes.length > 0 ? undefined : tidy(document.toJS()), mistakes, lineOf, fieldAt };
}

function absent(file: string): Source {
  const mistakes = [{ file, problem: "is not there" }];
  return { file, value: undefined, mistakes, lineOf: () => undefined, fieldAt: () => undefined };
}

function scalarsIn(node: unknown, path: FieldPath): { path: FieldPath; start: number }[] {
  if (isSeq(node)) return node.items.flatMap((item, index) => scalarsIn(item, [...path, index]));
  if (isMap(node)) return node.items.flatMap(({ key, value }) => scalarsIn(value, [...path, String(key)]));
  return isScalar(node) && node.range ? [{ path, start: node.range[0] }] : [];
}

/** A text is one paragraph, however its lines are broken; an empty field is as good as none. */
export function tidy(value: unknown): unknown {
  if (typeof value === "string") return value.trim().replace(/\s*\n\s*/g, " ");
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== "object") return value ?? undefined;
  const fields = Object.entries(value).map(([name, inner]) => [name, tidy(inner)] as const);
  return Object.fromEntries(fields.filter(([, inner]) => !isBlank(inner)));
}

function isBlank(value: unknown) {
  if (value === undefined || value === "") return true;
  return typeof value === "object" && !Array.isArray(value) && Object.keys(value ?? {}).length === 0;
}
