import type { GenericSchema } from "valibot";
import type { Fields } from "../protocol.ts";

/** The parts that hold other schemas; the types of the library do not tell which schema has which. */
type Shape = GenericSchema & {
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  wrapped?: Shape;
};

/** The same fields in the order of the schema, whichever was filled in first. */
export function inSchemaOrder(schema: GenericSchema, fields: Fields): Fields {
  // An object stays an object.
  return ordered(schema, fields) as Fields;
}

function ordered(schema: Shape | undefined, value: unknown): unknown {
  if (schema?.wrapped) return ordered(schema.wrapped, value);
  if (Array.isArray(value)) return value.map((item) => ordered(schema?.item, item));
  if (value === null || typeof value !== "object") return value;
  const names = Object.keys(schema?.entries ?? {});
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => place(a) - place(b))
      .map(([name, inner]) => [name, ordered(schema?.entries?.[name], inner)]),
  );
}
