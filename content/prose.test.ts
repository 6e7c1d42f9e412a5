import { describe, expect, test } from "vitest";
import { about } from "./about/index.ts";
import { calculators } from "./calculator/index.ts";
import { caseStudies } from "./case-studies/index.ts";
import type { CaseStudy } from "./case-studies/schema.ts";
import { faq } from "./faq/index.ts";
import { home } from "./home/index.ts";
import { privacyPolicy } from "./legal/privacy.ts";
import { termsOfService } from "./legal/terms.ts";
import { pageMetadata } from "./page-metadata.ts";
import { processSteps } from "./process/index.ts";
import { projects } from "./projects/index.ts";
import { deliverySteps } from "./services/delivery-steps.ts";
import { services } from "./services/index.ts";
import { ownershipSentence } from "./site.ts";
import { partnerIndustries, staffing, staffingPlans } from "./staffing/index.ts";
import { testimonials } from "./testimonials/index.ts";

/** Everything a visitor reads, by the place an editor would look for it. */
const entries: [place: string, texts: string[]][] = [
  ...placed("services", services.all),
  ...placed("projects", projects.all),
  ...placed("case-studies", caseStudies.all),
  ...placed("testimonials", testimonials.all),
  ...placed("calculator", calculators.all),
  ...placed("faq", faq.all),
  ...placed("process", processSteps.all),
  ...placed("staffing plans", staffingPlans.all),
  ...placed("staffing industries", partnerIndustries.all),
  ["staffing", textsIn(staffing)],
  ["services/delivery-steps", textsIn(deliverySteps)],
  ["about", textsIn(about)],
  ["home", textsIn(home)],
  ["legal/privacy", textsIn(privacyPolicy)],
  ["legal/terms", textsIn(termsOfService)],
];

const metadata: [place: string, texts: string[]][] = Object.entries(pageMetadata).map(([path, entry]) => [
  `page-metadata ${path}`,
  textsIn(entry),
]);

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

describe.each(entries)("%s", (_, texts) => {
  test("is written in plain words and British spelling", () => {
    for (const text of texts.filter((text) => !fixedHeadings.includes(text))) {
      expect(text).not.toMatch(filler);
      expect(text).not.toMatch(americanSpelling);
    }
  });

  test("has sentences of 20 words or fewer on average", () => {
    const sentences = texts.flatMap(sentencesIn);
    const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
    expect(words / Math.max(sentences.length, 1)).toBeLessThanOrEqual(20);
  });
});

test("page metadata is written in plain words and British spelling", () => {
  for (const [place, texts] of metadata) {
    for (const text of texts) {
      expect(text, place).not.toMatch(filler);
      expect(text, place).not.toMatch(americanSpelling);
    }
  }
});

test("no two entries share a sentence", () => {
  expect(repeatedSentences(entries)).toEqual([]);
  expect(repeatedSentences(metadata)).toEqual([]);
});

test.each(caseStudies.all)("the study $id is 500 to 900 words long", (study) => {
  const words = countWords(storyOf(study).join(" "));
  expect(words).toBeGreaterThanOrEqual(500);
  expect(words).toBeLessThanOrEqual(900);
});

test("every picture is described by what it shows, in at least ten words", () => {
  const pictures = [
    ...services.all.flatMap((service) => [service.image, service.secondaryImage]),
    ...projects.all.flatMap((project) => project.gallery),
    ...caseStudies.all.flatMap((study) => [study.coverImage, ...study.galleryImages]),
  ];
  for (const { id, alt } of pictures) {
    expect(alt, id).not.toMatch(americanSpelling);
    expect(countWords(alt), id).toBeGreaterThanOrEqual(10);
    expect(alt, id).not.toMatch(/^(an? )?(image|picture|photo|screenshot) of/i);
  }
});

function startingWith(...words: string[][]): RegExp {
  return new RegExp(`\\b(${words.flat().join("|")})`, "i");
}

function placed(folder: string, all: readonly { id: string }[]): [string, string[]][] {
  return all.map((entry) => [`${folder}/${entry.id}`, textsIn(entry)]);
}

/** Every text below a value, but for ids, addresses and the descriptions of pictures. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== "object") return [];
  const notRead = ["id", "alt", "link", "service", "services", "canonicalUrl", "ogImage"];
  return Object.entries(value).flatMap(([key, inner]) => (notRead.includes(key) ? [] : textsIn(inner)));
}

/** Headings and list points have no full stop and do not count as sentences. */
function sentencesIn(text: string): string[] {
  if (!/[.!?:;]["'’”]?$/.test(text)) return [];
  return text.split(/(?<=[.!?]["'’”]?)\s+(?=["'‘“£$]?[A-Z0-9])/);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function repeatedSentences(places: readonly (readonly [string, readonly string[]])[]): string[] {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const [place, texts] of places) {
    for (const sentence of texts.flatMap(sentencesIn)) {
      const first = seen.get(sentence);
      if (first && countWords(sentence) > 3 && sentence !== ownershipSentence) {
        repeated.push(`${first} and ${place}: ${sentence}`);
      }
      seen.set(sentence, place);
    }
  }
  return repeated;
}

function storyOf(study: CaseStudy): string[] {
  const { summary, challenge, analysis, solution, keyFeatures, results } = study;
  const features = keyFeatures.flatMap(({ title, description }) => [title, description]);
  return [summary, ...challenge, ...analysis, ...solution, ...features, ...results];
}
