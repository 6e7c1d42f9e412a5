export const field = "#b7e4c7";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#1d5a3b";

export const colours = {
  ink: "#12261c",
  muted: "#587064",
  screen: "#f8fcf5",
  pale: "#eef7ef",
  rule: "#dbeadf",
  forest: "#0f4a34",
  leaf: "#2b8a5a",
  mint: "#8fd3aa",
  mustard: "#f5b81f",
  mustardDeep: "#8a5b00",
  mustardTint: "#ffe9ae",
  tomato: "#df4526",
  tomatoTint: "#ffd9cd",
  body: "#17231d",
  carton: "#d3a46a",
} as const;

export const fonts = [
  "@fontsource-variable/familjen-grotesk/index.css",
  "@fontsource-variable/schibsted-grotesk/index.css",
] as const;

export const identityCss = `
body { font-family: "Schibsted Grotesk Variable"; color: ${colours.ink}; font-feature-settings: "tnum" 0 }
.figures { font-feature-settings: "tnum" }
.display { font-family: "Familjen Grotesk Variable"; letter-spacing: -.03em; font-weight: 700; line-height: 1 }
.muted { color: ${colours.muted} }
.row { display: flex; align-items: center }
.apart { display: flex; align-items: center; justify-content: space-between }
.at { position: absolute }
`;

/** A shelf with one box standing on it. */
export function mark(size: number, ground: string = colours.forest): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 34 34" style="flex:none"><rect width="34" height="34" rx="9" fill="${ground}"/><path d="M6 24.5h22" stroke="${field}" stroke-width="3.6" stroke-linecap="round"/><rect x="15.5" y="9" width="10" height="11" rx="1.6" fill="${colours.mustard}"/></svg>`;
}

/** Gradient stops from "offset colour" pairs. */
export function stops(pairs: readonly string[]): string {
  return pairs
    .map((pair) => {
      const [offset, colour] = pair.split(" ");
      return `<stop offset="${offset}" stop-color="${colour}"/>`;
    })
    .join("");
}
