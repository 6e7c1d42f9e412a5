import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { caseStudies } from "../case-studies/index.ts";
import { clientLogos } from "./index.ts";
import { ownColourLogo } from "./logo-file.ts";

const folder = "public/images/logos";

test.each(clientLogos.all)(
  "the logo of $name is drawn in one colour and in its own, 40 high and as wide as it says",
  ({ id, imgUrl, width }) => {
    for (const file of [imgUrl, ownColourLogo(id)]) {
      expect(readFileSync(`public${file}`, "utf8")).toContain(`width="${width}" height="40"`);
    }
    const [one, ...others] = new Set(readFileSync(`public${imgUrl}`, "utf8").match(/#[0-9a-f]{6}\b/g));
    expect(one).toBeDefined();
    expect(others).toEqual([]);
  },
);

test.each(caseStudies.all)("the study of $clientName has a logo to show", ({ clientLogo }) => {
  expect(ownColourLogo(clientLogo)).toBe(`/images/logos/${clientLogo}-colour.svg`);
});

test.each(readdirSync(folder))("%s weighs less than 4 KB and sets its words as shapes", (file) => {
  const svg = readFileSync(`${folder}/${file}`, "utf8");
  expect(svg.length).toBeLessThan(4096);
  expect(svg).not.toContain("<text");
});
