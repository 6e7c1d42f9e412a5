import { readYaml } from "./read-yaml.ts";

/** `problem` finishes the sentence "field x ...". */
export type Mistake = { file: string; line?: number | undefined; field?: string; problem: string };

/** No stack: the reader needs the file and the field, not our code. */
export class ContentError extends Error {
  constructor(mistakes: readonly Mistake[]) {
    super(["", ...mistakes.map(sentence)].join("\n"));
    this.name = "Mistakes in the content";
    this.stack = `${this.name}:${this.message}`;
  }
}

export function withLine(root: string, mistake: Mistake): Mistake {
  const { file, line, field } = mistake;
  if (line !== undefined || !field || !file.endsWith(".yaml")) return mistake;
  return { ...mistake, line: readYaml(root, file).lineOf(field.split(".")) };
}

export function sentence({ file, line, field, problem }: Mistake): string {
  const place = line === undefined ? file : `${file}, line ${line}`;
  return field ? `${place}: field ${field} ${problem}` : `${place}: ${problem}`;
}
