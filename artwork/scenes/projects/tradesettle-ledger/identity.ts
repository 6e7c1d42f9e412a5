export const field = "#b5523b";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#3f120a";

export const colours = {
  ink: "#2b1712",
  muted: "#7d6459",
  paper: "#fdf8ef",
  screen: "#f6ece0",
  rule: "#e3d3c2",
  desk: "#2a1613",
  deskRule: "#4a2d27",
  deskText: "#f6e7db",
  deskMuted: "#bf9f92",
  /** A condition that a document meets. */
  met: "#1f6f6b",
  metLight: "#6fc3b6",
  metTint: "#d9ece6",
  /** A condition that nothing meets. */
  amber: "#f0a81c",
  amberDeep: "#8a5300",
  amberTint: "#ffe8b8",
  brick: "#b5523b",
  stamp: "#a8281c",
} as const;

export const fonts = [
  "@fontsource-variable/source-serif-4/opsz.css",
  "@fontsource-variable/source-sans-3/index.css",
  "@fontsource-variable/martian-mono/standard.css",
] as const;

export const identityCss = `
body { font-family: "Source Sans 3 Variable"; color: ${colours.ink} }
.serif { font-family: "Source Serif 4 Variable"; font-weight: 620; letter-spacing: -.015em; line-height: 1.05 }
.mono { font-family: "Martian Mono Variable"; font-stretch: 87%; letter-spacing: -.02em }
.muted { color: ${colours.muted} }
.row { display: flex; align-items: center }
.apart { display: flex; align-items: center; justify-content: space-between }
.at { position: absolute }
`;

/** A sheet with a thread drawn through it. */
export function mark(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 36 36" style="flex:none"><rect width="36" height="36" rx="4" fill="${field}"/><path d="M3 12C14 12 14 25 33 25" fill="none" stroke="#fff3e6" stroke-width="3.400" stroke-linecap="round"/><circle cx="10" cy="12.800" r="3.800" fill="#fff3e6"/><circle cx="26" cy="24.300" r="3.800" fill="#fff3e6"/></svg>`;
}
