import { type Form, nameField } from "./protocol.ts";

/** What the form calls a field: "keyFeatures.0.title" is "Key features 1, Title". */
export function fieldTitle(form: Form, field: string): string {
  if (field === nameField) return "Name";
  return titles(form, field.split(".")).join(", ");
}

function titles(form: Form, [name, ...rest]: readonly string[]): string[] {
  if (name === undefined) return [];
  if (form.kind === "list") return titles(form.item, rest);
  const field = form.kind === "object" ? form.fields.find((other) => other.name === name) : undefined;
  if (!field) return [name];
  const place = field.form.kind === "list" && rest[0] !== undefined ? ` ${Number(rest[0]) + 1}` : "";
  return [field.label + place, ...titles(field.form, rest)];
}
