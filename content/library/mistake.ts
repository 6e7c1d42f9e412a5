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

/** "content/faq.yaml, line 12: field questions.1.answer is missing". */
export function sentence({ file, line, field, problem }: Mistake): string {
  const place = line === undefined ? file : `${file}, line ${line}`;
  return field ? `${place}: field ${field} ${problem}` : `${place}: ${problem}`;
}
