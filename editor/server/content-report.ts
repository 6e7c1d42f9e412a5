import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fieldTitle } from "../field-title.ts";
import type { Remark } from "../protocol.ts";
import { locate } from "./collections.ts";
import { describeForm } from "./describe-form.ts";

let last: Promise<Remark[]> = Promise.resolve([]);

/**
 * All that `npm run check:content` has to say: also spelling and prose, which do not keep anything from being saved.
 * One at a time, because they share a cache of the spelling.
 */
export function contentReport(root: string): Promise<Remark[]> {
  last = last.catch(() => []).then(() => runCheck(root));
  return last;
}

async function runCheck(root: string): Promise<Remark[]> {
  const check = spawn(process.execPath, ["scripts/check-content.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const report = await text(check.stderr);
  if (report) console.error(report.trimEnd());
  return report.split("\n").flatMap(remarkIn);
}

/** "content/faq.yaml, line 12: field questions.1.answer is missing". */
export function remarkIn(line: string): Remark[] {
  const [, file = "", field, problem = ""] =
    /^((?:content|public)\/\S+?|metadata of \S+?)(?:, line \d+)?: (?:field (\S+) )?(.+)$/.exec(line) ?? [];
  if (!file) return [];
  const title = field && titleOf(file, field);
  const unknownWord = /^has the unknown word "(.+?)"/.exec(problem)?.[1];
  return [
    { file, problem, ...(field && { field }), ...(title && { title }), ...(unknownWord && { unknownWord }) },
  ];
}

function titleOf(file: string, field: string): string | undefined {
  const schema = locate(file)?.schema;
  return (
    schema &&
    fieldTitle(
      describeForm(schema, () => undefined),
      field,
    )
  );
}
