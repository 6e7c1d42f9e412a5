export const field = "#141414";

/** Inks of the opening poster; yellow stands for speed and pink for the short form. */
export const colours = {
  ink: "#141414",
  paper: "#f6f1e7",
  shade: "#e5ded0",
  stone: "#c9c3b6",
  grey: "#8d887f",
  dim: "#a8a399",
  panel: "#232221",
  seam: "#3d3b38",
  pink: "#ff2e7e",
  yellow: "#ffc21f",
  turquoise: "#17d4c0",
  night: "#0b1642",
  blue: "#1c3fae",
  cream: "#fff1d6",
} as const;

export const fonts = [
  "@fontsource-variable/unbounded/index.css",
  "@fontsource-variable/manrope/index.css",
] as const;

export const display = '"Unbounded Variable"';
export const text = '"Manrope Variable"';

export const identityCss = `
body { font-family: ${text}; font-weight: 560; color: ${colours.ink}; font-feature-settings: "tnum" }
h1, h2, h3, .display { font-family: ${display}; font-weight: 760; letter-spacing: -.02em; line-height: 1.08 }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.at { position: absolute }
`;

/** A folded portfolio: one tall sheet, one square, one corner cut off. */
export const mark = `<svg viewBox="0 5 30 30" width="32" height="32"><path d="M1 6h13v28H1Zm16 0h12v12.5H17Zm0 15.5h12L17 34Z" fill="currentColor"/></svg>`;

export const frameColours = {
  body: "#050505",
  rim: "#6b6862",
  outline: "#2c2b29",
  shade: "rgb(0 0 0 / 0.55)",
} as const;
