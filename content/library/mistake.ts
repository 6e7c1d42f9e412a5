import { readYaml } from "./read-yaml.ts";

/** Something that whoever edits the content has to put right. `problem` finishes the sentence "field x ...". */
export type Mistake = { file: string; line?: number | undefined; field?: string; problem: string };

/** All mistakes at once, and no stack: the reader needs the file and the field, not our code. */
export class ContentError extends Error {
  constructor(mistakes: readonly Mistake[]) {
    super(["", ...mistakes.map(sentence)].join("\n"));
    this.name = "Mistakes in the content";
    this.stack = `${this.name}:${this.message}`;
  }
}

/** Adds the line to a mistake that was found in what the files say together. */
export function withLine(root: string, mistake: Mistake): Mistake {
  const { file, line, field } = mistake;
  if (line !== undefined || !field || !file.endsWith(".yaml")) return mistake;
  return { ...mistake, line: readYaml(root, file).lineOf(field.split(".")) };
}

/** "content/faq.yaml, line 12: field questions.1.answer is missing". */
export function sentence({ file, line, field, problem }: Mistake): string {
  const place = line === undefined ? file : `${file}, line ${line}`;
  return field ? `${place}: field ${field} ${problem}` : `${place}: ${problem}`;
}
