import { expect, test } from "vitest";
import { sentence } from "../library/mistake.ts";
import { checkAlts, checkRepetition, checkSentenceLength, checkWording } from "./prose.ts";
import { proseIn } from "./texts.ts";
import { checkLineBreaks, checkTypography } from "./typography.ts";

const place = { file: "content/faq.yaml", field: "questions.0.answer.0" };
const where = "content/faq.yaml: field questions.0.answer.0";

test("filler and American spelling are told with the word", () => {
  const texts = [{ ...place, text: "A seamless way to optimize." }];
  expect(checkWording(texts).map(sentence)).toEqual([
    `${where} has "seamless", which any company could say of itself`,
    `${where} has the American spelling "optimize"`,
  ]);
});

test("long sentences are told with the longest", () => {
  const text = `${Array.from({ length: 25 }, () => "word").join(" ")}.`;
  expect(checkSentenceLength([{ ...place, text }]).map(sentence)).toEqual([
    expect.stringMatching(
      /^content\/faq\.yaml: has sentences of 25\.0 words .* in field questions\.0\.answer\.0$/,
    ),
  ]);
  expect(checkSentenceLength([{ ...place, text: "Short enough." }])).toEqual([]);
});

test("a repeated sentence is told with both places", () => {
  const text = "We build the middle of the bridge.";
  const twice = [
    { file: "content/about.yaml", field: "mission.statement", text },
    { ...place, text },
  ];
  expect(checkRepetition(twice, []).map(sentence)).toEqual([
    `${where} has a sentence that is also in content/about.yaml, field mission.statement: ${text}`,
  ]);
  expect(checkRepetition(twice, [text])).toEqual([]);
});

test("two pictures in the same words are told with both places", () => {
  const text = "Phone screen with nine buttons in two rows and a bar of four tabs";
  const first = { file: "content/about.yaml", field: "city.alt", text };
  expect(checkAlts([first, { ...place, text }]).map(sentence)).toEqual([
    `${where} describes its picture in the words of content/about.yaml, field city.alt`,
  ]);
});

test("an hour of the office is no prose", () => {
  const value = { hours: { opens: "8.30 am", closes: "6.30 pm", zone: "IST" } };
  const texts = proseIn({ file: "content/site.yaml", value });
  expect(texts.map(({ text }) => text)).toEqual(["IST"]);
});

test("a picture is described by what it shows, in enough words", () => {
  const long = "Phone screen with nine buttons in two rows and a bar of four tabs";
  const alts = [`Screenshot of a ${long}`, "A phone", long];
  expect(checkAlts(alts.map((text) => ({ ...place, text }))).map(sentence)).toEqual([
    `${where} should begin with what the picture shows`,
    `${where} says what the picture shows in fewer than 10 words`,
  ]);
});

test.each([
  ["the client's own", "client's, which needs a curly apostrophe: ’"],
  [`a "quote"`, `"quote", which needs curly quotation marks: “ and ”`],
  ["3-5 years", "3-5, which is a range and needs an en dash: –"],
  ["open Mon-Fri", "Mon-Fri, which is a range and needs an en dash: –"],
  ["late - again", "late - again, which has a hyphen for a dash"],
  ["an E-mail", `E-mail, which is written "email" here`],
  ["at 8.04 pm", "8.04 pm, which is written on the 24-hour clock here, such as 20:04"],
  ["at 8am", "8am, which is written on the 24-hour clock here, such as 20:04"],
  ["at 08:04", "08:04, which has a leading zero; times are written such as 8:04"],
  ["on March 18, 2025", "March 18,, which is written such as 18 March 2025 here"],
])("the typesetter marks %s", (text, mark) => {
  expect(checkTypography([{ ...place, text }]).map(sentence)).toEqual([`${where} has ${mark}`]);
});

test("well-set texts have no marks", () => {
  const text = "On 18 March 2025, from 8:04 to 20:04, the client’s “ERC-20” email of 3–5 lines was read.";
  expect(checkTypography([{ ...place, text }])).toEqual([]);
});

test("a figure stays with its unit, and at the start of a text it does anyway", () => {
  const texts = ["A free 30-minute call", "30-minute call"].map((text) => ({ ...place, text }));
  expect(checkLineBreaks(texts).map(sentence)).toEqual([
    `${where} has 30-minute, which may break at its hyphen`,
  ]);
});
