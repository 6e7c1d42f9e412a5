import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { Mistake } from "#content/library/mistake.ts";

/** All that `npm run check:content` has to say: also spelling and prose, which do not keep anything from being saved. */
export async function contentReport(root: string): Promise<Mistake[]> {
  const check = spawn(process.execPath, ["scripts/check-content.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const report = await text(check.stderr);
  if (report) console.error(report.trimEnd());
  return report.split("\n").flatMap(mistakeIn);
}

/** "content/faq.yaml, line 12: field questions.1.answer is missing". */
function mistakeIn(line: string): Mistake[] {
  const [, file = "", field, problem = ""] =
    /^((?:content|public)\/\S+?|metadata of \S+?)(?:, line \d+)?: (?:field (\S+) )?(.+)$/.exec(line) ?? [];
  return file ? [{ file, problem, ...(field && { field }) }] : [];
}
