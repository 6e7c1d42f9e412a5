/** `npm run fonts`: subsets the fonts to what the pages use and measures their fallback faces. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { characters } from "./characters.ts";
import { fallbackFaces } from "./fallback-faces.ts";

const keepFeatures = ["kern", "liga", "tnum"];

const fonts = {
  display: {
    family: "Anek Latin",
    fallback: "Anek Fallback",
    source: "anek-latin/files/anek-latin-latin-standard-normal.woff2",
    name: "anek-latin",
    characters: characters.display,
    axes: { wdth: { min: 75, max: 100 }, wght: { min: 500, max: 700 } },
    descriptors: "font-weight: 500 700;\n  font-stretch: 75% 100%;",
    /** The type styles of app/styles and the links of the header. */
    styles: [
      { stretch: 75, weight: 700 },
      { stretch: 86, weight: 500 },
      { stretch: 88, weight: 700 },
      { stretch: 90, weight: 600 },
      { stretch: 90, weight: 700 },
      { stretch: 92, weight: 700 },
      { stretch: 95, weight: 650 },
      { stretch: 100, weight: 500 },
      { stretch: 100, weight: 600 },
    ],
  },
  text: {
    family: "Instrument Sans",
    fallback: "Instrument Fallback",
    source: "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    name: "instrument-sans",
    characters: characters.text,
    axes: { wght: { min: 400, max: 700 } },
    descriptors: "font-weight: 400 700;",
    styles: [{ weight: 400 }, { weight: 500 }, { weight: 600 }, { weight: 700 }],
  },
};

const folder = "public/fonts";
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) if (old.endsWith(".woff2")) rmSync(`${folder}/${old}`);

const files: Record<string, string> = {};
for (const [role, { source, name, characters, axes }] of Object.entries(fonts)) {
  const subset = await subsetFont(readFileSync(`node_modules/@fontsource-variable/${source}`), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures,
  });
  const hash = createHash("sha256").update(subset).digest("hex").slice(0, 8);
  files[role] = `/fonts/${name}.${hash}.woff2`;
  writeFileSync(`public${files[role]}`, subset);
  console.log(`${files[role]} ${(subset.length / 1024).toFixed(1)} KB`);
}

const faces = Object.entries(fonts).map(
  ([role, { family, descriptors }]) => `@font-face {
  font-family: "${family}";
  src: url("${files[role]}") format("woff2");
  ${descriptors}
  font-display: swap;
}
`,
);
const fallbacks = await fallbackFaces(
  Object.entries(fonts).map(([role, font]) => ({ ...font, file: files[role] ?? "" })),
);
writeFileSync(
  "delivery/fonts/fonts.gen.ts",
  `export const fontFiles = ${JSON.stringify(files, null, 2)} as const;\n`,
);
writeFileSync("delivery/fonts/fonts.gen.css", `${faces.join("\n")}\n${fallbacks}`);
