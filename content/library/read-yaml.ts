import { readFileSync } from "node:fs";
import { isNode, LineCounter, parseDocument } from "yaml";
import type { Mistake } from "./mistake.ts";

export type FieldPath = readonly (string | number)[];

export type Source = {
  file: string;
  value: unknown;
  mistakes: readonly Mistake[];
  /** Where a field stands, or what it should stand in. */
  lineOf(path: FieldPath): number | undefined;
};

/** `file` is a path under the root of the project, as mistakes name it. */
export function readYaml(root: string, file: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(`${root}/${file}`, "utf8"), {
    lineCounter: lines,
    prettyErrors: false,
  });
  const mistakes = document.errors.map(({ pos: [start], message }) => ({
    file,
    line: lines.linePos(start).line,
    problem: `cannot be read: ${message}. A text with a colon or one that starts with a sign needs quotation marks around it`,
  }));
  const lineOf = (path: FieldPath): number | undefined => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : undefined;
  };
  return { file, value: mistakes.length > 0 ? undefined : tidy(document.toJS()), mistakes, lineOf };
}

/**
 * A text is one paragraph, however its lines are broken. A field that is there but empty, as an editor leaves it, is
 * as good as not there.
 */
function tidy(value: unknown): unknown {
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
