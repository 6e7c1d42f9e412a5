/** Cuts the two site fonts down to the characters, axes and features the pages use: `npm run fonts` after a font upgrade. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

const latin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const keepFeatures = ["kern", "liga", "tnum"];
const punctuation = "\u00a0£°·×–—‘’“”…−€";

const fonts = {
  display: {
    file: "anek-latin/files/anek-latin-latin-standard-normal.woff2",
    name: "anek-latin",
    characters: `${latin}${punctuation}é`,
    axes: { wdth: { min: 75, max: 100 }, wght: { min: 500, max: 700 } },
  },
  text: {
    file: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    name: "instrument-sans",
    characters: `${latin}${punctuation}©«»•÷àáâãäçèéêëíîïñóôöøùúüß`,
    axes: { wght: { min: 400, max: 700 } },
  },
};

const folder = "public/fonts";
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) if (old.endsWith(".woff2")) rmSync(`${folder}/${old}`);

const hrefs: Record<string, string> = {};
for (const [role, { file, name, characters, axes }] of Object.entries(fonts)) {
  const source = readFileSync(`node_modules/@fontsource-variable/${file}`);
  const subset = await subsetFont(source, characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures,
  });
  const hash = createHash("sha256").update(subset).digest("hex").slice(0, 8);
  hrefs[role] = `/fonts/${name}.${hash}.woff2`;
  writeFileSync(`public${hrefs[role]}`, subset);
  console.log(`${hrefs[role]} ${(subset.length / 1024).toFixed(1)} KB`);
}

writeFileSync("app/fonts.gen.ts", `export const fontFiles = ${JSON.stringify(hrefs, null, 2)} as const;\n`);
writeFileSync(
  "app/fonts.gen.css",
  `@font-face {
  font-family: "Anek Latin";
  src: url("${hrefs.display}") format("woff2");
  font-weight: 500 700;
  font-stretch: 75% 100%;
  font-display: optional;
}

@font-face {
  font-family: "Instrument Sans";
  src: url("${hrefs.text}") format("woff2");
  font-weight: 400 700;
  font-display: optional;
}
`,
);
