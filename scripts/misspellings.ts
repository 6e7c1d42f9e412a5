import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { Mistake } from "#content/library/mistake.ts";
import { readYaml } from "#content/library/read-yaml.ts";

const cache = ["--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/cspell"];

export async function misspellings(): Promise<Mistake[]> {
  const cspell = spawn(
    process.execPath,
    [
      "node_modules/cspell/bin.mjs",
      "--no-progress",
      "--no-summary",
      "--no-color",
      ...cache,
      "content/**/*.yaml",
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  return (await text(cspell.stdout)).split("\n").flatMap(mistakeOf);
}

/** "./content/faq.yaml:12:9 - Unknown word (depositt)". */
function mistakeOf(report: string): Mistake[] {
  const [, file, line, word] = /^(?:\.\/)?(\S+):(\d+):\d+ - Unknown word \((.+?)\)/.exec(report) ?? [];
  if (!file || !word) return [];
  const field = readYaml(process.cwd(), file).fieldAt(Number(line))?.join(".");
  const problem = `has the unknown word "${word}"; if it is right, add it to content/words.txt`;
  return [{ file, line: Number(line), ...(field && { field }), problem }];
}
