/** Lime is the desk's highlighter: what it marks can be found in the article. */
export const field = "#c6f135";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#3d4d05";

export const colours = {
  ink: "#171b0b",
  panel: "#23290f",
  seam: "#3b4420",
  sage: "#a9b389",
  muted: "#626a4b",
  paper: "#fdfdf6",
  pale: "#f2f5e3",
  rule: "#e0e6c8",
  lime: field,
  red: "#e5303c",
  sky: "#3f6df2",
} as const;

export const fonts = ["@fontsource-variable/sora/index.css", "@fontsource-variable/exo-2/index.css"] as const;

export const display = '"Sora Variable"';
const text = '"Exo 2 Variable"';

export const identityCss = `
body { font-family: ${text}; color: ${colours.ink}; font-feature-settings: "tnum" }
h1, h2, h3, .display { font-family: ${display}; font-weight: 700; letter-spacing: -.035em }
.at { position: absolute }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.muted { color: ${colours.muted} }
`;

/** A sun, and the highlighter's one stroke across it. */
export const mark = `<svg viewBox="0 0 36 36" width="36" height="36"><circle cx="18" cy="18" r="17" fill="${colours.ink}"/><path d="M9 23l5 -9h14l-5 9z" fill="${colours.lime}"/></svg>`;

export const cardShade = `0 0 0 1px rgb(23 27 11 / .3), 0 6px 10px rgb(40 52 0 / .28), 0 26px 36px -8px rgb(40 52 0 / .5)`;
