/** `npm run schemas`, after a change to a schema.ts: writes content/schemas/ for code editors. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { fileSchemas, folderSchemas } from "#content/library/schemas.ts";

const folder = "content/schemas";
const settings = ".vscode/settings.json";

export function contentSchemas(): Record<string, string> {
  const schemas: [name: string, files: string, schema: GenericSchema][] = [
    ...Object.entries(folderSchemas).map(
      ([name, schema]) => [name, `content/${name}/*.yaml`, schema] as const,
    ),
    ...Object.entries(fileSchemas).map(([name, schema]) => [name, `content/${name}.yaml`, schema] as const),
  ].map(([name, files, schema]) => [name, files, schema]);
  const mapping = schemas.map(([name, files]) => [`./${folder}/${name}.json`, files] as const);
  return Object.fromEntries([
    ...schemas.map(([name, , schema]) => [`${folder}/${name}.json`, asText(jsonSchema(schema))] as const),
    [settings, asText({ "yaml.schemas": Object.fromEntries(mapping) })] as const,
  ]);
}

/** What only we can check, such as that closing time is after opening time, has no word in JSON Schema. */
function jsonSchema(schema: GenericSchema) {
  return toJsonSchema(schema, { typeMode: "input", errorMode: "ignore" });
}

function asText(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}

if (import.meta.main) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  mkdirSync(".vscode", { recursive: true });
  for (const [file, text] of Object.entries(contentSchemas())) writeFileSync(file, text);
}
