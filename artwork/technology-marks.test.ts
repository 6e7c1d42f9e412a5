import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { technologyPartners } from "../content/technology-partners/index.ts";

const folder = "public/images/technologies";
const logos = technologyPartners.all.map(({ logo }) => logo);

test("every technology partner has its mark, and there are no others", () => {
  expect(readdirSync(folder).sort()).toEqual(logos.map((logo) => `${logo}.svg`).sort());
});

test.each(logos)("the mark of %s is drawn in one colour", (logo) => {
  const drawing = readFileSync(join(folder, `${logo}.svg`), "utf8");
  expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 24 24" fill="#59636e"><path d="[^"]+"\/><\/svg>\n$/);
});
