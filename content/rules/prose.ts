import type { Mistake } from "../library/mistake.ts";
import { countWords, sentencesIn } from "./sentences.ts";
import type { PlacedText } from "./texts.ts";

/** Words that would be as true of any other company, by their beginnings. */
const filler = startingWith(
  ["innovative", "cutting-edge", "state-of-the-art", "world-class", "best-in-class", "next-generation"],
  ["seamless", "robust", "leverag", "empower", "game-chang", "unlock", "elevate", "streamlin", "turnkey"],
  ["holistic", "synerg", "journey", "ecosystem", "lorem", "ipsum"],
);

/** Headings that visitors know the staffing page by and that stay as they are. */
const fixedHeadings = ["Seamless Integration"];

const americanSpelling = startingWith(
  ["color", "gray", "center", "catalogs?\\b", "behavior", "favorite", "labor\\b", "neighbor", "honor\\b"],
  ["canceled", "traveled", "modeling", "labeled", "labeling", "jewelry", "aluminum", "defense", "liter\\b"],
  ["organiz", "optimiz", "recogniz", "personaliz", "customiz", "summariz", "realiz", "authoriz", "minimiz"],
  ["maximiz", "prioritiz", "standardiz", "digitiz", "finaliz", "specializ", "categoriz", "decentraliz"],
  ["analyz", "fulfill\\b", "enrollment", "(conversion|training|loyalty|pilot|school) programs?\\b"],
);

const wordsPerSentence = 20;

export function checkWording(texts: readonly PlacedText[]): Mistake[] {
  return texts
    .filter(({ text }) => !fixedHeadings.includes(text))
    .flatMap(({ file, field, text }) => {
      const empty = filler.exec(text)?.[0];
      const american = americanSpelling.exec(text)?.[0];
      return [
        ...(empty ? [{ file, field, problem: `has "${empty}", which any company could say of itself` }] : []),
        ...(american ? [{ file, field, problem: `has the American spelling "${american}"` }] : []),
      ];
    });
}

export function checkSentenceLength(texts: readonly PlacedText[]): Mistake[] {
  return [...Map.groupBy(texts, ({ file }) => file)].flatMap(([file, inFile]) => {
    const sentences = inFile.flatMap(({ field, text }) =>
      sentencesIn(text).map((sentence) => ({ field, words: countWords(sentence) })),
    );
    const average = sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(sentences.length, 1);
    if (average <= wordsPerSentence) return [];
    const longest = sentences.reduce((a, b) => (b.words > a.words ? b : a));
    const problem = `has sentences of ${average.toFixed(1)} words on average, more than ${wordsPerSentence}; the longest, of ${longest.words}, is in field ${longest.field}`;
    return [{ file, problem }];
  });
}

/** Two or three words are no sentence that anyone remembers. */
export function checkRepetition(texts: readonly PlacedText[], allowed: readonly string[]): Mistake[] {
  const seen = new Map<string, PlacedText>();
  return texts.flatMap((place) =>
    sentencesIn(place.text).flatMap((sentence) => {
      const first = seen.get(sentence);
      seen.set(sentence, first ?? place);
      if (!first || countWords(sentence) <= 3 || allowed.includes(sentence)) return [];
      const problem = `has a sentence that is also in ${first.file}, field ${first.field}: ${sentence}`;
      return [{ file: place.file, field: place.field, problem }];
    }),
  );
}

export function checkAlts(alts: readonly PlacedText[]): Mistake[] {
  const fewest = 10;
  return [
    ...checkWording(alts),
    ...alts.flatMap(({ file, field, text }) => {
      if (/^(an? )?(image|picture|photo|screenshot) of/i.test(text))
        return [{ file, field, problem: "should begin with what the picture shows" }];
      if (countWords(text) < fewest)
        return [{ file, field, problem: `says what the picture shows in fewer than ${fewest} words` }];
      return [];
    }),
    ...alts.flatMap(({ file, field, text }, index) => {
      const other = alts.slice(0, index).find((before) => before.text === text);
      const problem = `describes its picture in the words of ${other?.file}, field ${other?.field}`;
      return other ? [{ file, field, problem }] : [];
    }),
  ];
}

function startingWith(...words: string[][]): RegExp {
  return new RegExp(`\\b(${words.flat().join("|")})[\\w-]*`, "i");
}
