import type { FieldPath } from "./read-yaml.ts";

/** What a text may name in braces: "{deposit} before work starts". */
export type Values = Readonly<Record<string, string | number>>;

export type Filled = { value: unknown; unknown: readonly { path: FieldPath; name: string }[] };

export function fillIn(value: unknown, values: Values): Filled {
  const unknown: { path: FieldPath; name: string }[] = [];
  const fill = (inner: unknown, path: FieldPath): unknown => {
    if (Array.isArray(inner)) return inner.map((item, index) => fill(item, [...path, index]));
    if (inner !== null && typeof inner === "object")
      return Object.fromEntries(
        Object.entries(inner).map(([key, field]) => [key, fill(field, [...path, key])]),
      );
    if (typeof inner !== "string") return inner;
    return inner.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
      const found = values[name];
      if (found === undefined) unknown.push({ path, name });
      return found === undefined ? whole : String(found);
    });
  };
  return { value: fill(value, []), unknown };
}
