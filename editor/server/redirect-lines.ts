import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readYaml } from "#content/library/read-yaml.ts";
import type { Redirect } from "#content/library/redirects.ts";
import { updateYaml } from "./update-yaml.ts";

const file = "content/redirects.yaml";

/** The file of redirects with one more. A line that leads away from either address would contradict it, and goes. */
export function redirectsWith(root: string, from: string, to: string): [file: string, text: string] {
  // The schema is checked before anything is written.
  const { redirects = [] } = (readYaml(root, file).value ?? {}) as { redirects?: Redirect[] };
  const kept = redirects.filter((redirect) => redirect.from !== from && redirect.from !== to);
  const text = readFileSync(join(root, file), "utf8");
  return [file, updateYaml(text, { redirects: [...kept, { from, to }] })];
}
