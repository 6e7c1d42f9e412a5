import type * as v from "valibot";
import { check } from "./library/check.ts";
import { ContentError } from "./library/mistake.ts";

type Entry = { id: string };

export type Collection<T extends Entry> = {
  all: readonly T[];
  ids: readonly string[];
  get(id: string): T | undefined;
};

export function collectionOf<T extends Entry>(all: readonly T[]): Collection<T> {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  return { all, ids: [...byId.keys()], get: (id) => byId.get(id) };
}

export function defineContent<S extends v.GenericSchema>(
  file: string,
  schema: S,
  value: v.InferInput<S>,
): v.InferOutput<S> {
  const { output, mistakes } = check(`content/${file}`, schema, value);
  if (output === undefined) throw new ContentError(mistakes);
  return output;
}
