export type Path = readonly (string | number)[];

/** The value with another part at `path`. A part that becomes undefined is left out. */
export function setIn<T>(value: T, path: Path, change: (part: unknown) => unknown): T {
  // What changes below keeps the shape that the form gave it.
  return changed(value, path, change) as T;
}

function changed(value: unknown, [name, ...rest]: Path, change: (part: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, index) => (index === name ? changed(item, rest, change) : item));
  const fields: Record<string, unknown> = { ...(value ?? {}) };
  const part = changed(fields[name], rest, change);
  if (part === undefined) delete fields[name];
  else fields[name] = part;
  return fields;
}
