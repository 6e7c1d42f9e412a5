export const field = "#ff5a4e";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#5c0a10";

/** Mint for the new store, coral for what fails, yellow for those who wait. */
export const colours = {
  ink: "#2a0d14",
  muted: "#84606a",
  screen: "#fff7f2",
  blush: "#ffe2d8",
  rule: "#f3dcd3",
  coral: field,
  coralDeep: "#c22b25",
  night: "#1f0a12",
  panel: "#30131d",
  seam: "#4a2430",
  dusk: "#b98d95",
  mint: "#7fe3d0",
  mintDeep: "#0c6d66",
  sun: "#ffd166",
} as const;

export const fonts = [
  "@fontsource-variable/urbanist/index.css",
  "@fontsource-variable/plus-jakarta-sans/index.css",
] as const;

export const display = '"Urbanist Variable"';
const text = '"Plus Jakarta Sans Variable"';

export const identityCss = `
body { font-family: ${text}; color: ${colours.ink}; font-feature-settings: "tnum" }
h1, h2, h3, .display { font-family: ${display}; font-weight: 780; letter-spacing: -.025em }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.muted { color: ${colours.muted} }
.line-icon { flex: none; fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round }
`;

/** A shopping bag with one wave across it. */
export const mark = `<svg viewBox="0 0 36 36" width="36" height="36"><path d="M6.5 9h23l3.5 24H3z" fill="${colours.coral}" stroke="${colours.coral}" stroke-width="3" stroke-linejoin="round"/><path d="M12 9.500V8a6 6 0 0112 0v1.5" fill="none" stroke="${colours.coral}" stroke-width="3.2"/><path d="M3.5 24c4.5 0 4.5-5 9.5-5s5 5 10 5 5-5 9.5-5" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/></svg>`;

export function lineIcon(path: string, size: number, weight = 2): string {
  return `<svg class="line-icon" width="${size}" height="${size}" viewBox="0 0 24 24" stroke-width="${weight}">${path}</svg>`;
}

export const icons = {
  back: '<path d="M15 5l-7 7 7 7"/>',
  basket: '<path d="M4 9h16l-1.8 11H5.800zM8.5 9l3-5.500M15.5 9l-3-5.5"/>',
  tick: '<path d="M5 12.800l4.6 4.500L19 7.4"/>',
} as const;

export const frameColours = {
  body: "#170609",
  rim: "#6e3a40",
  outline: "#250a0e",
  shade: "rgb(92 10 16 / 0.45)",
} as const;
