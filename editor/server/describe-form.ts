import * as v from "valibot";
import { kindOf } from "#content/library/picture-files.ts";
import type { Field, Form, Option } from "../protocol.ts";
import { hintOf, labelOf } from "./labels.ts";
import { pictureNeeds } from "./picture-needs.ts";

/** What a field takes from other files: a closed list, or texts that it suggests. */
type Choices = { options: Option[] } | { suggestions: string[] };

/** `path` has a star for every place in a list: "groups.*.options.*.price". */
export type ChoicesAt = (path: string) => Choices | undefined;

/** The parts of a schema that a form depends on; the types of the library do not tell which schema has which. */
type Shape = v.GenericSchema & {
  entries?: Readonly<Record<string, Shape>>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly unknown[];
  pipe?: readonly { type: string; requirement?: unknown }[];
};

/** The form of a schema, so that the check and the form are one. */
export function describeForm(schema: v.GenericSchema, choicesAt: ChoicesAt): Form {
  return formOf(schema, "", choicesAt);
}

function formOf(schema: Shape, path: string, choicesAt: ChoicesAt): Form {
  if (schema.wrapped) return formOf(schema.wrapped, path, choicesAt);
  if (schema.entries) {
    const fields = Object.entries(schema.entries).map(([name, inner]) =>
      fieldOf(name, inner, path ? `${path}.${name}` : name, choicesAt),
    );
    return { kind: "object", fields };
  }
  if (schema.item) {
    const { least, most } = lengthsOf(schema);
    return { kind: "list", item: formOf(schema.item, `${path}.*`, choicesAt), least, most };
  }
  if (schema.type === "number") return { kind: "number" };
  if (schema.type === "boolean") return { kind: "flag" };
  if (schema.type === "picklist")
    return { kind: "choice", options: (schema.options ?? []).map(String).map(asOption) };
  if (/(^|\.)file$/.test(path)) return { kind: "picture", needs: pictureNeeds(kindOf(path)) };
  const choices = choicesAt(path);
  if (choices && "options" in choices) return { kind: "choice", options: choices.options };
  return { kind: "text", input: inputOf(schema), suggestions: choices?.suggestions ?? [] };
}

function fieldOf(name: string, schema: Shape, path: string, choicesAt: ChoicesAt): Field {
  const form = formOf(schema, path, choicesAt);
  return { name, label: labelOf(name), hint: hintOf(name), optional: schema.type === "optional", form };
}

function lengthsOf({ pipe = [] }: Shape) {
  const required = (type: string) => {
    const requirement = pipe.find((action) => action.type === type)?.requirement;
    return typeof requirement === "number" ? requirement : undefined;
  };
  return {
    least: required("length") ?? required("min_length") ?? 0,
    most: required("length") ?? required("max_length") ?? null,
  };
}

const samples = {
  date: "2025-05-10",
  month: "2025-05",
  time: "18:30",
  email: "ada@example.com",
  url: "https://example.com",
} as const;

/** The control of the browser for a kind of text is found by what the schema accepts. */
function inputOf(schema: Shape) {
  const accepts = (text: string) => v.is(schema, text);
  if (accepts("Some words") || accepts("words")) return "text";
  // An object keeps the order in which its names are written.
  const inputs = Object.keys(samples) as (keyof typeof samples)[];
  return inputs.find((input) => accepts(samples[input])) ?? "text";
}

function asOption(value: string): Option {
  return { value, label: value };
}
