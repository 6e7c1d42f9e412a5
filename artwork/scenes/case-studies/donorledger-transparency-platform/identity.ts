/** Thursday 13 November 2025, ten to four: the third instalment of DLA-0217 waits for its report. */
export const now = { time: "3:50" };

export const field = "#27406b";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#0a1530";

/** Ledger paper with its rules; red is the cloth of account books and every correction. */
export const colours = {
  ink: "#14213d",
  muted: "#5a6884",
  screen: "#f7f6ef",
  paper: "#fbf8ec",
  rule: "#d5dceb",
  tint: "#e4eaf4",
  night: "#101b34",
  nightRule: "#2a3a5e",
  nightText: "#eaf0fb",
  nightMuted: "#9db0d3",
  marigold: "#ffb32c",
  marigoldInk: "#5e3a00",
  sea: "#1a7f79",
  seaLight: "#6fd0c2",
  red: "#c3342f",
  redDeep: "#8f1f1f",
} as const;

export const fonts = [
  "@fontsource-variable/recursive/mono.css",
  "@fontsource-variable/space-grotesk/index.css",
] as const;

export const display = '"Recursive Variable"';
const text = '"Space Grotesk Variable"';

export const identityCss = `
body { font-family: ${text}; color: ${colours.ink} }
h1, h2, h3, .display { font-family: ${display}; font-weight: 760; letter-spacing: -.025em }
h1, h2, h3 { line-height: 1.06 }
.mono { font-family: ${display}; font-variation-settings: "MONO" 1; letter-spacing: -.03em }
.at { position: absolute }
.row { display: flex; align-items: center }
.apart { display: flex; align-items: center; justify-content: space-between }
`;

/** A bound book that is a D, with two ruled lines of different length. */
export function mark(size: number, cover: string = field, spine: string = colours.marigold): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 36 36" style="flex:none"><path d="M4 3h5v30H4z" fill="${spine}"/><path d="M12 3h7a14 15 0 0 1 0 30h-7v-8h12v-4H12v-6h8v-4h-8z" fill="${cover}"/></svg>`;
}

export const frameColours = {
  body: "#0a0f1d",
  rim: "#4a5878",
  outline: "#050914",
  shade: "rgb(6 14 36 / .5)",
} as const;
