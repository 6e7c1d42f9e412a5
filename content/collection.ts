import * as v from "valibot";

type Entry = { id: string };
type EntrySchema = v.GenericSchema<unknown, Entry>;

/** A list of entries that checked itself when it was imported. Its order is the order on the page. */
export type Collection<T extends Entry> = {
  all: readonly T[];
  ids: readonly string[];
  get(id: string): T | undefined;
};

/**
 * Stops with one sentence per mistake, so that a mistake in the content never reaches a visitor.
 * `place` is a folder with a file per entry ("services"), or the file that holds all ("faq/index.ts").
 */
export function defineCollection<S extends EntrySchema>(
  place: string,
  schema: S,
  entries: readonly v.InferInput<S>[],
): Collection<v.InferOutput<S>> {
  const all = entries.map((entry) => checked(entryPlace(place, entry), schema, entry));
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const repeated = all.find((entry) => byId.get(entry.id) !== entry);
  if (repeated) {
    const list = place.endsWith(".ts") ? place : `${place}/index.ts`;
    throw new Error(`content/${list}: the id "${repeated.id}" stands there twice`);
  }
  return { all, ids: [...byId.keys()], get: (id) => byId.get(id) };
}

/** The same check for content that is one object and not a list. */
export function defineContent<S extends v.GenericSchema>(
  file: string,
  schema: S,
  value: v.InferInput<S>,
): v.InferOutput<S> {
  return checked(`content/${file}`, schema, value);
}

function checked<S extends v.GenericSchema>(place: string, schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const mistakes = result.issues.map((issue) => {
    const field = v.getDotPath(issue);
    return field ? `${place}: field ${field} ${faultOf(issue)}` : `${place}: ${issue.message}`;
  });
  throw new Error(mistakes.join("\n"));
}

/** The library words a missing or unknown field for programmers; these are for whoever edits the text. */
function faultOf(issue: v.BaseIssue<unknown>): string {
  if (issue.received === "undefined") return "is missing";
  if (issue.type === "strict_object" && issue.expected === "never") return "is not a field of this entry";
  return issue.message;
}

function entryPlace(place: string, entry: unknown): string {
  const id = entry && typeof entry === "object" && "id" in entry && entry.id;
  if (!id) return `content/${place}, an entry without an id`;
  return place.endsWith(".ts") ? `content/${place}, entry ${id}` : `content/${place}/${id}.ts`;
}
