import * as v from "valibot";
import type { Mistake } from "./mistake.ts";
import type { FieldPath } from "./read-yaml.ts";

type Checked<T> = { output?: T; mistakes: readonly Mistake[] };

export function check<S extends v.GenericSchema>(
  file: string,
  schema: S,
  value: unknown,
  lineOf?: (path: FieldPath) => number | undefined,
): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, value);
  if (result.success) return { output: result.output, mistakes: [] };
  const mistakes = result.issues.map((issue) => {
    const field = v.getDotPath(issue);
    const place = { file, line: lineOf?.(field?.split(".") ?? []) };
    return field ? { ...place, field, problem: problemOf(issue) } : { ...place, problem: problemOf(issue) };
  });
  return { mistakes };
}

/** The library words a missing or unknown field for programmers; these are for whoever edits the text. */
function problemOf(issue: v.BaseIssue<unknown>): string {
  if (issue.received === "undefined") return "is missing";
  if (issue.type === "strict_object" && issue.expected === "never") return "is not a field of this entry";
  if (issue.type === "array") return "must be a list, with a dash before each item";
  if (issue.type === "strict_object") return "must have fields of its own, each on an indented line";
  return issue.message;
}
