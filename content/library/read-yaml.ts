import { existsSync, readFileSync } from "node:fs";
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
  YAMLParseError,
} from "yaml";
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
  // An asterisk stands for an anchor, which these files do not have.
  visit(document, {
    Alias: (_, { range }) => {
      document.errors.push(new YAMLParseError([range?.[0] ?? 0, 0], "BAD_ALIAS", ""));
    },
  });
  // Whatever follows the first is mostly its consequence.
  const mistakes = [...document.errors, ...document.warnings].slice(0, 1).map((error) => ({
    file,
    line: lines.linePos(error.pos[0]).line,
    problem: `cannot be read: ${reasonOf(error, text)}`,
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

/** In the words of whoever writes the file, where the parser has those of its grammar. */
function reasonOf({ code, message, pos: [start] }: YAMLError, text: string) {
  const quote = "needs quotation marks around it";
  if (code === "DUPLICATE_KEY") {
    const [name] = text.slice(start).split(":");
    return `${name} stands there twice. Put the new lines under the first; an item of a list begins with a dash`;
  }
  if (code === "TAB_AS_INDENT") return "the line begins with a tab. Indent it with spaces";
  if (code === "BLOCK_AS_IMPLICIT_KEY")
    return `a text with a colon ${quote}, and fields that belong together begin in the same column`;
  if (code === "BAD_SCALAR_START" || code === "BAD_ALIAS") return `a text that starts with a sign ${quote}`;
  return `${message}. A text with a colon or one that starts with a sign ${quote}`;
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
