import { inr } from "#artwork/lib/format.ts";

export const field = "#2a6fb0";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#051a35";

/** Lamp yellow for what goes on, brick for what fails, and the blues of one harbour. */
export const colours = {
  ink: "#0c2540",
  muted: "#4f6a85",
  screen: "#f4f8fb",
  rule: "#d7e3ee",
  blue: field,
  navy: "#0d2f57",
  night: "#0a2445",
  deep: "#071b36",
  sky: "#cfe2f2",
  mist: "#a9cae8",
  lamp: "#ffc65c",
  lampTint: "#fff0cf",
  lampInk: "#6b4300",
  brick: "#d8502d",
  brickTint: "#fbe1d7",
  paper: "#fffcf3",
} as const;

export const fonts = [
  "@fontsource-variable/literata/opsz.css",
  "@fontsource-variable/gantari/index.css",
] as const;

export const display = '"Literata Variable"';

export const identityCss = `
body { font-family: "Gantari Variable"; color: ${colours.ink}; font-feature-settings: "tnum", "lnum" }
h1, h2, h3, .display { font-family: ${display}; font-weight: 640; letter-spacing: -.02em }
.sum { font-family: ${display}; font-weight: 620; letter-spacing: -.01em }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.muted { color: ${colours.muted} }
.line-icon { flex: none; fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round }
`;

/** A roof over a hull: shelter and harbour. */
export const mark = `<svg viewBox="0 0 36 36" width="36" height="36"><path d="M3 19h30a15 15 0 01-30 0z" fill="${colours.blue}"/><path d="M5 13.5L18 4l13 9.5" fill="none" stroke="${colours.lamp}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** A sum in running text. The text face has no rupee sign, so sums stand in the face of the headings. */
export function sum(amount: number): string {
  return `<span class="sum">${inr(amount)}</span>`;
}

export function lineIcon(path: string, size: number, weight = 2): string {
  return `<svg class="line-icon" width="${size}" height="${size}" viewBox="0 0 24 24" stroke-width="${weight}">${path}</svg>`;
}

export const icons = {
  back: '<path d="M15 5l-7 7 7 7"/>',
  forward: '<path d="M9 5l7 7-7 7"/>',
  tick: '<path d="M5 12.8l4.6 4.5L19 7.4"/>',
  pause: '<path d="M8.5 5.5v13M15.5 5.5v13"/>',
  cross: '<path d="M6 6l12 12M18 6L6 18"/>',
} as const;

export const frameColours = {
  body: "#061324",
  rim: "#46648a",
  outline: "#04101f",
  shade: "rgb(4 20 43 / 0.5)",
} as const;
