import { expect, test } from "vitest";
import { sentence } from "#content/library/mistake.ts";
import { checkWording } from "#content/rules/prose.ts";
import { checkLineBreaks, checkTypography } from "#content/rules/typography.ts";
import { appStrings, stringsOf } from "./app-strings.ts";

/** Texts that the specification fixes to the letter. */
const specified = [
  "We'll get back to you as soon as possible",
  "You've viewed all our projects in this category",
  "You've viewed all our case studies",
  "The project you're looking for doesn't exist or has been moved",
];

test("every text in the source of the app is spelt and set as the content is", () => {
  const texts = appStrings().filter(({ text }) => !specified.includes(text));
  const mistakes = [...checkWording(texts), ...checkTypography(texts), ...checkLineBreaks(texts)];
  expect(mistakes.map(sentence)).toEqual([]);
});

test("texts are found in elements, attributes and templates, and class names are not", () => {
  const source = `
    import x from "some module";
    const looks = "flex items-center gap-4";
    export const Button = ({ minutes }) => (
      <button className="Not this" aria-label={\`Book \${minutes} minutes\`} title="Don't go">
        Book a {minutes}-minute call
      </button>
    );`;
  expect(stringsOf("button.tsx", source)).toEqual([
    { file: "button.tsx", field: "line 5", text: "Book a 9-minute call" },
    { file: "button.tsx", field: "line 5", text: "Book 9 minutes" },
    { file: "button.tsx", field: "line 5", text: "Don't go" },
  ]);
});
