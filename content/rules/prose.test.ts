import { expect, test } from "vitest";
import { sentence } from "../library/mistake.ts";
import { checkAlts, checkRepetition, checkSentenceLength, checkWording } from "./prose.ts";

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
    `${where} repeats a sentence of content/about.yaml, field mission.statement: ${text}`,
  ]);
  expect(checkRepetition(twice, [text])).toEqual([]);
});

test("a picture is described by what it shows, in enough words", () => {
  const long = "Phone screen with nine buttons in two rows and a bar of four tabs";
  const alts = [`Screenshot of a ${long}`, "A phone", long];
  expect(checkAlts(alts.map((text) => ({ ...place, text }))).map(sentence)).toEqual([
    `${where} should begin with what the picture shows`,
    `${where} says what the picture shows in fewer than 10 words`,
  ]);
});
