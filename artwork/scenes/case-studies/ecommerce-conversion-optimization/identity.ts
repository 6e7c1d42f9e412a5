export const field = "#e8d9c4";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#5b4024";

/** Madder for what was kept, indigo for the old shop, undyed cotton for the rest. */
export const colours = {
  ink: "#2a1d16",
  muted: "#7a6656",
  rule: "#e3d5c0",
  screen: "#fffaf1",
  cotton: "#f6ecdb",
  tan: "#d2b892",
  madder: "#a8322b",
  madderDeep: "#7c1f1d",
  indigo: "#2e4470",
  mustard: "#e0a53a",
} as const;

export const fonts = [
  "@fontsource-variable/hubot-sans/wdth.css",
  "@fontsource-variable/mona-sans/wdth.css",
] as const;

/** For words. Its zero is barred, so figures are set in the narrow cut of the text face. */
export const display = '"Hubot Sans Variable"';
export const figures = '"Mona Sans Variable"';

export const identityCss = `
body { font-family: "Mona Sans Variable"; color: ${colours.ink}; font-feature-settings: normal }
h1, h2, h3, .display { font-family: ${display}; font-weight: 760; font-stretch: 84%; letter-spacing: -.02em }
.figure { font-family: ${figures}; font-weight: 800; font-stretch: 80%; letter-spacing: -.02em }
.row { display: flex; align-items: center }
.apart { display: flex; justify-content: space-between }
.muted { color: ${colours.muted} }
`;

/** A weaver's shuttle with its thread. */
export const mark = `<svg viewBox="0 0 36 36" width="40" height="40"><g transform="rotate(-45 18 18)"><path d="M-3 18C6 9.500 30 9.500 39 18 30 26.500 6 26.500 -3 18z" fill="${colours.madder}"/><path d="M10 18h16" stroke="${colours.screen}" stroke-width="5" stroke-linecap="round"/></g></svg>`;

export const frameColours = {
  body: "#17100c",
  rim: "#6b5646",
  outline: "#1f150f",
  shade: "rgb(70 44 20 / 0.42)",
} as const;

/** What the shopper buys. The two pieces pass the threshold together. */
export const bag = { kurta: 1890, dupatta: 790, delivery: 79, freeFrom: 2499, pin: "411004" } as const;
export const total = bag.kurta + bag.dupatta;
if (bag.kurta >= bag.freeFrom || total < bag.freeFrom) throw new Error("the dupatta must earn free delivery");
