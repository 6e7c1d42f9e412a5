import { pathToFileURL } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser } from "#scripts/browser.ts";

export type Style = { weight: number; stretch?: number };

type Font = {
  family: string;
  fallback: string;
  file: string;
  styles: readonly Style[];
};

const boldFrom = 600;

const systemFonts = {
  regular: ["Arial", "ArialMT", "Liberation Sans"],
  bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
};

/** Typical copy: how often each character counts, and which pairs are kerned. */
const sample =
  "We design, build and run product software with the people you already have, and publish the price before you call. Each team reports every week in plain English: what was done, what comes next, what it cost. Records open in 1 second; 64% more donors came back in 6 months, at 38% lower cost (2024-2025). Your code, your data, your accounts. Kolkata & beyond: Healthcare, Finance, Education, Real Estate. Get Started, View Our Work, Contact Us.";

const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

/** Made from the visitor's Arial, scaled so that running text is as wide and as high as in the font. */
export async function fallbackFaces(fonts: readonly Font[]) {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage();
    // Fonts of files may be used by a page of a file only.
    await page.goto(pathToFileURL("delivery/fonts/measure.html").href);
    const faces: string[] = [];
    for (const font of fonts)
      for (const style of font.styles) faces.push(...(await facesFor(page, font, style)));
    return faces.join("\n");
  } finally {
    await browser.close();
  }
}

async function facesFor(page: Page, font: Font, style: Style) {
  const system = style.weight >= boldFrom ? systemFonts.bold : systemFonts.regular;
  const url = pathToFileURL(`public${font.file}`).href;
  const measured = await page.evaluate(measure, { url, system, style, characters: printable, sample });
  const widthOf = (widths: readonly number[], text: string) =>
    [...text].reduce((sum, character) => sum + (widths[printable.indexOf(character)] ?? 0), 0);
  const letters = sample.replaceAll(" ", "");
  // Kerning is a property of pairs. On average it is part of the scale.
  const kerning = measured.sampleWidth / widthOf(measured.own, sample);
  const groups = [
    { range: "U+21-10ffff", text: letters },
    // The space is scaled on its own: nobody sees how large it is drawn.
    { range: "U+20", text: " " },
  ];
  return groups.map(({ range, text }) => {
    const scale = (kerning * widthOf(measured.own, text)) / widthOf(measured.other, text);
    return face(font, style, {
      system,
      scale,
      range,
      ascent: measured.ascent / scale,
      descent: measured.descent / scale,
    });
  });
}

type Face = {
  system: readonly string[];
  scale: number;
  range: string;
  ascent: number;
  descent: number;
};

function face({ fallback }: Font, { weight, stretch }: Style, made: Face) {
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
  return `@font-face {
  font-family: "${fallback}";
  src: ${made.system.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weight};${stretch ? `\n  font-stretch: ${stretch}%;` : ""}
  size-adjust: ${percent(made.scale)};
  ascent-override: ${percent(made.ascent)};
  descent-override: ${percent(made.descent)};
  line-gap-override: 0%;
  unicode-range: ${made.range};
}
`;
}

type Measuring = {
  url: string;
  system: readonly string[];
  style: Style;
  characters: readonly string[];
  sample: string;
};

/** Runs in the browser. Widths are of one character at a size of 1. */
async function measure({ url, system, style, characters, sample }: Measuring) {
  const stretch = `${style.stretch ?? 100}%`;
  const own = new FontFace("Own", `url("${url}")`, { weight: "100 900", stretch: "50% 200%" });
  const other = new FontFace("Other", system.map((name) => `local("${name}")`).join(", "));
  for (const font of [own, other]) document.fonts.add(await font.load());
  const box = document.createElement("span");
  document.body.append(box);
  Object.assign(box.style, {
    position: "absolute",
    whiteSpace: "pre",
    fontSize: "100px",
    fontWeight: String(style.weight),
    fontStretch: stretch,
  });
  const widthOf = (family: string, text: string, kerning: string) => {
    Object.assign(box.style, { fontFamily: family, fontKerning: kerning });
    box.textContent = text;
    return box.getBoundingClientRect().width / 100;
  };
  const widths = (family: string) =>
    characters.map((character) => widthOf(family, character.repeat(20), "none") / 20);
  box.style.fontFamily = "Own";
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("No canvas to measure on");
  context.font = "100px Own";
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText("x");
  const result = {
    own: widths("Own"),
    other: widths("Other"),
    sampleWidth: widthOf("Own", sample, "normal"),
    ascent: fontBoundingBoxAscent / 100,
    descent: fontBoundingBoxDescent / 100,
  };
  box.remove();
  document.fonts.clear();
  return result;
}
