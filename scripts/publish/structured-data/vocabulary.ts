import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const schemaOrg = "http://schema.org/";
const rdfType = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const subClassOf = "http://www.w3.org/2000/01/rdf-schema#subClassOf";
const classType = "http://www.w3.org/2000/01/rdf-schema#Class";

/** As its makers publish it: a statement per line. Only links between names matter. */
const statements = readFileSync(fileURLToPath(import.meta.resolve("@vocabulary/schema/schema.nq")), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, subject = "", predicate = "", object = ""] = line.match(/^<([^>]+)> <([^>]+)> <([^>]+)>/) ?? [];
    return [{ key: `${subject} ${predicate}`, object }];
  });
const bySubject = Map.groupBy(statements, ({ key }) => key);

export const isClass = (name: string) => objectsOf(name, rdfType).includes(classType);
export const domainOf = (property: string) =>
  objectsOf(property, `${schemaOrg}domainIncludes`).map(shortName);
export const rangeOf = (property: string) => objectsOf(property, `${schemaOrg}rangeIncludes`).map(shortName);

export function withAncestors(name: string): readonly string[] {
  return [name, ...objectsOf(name, subClassOf).map(shortName).flatMap(withAncestors)];
}

/** What a named value such as "Monday" is one of. */
export const classesOf = (name: string) => objectsOf(name, rdfType).map(shortName).flatMap(withAncestors);

function objectsOf(name: string, predicate: string) {
  return bySubject.get(`${schemaOrg}${name} ${predicate}`)?.map(({ object }) => object) ?? [];
}

function shortName(address: string) {
  return address.replace(schemaOrg, "");
}
