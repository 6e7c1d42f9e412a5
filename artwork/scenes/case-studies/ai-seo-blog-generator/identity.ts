/** Tuesday 17 September 2024, twenty past eleven: one claim is left to read. */
export const field = "#0e7c7b";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#032c2e";

/** Paper and ink; vermilion is the editor's pencil, amber what waits for one. */
export const colours = {
  ink: "#0b2b2f",
  night: "#0a2529",
  nightRule: "#1c4145",
  nightText: "#e6f3ee",
  nightMuted: "#8fb5b1",
  paper: "#fbf7ec",
  cream: "#f3ecd9",
  rule: "#e2d9c2",
  muted: "#5f7371",
  teal: "#0e7c7b",
  aqua: "#8fd8cd",
  vermilion: "#e5432b",
  vermilionDeep: "#b22c18",
  amber: "#ffc83d",
  amberInk: "#5c3f00",
} as const;

export const fonts = [
  "@fontsource-variable/roboto-slab/index.css",
  "@fontsource-variable/rubik/index.css",
] as const;

export const slab = '"Roboto Slab Variable"';
const text = '"Rubik Variable"';

export const identityCss = `
body { font-family: ${text}; color: ${colours.ink} }
h1, h2, h3, .slab { font-family: ${slab}; font-weight: 700; letter-spacing: -.02em }
h1, h2, h3 { line-height: 1.08 }
.at { position: absolute }
.row { display: flex; align-items: center }
.apart { display: flex; align-items: center; justify-content: space-between }
.muted { color: ${colours.muted} }
`;

/** An ink pot with one drop in it. */
export function mark(size: number, pot: string = colours.aqua, drop: string = colours.vermilion): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 36 36" style="flex:none"><path d="M11.500 3h13v5.500h-13zM11.500 11h13l6.800 12.600a6.400 6.400 0 0 1-5.600 9.400H10.300a6.400 6.400 0 0 1-5.600-9.400z" fill="${pot}"/><path d="M18 14.500c3.200 4.300 5 6.700 5 9.300a5 5 0 0 1-10 0c0-2.600 1.800-5 5-9.300z" fill="${drop}"/></svg>`;
}
