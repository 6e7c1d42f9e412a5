export const field = "#ff6a1f";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#5a1800";

/** The dark terminal. Rising is teal and falling is orange, which colour-blind traders can tell apart. */
export const dark = {
  screen: "#13100d",
  panel: "#191511",
  well: "#0e0b09",
  rule: "#302922",
  faintRule: "#221d18",
  grid: "#241e18",
  text: "#f6efe6",
  muted: "#a89b8d",
  dim: "#7c7064",
  axis: "#8d8175",
  up: "#46d3bb",
  onUp: "#05231e",
  down: "#ff7d45",
  ivory: "#ffdf9e",
  blue: "#8fb7ff",
} as const;

/** The light phone. */
export const light = {
  screen: "#fff8ef",
  card: "#ffffff",
  rule: "#f0e3d4",
  text: "#1a1410",
  muted: "#75695d",
  up: "#00806c",
  upFill: "#12a48d",
  upLine: "#00917b",
  down: "#c9430b",
  downFill: "#ff8a55",
} as const;

export const fonts = [
  "@fontsource-variable/archivo/wdth.css",
  "@fontsource-variable/geist-mono/index.css",
] as const;

export const identityCss = `
body { font-family: "Archivo Variable"; font-stretch: 96%; font-feature-settings: "tnum", "ss01" }
.mono { font-family: "Geist Mono Variable"; font-feature-settings: "zero" 0; letter-spacing: -.02em }
.on-dark { color: ${dark.text}; --up: ${dark.up}; --down: ${dark.down}; --muted: ${dark.muted}; --dim: ${dark.dim} }
.on-light { color: ${light.text}; --up: ${light.up}; --down: ${light.down}; --muted: ${light.muted} }
.up { color: var(--up) }
.down { color: var(--down) }
.muted { color: var(--muted) }
.apart { display: flex; justify-content: space-between; align-items: center }
`;

export const mark = `<svg width="30" height="30" viewBox="0 0 30 30"><rect width="30" height="30" rx="7" fill="${field}"/><path d="M5 17.5h4.2l2.6-8.2 4.6 13 3.4-9.2 1.6 4.4H25" fill="none" stroke="${dark.screen}" stroke-width="2.8" stroke-linejoin="round" stroke-linecap="round"/></svg>`;

/** The badge of Hooghly Steel: a mill's saw-tooth roof. */
export function millBadge(size: number): string {
  const drawing = Math.round(size * 0.61);
  return `<div style="flex:none;width:${size}px;height:${size}px;border-radius:10px;background:#2b3f4a;display:grid;place-items:center"><svg width="${drawing}" height="${drawing}" viewBox="0 0 28 28"><path d="M4 22V11l7 5v-5l7 5V6h6v16z" fill="#9fd0dd"/></svg></div>`;
}
