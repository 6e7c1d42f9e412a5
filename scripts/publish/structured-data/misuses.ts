import { classesOf, domainOf, isClass, rangeOf, withAncestors } from "./vocabulary.ts";

const texts = [
  "Text",
  "URL",
  "Date",
  "DateTime",
  "Time",
  "CssSelectorType",
  "PronounceableText",
  "XPathType",
];
const numbers = ["Number", "Integer", "Float", "Text"];

/** Every place where data departs from the vocabulary of schema.org: a type, a property or a kind of value. */
export function misuses(node: object, place = "@graph"): string[] {
  const { "@type": type, ...properties } = node as Record<string, unknown>;
  if (type === undefined) return "@id" in node ? [] : [`${place} has no type`];
  if (typeof type !== "string" || !isClass(type)) return [`${place} is of an unknown type: ${type}`];
  return Object.entries(properties)
    .filter(([name]) => !name.startsWith("@"))
    .flatMap(([name, value]) => {
      const here = `${place} > ${type}.${name}`;
      if (!domainOf(name).some((owner) => withAncestors(type).includes(owner)))
        return [`${here} is not there`];
      return [value].flat().flatMap((single) => misusedValue(name, single, here));
    });
}

function misusedValue(property: string, value: unknown, place: string): string[] {
  const range = rangeOf(property);
  const accepts = (kinds: readonly string[]) => kinds.some((kind) => range.includes(kind));
  if (typeof value === "object" && value !== null) {
    const type = "@type" in value ? String(value["@type"]) : undefined;
    return type && !accepts(withAncestors(type)) ? [`${place} takes no ${type}`] : misuses(value, place);
  }
  if (typeof value === "number") return accepts(numbers) ? [] : [`${place} takes no number`];
  if (typeof value === "string")
    return accepts([...texts, ...classesOf(value)]) ? [] : [`${place} takes no text`];
  return [`${place} is ${value}`];
}
