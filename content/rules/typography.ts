import type { Mistake } from "../library/mistake.ts";
import type { PlacedText } from "./texts.ts";

const month = "(January|February|March|April|May|June|July|August|September|October|November|December)";

type Mark = { pattern: RegExp; problem: string };

const quotes: readonly Mark[] = [
  { pattern: /\S*'\S*/, problem: "needs a curly apostrophe: ’" },
  { pattern: /\S*"\S*/, problem: "needs curly quotation marks: “ and ”" },
];

const forms: readonly Mark[] = [
  { pattern: /\S*\d-\d\S*/, problem: "is a range and needs an en dash: –" },
  {
    pattern: /\b(Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*-(Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*/,
    problem: "is a range and needs an en dash: –",
  },
  { pattern: /\S+ -{1,2} \S+/, problem: "has a hyphen for a dash" },
  { pattern: /\be-mail\w*/i, problem: 'is written "email" here' },
  {
    pattern: /\b\d{1,2}([.:]\d\d)? ?[ap]\.?m\b/i,
    problem: "is written on the 24-hour clock here, such as 20:04",
  },
  {
    pattern: /(?<=\S\s)0\d:\d\d\b|\b0\d:\d\d(?=\s\S)/,
    problem: "has a leading zero; times are written such as 8:04",
  },
  {
    pattern: new RegExp(`\\b${month} \\d{1,2}(st|nd|rd|th)?(,| \\d{4})`),
    problem: "is written such as 18 March 2025 here",
  },
  {
    pattern: new RegExp(`\\b\\d{1,2}(st|nd|rd|th) (of )?${month}`),
    problem: "is written such as 18 March 2025 here",
  },
];

/** A figure and its unit that a line may end between. At the start of a text no line does. */
const breakable = /(?<=\S\s+)\d+-(second|minute|hour|day|week|month|year)\b/;

export function checkTypography(texts: readonly PlacedText[]): Mistake[] {
  return marked(texts, [...quotes, ...forms]);
}

/** For descriptions of pictures, which give dates and times as they are drawn. */
export function checkQuotes(texts: readonly PlacedText[]): Mistake[] {
  return marked(texts, quotes);
}

function marked(texts: readonly PlacedText[], marks: readonly Mark[]): Mistake[] {
  return texts.flatMap(({ file, field, text }) =>
    marks.flatMap(({ pattern, problem }) => {
      const found = pattern.exec(text)?.[0];
      return found ? [{ file, field, problem: `has ${found}, which ${problem}` }] : [];
    }),
  );
}

/** For texts that are set in lines: a figure stays with its unit. */
export function checkLineBreaks(texts: readonly PlacedText[]): Mistake[] {
  return texts.flatMap(({ file, field, text }) => {
    const found = breakable.exec(text)?.[0];
    return found ? [{ file, field, problem: `has ${found}, which may break at its hyphen` }] : [];
  });
}
