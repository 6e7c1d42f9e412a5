import { inr } from "#artwork/lib/format.ts";
import { brand } from "#artwork/scenes/brand/identity.ts";

/** What the pictures of the six services share: the brand's colours and its two faces. */
export const paint = { ...brand, lineStrong: "#7c8691", leaf: "#1b7a4b", sindoorTint: "#fbe9e9" } as const;

export const houseFonts = [
  "@fontsource-variable/anek-latin/standard.css",
  "@fontsource-variable/instrument-sans/index.css",
] as const;

export const houseCss = `
body { font-family: "Instrument Sans Variable"; color: ${paint.ink}; font-size: 20px; line-height: 1.3 }
h1, h2, h3, .anek { font-family: "Anek Latin Variable"; font-stretch: 88%; font-weight: 700; letter-spacing: -.015em; line-height: 1 }
.at { position: absolute }
.layer { position: absolute; left: 0; top: 0; overflow: visible }
`;

/** Something at a place of the picture. */
export function at(left: number, top: number, content: string, style = ""): string {
  return `<div class="at" style="left:${left}px;top:${top}px;${style}">${content}</div>`;
}

/** One drawing over the whole picture. */
export function layer(drawing: string): string {
  return `<svg class="layer" width="1600" height="1000" viewBox="0 0 1600 1000" fill="${paint.ink}">${drawing}</svg>`;
}

export function tickMark(size: number, colour: string, weight = 3): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 20 20" style="display:block;flex:none"><path d="M3.600 10.800l4.400 4.300 8.600-9.300" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** "₹90": Instrument Sans lacks the sign, so it is set in Anek. */
export function rupees(value: number): string {
  return `<span style="font-family:'Anek Latin Variable'">${inr(value)}</span>`;
}
