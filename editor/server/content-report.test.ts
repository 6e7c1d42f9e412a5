import { expect, test } from "vitest";
import { remarkIn } from "./content-report.ts";

test("a line of the check is told with the words of the form", () => {
  const problem = 'has the unknown word "depositt"; if it is right, add it to content/words.txt';
  expect(remarkIn(`content/faq.yaml, line 12: field questions.1.answer.0 ${problem}`)).toEqual([
    {
      file: "content/faq.yaml",
      field: "questions.1.answer.0",
      title: "Questions 2, Answer 1",
      unknownWord: "depositt",
      problem,
    },
  ]);
});

test("a line about a whole file has no field", () => {
  const file = "content/prices.yaml";
  expect(remarkIn(`${file}: is not read`)).toEqual([{ file, problem: "is not read" }]);
  expect(remarkIn("")).toEqual([]);
});
