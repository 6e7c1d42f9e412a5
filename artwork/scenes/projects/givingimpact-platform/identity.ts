export const field = "#c8324a";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#45040f";

/** Crimson for meals, marigold for books, pine for what is left or asked for. */
export const colours = {
  ink: "#2c0811",
  muted: "#7d555c",
  screen: "#fff7f3",
  card: "#ffffff",
  rule: "#f1dcd7",
  crimson: field,
  crimsonDeep: "#8f1a30",
  crimsonTint: "#fbdcdc",
  marigold: "#f6b73c",
  marigoldInk: "#7a4a00",
  marigoldTint: "#fdebc4",
  pine: "#15635a",
  pineTint: "#d5ebe4",
  paper: "#fffdf4",
} as const;

export const fonts = [
  "@fontsource-variable/fraunces/full.css",
  "@fontsource-variable/work-sans/index.css",
] as const;

export const display = '"Fraunces Variable"';

export const identityCss = `
body { font-family: "Work Sans Variable"; color: ${colours.ink}; font-feature-settings: "tnum", "lnum" }
h1, h2, h3, .display { font-family: ${display}; font-variation-settings: "SOFT" 100, "WONK" 0; font-weight: 620; letter-spacing: -.022em }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.muted { color: ${colours.muted} }
.line-icon { flex: none; fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round }
`;

/** A coin with one slice on its way out. */
export function mark(size: number): string {
  return `<svg style="flex:none;overflow:visible" width="${size}" height="${size}" viewBox="0 0 36 36"><path d="M17 19V2.5A16.5 16.5 0 1033.5 19z" fill="${colours.crimson}"/><path d="M21.5 14.5V0A14.5 14.5 0 0136 14.5z" fill="${colours.marigold}"/></svg>`;
}

export function lineIcon(path: string, size: number, weight = 2): string {
  return `<svg class="line-icon" width="${size}" height="${size}" viewBox="0 0 24 24" stroke-width="${weight}">${path}</svg>`;
}

export const icons = {
  tick: '<path d="M5 12.8l4.6 4.5L19 7.4"/>',
  back: '<path d="M15 5l-7 7 7 7"/>',
  camera: '<path d="M4 7.5h3.6l1.6-2.5h5.6l1.6 2.5H20v12H4z"/><circle cx="12" cy="13" r="3.6"/>',
  more: '<path d="M5 12v.1M12 12v.1M19 12v.1"/>',
} as const;

export const frameColours = {
  body: "#19060a",
  rim: "#6b3a44",
  outline: "#26080f",
  shade: "rgb(58 4 14 / 0.45)",
} as const;
