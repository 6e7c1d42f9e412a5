/** Tuesday 21 January 2025, 10.14 am, at the Vellimala clinic. */
export const now = { time: "10:14", clinic: "Vellimala" };

export const field = "#cfe3ea";
export const shadow = "#3b6b7c";

export const colours = {
  ink: "#0b2530",
  deep: "#123a4a",
  muted: "#54707b",
  screen: "#f8fcfd",
  tint: "#e6f1f5",
  rule: "#d9e7ec",
  /** Allergies, and whatever turned a clinic back. */
  berry: "#c4164f",
  berryDeep: "#8f0c38",
  berryTint: "#fbe0e8",
  leaf: "#157a63",
  leafTint: "#d3eee4",
  straw: "#ffd76a",
  strawTint: "#fff1c9",
  strawInk: "#6d4c00",
} as const;

export const fonts = [
  "@fontsource-variable/manrope/index.css",
  "@fontsource-variable/spline-sans/index.css",
] as const;

export const identityCss = `
body { font-family: "Spline Sans Variable"; color: ${colours.ink} }
h1, h2, h3, .display { font-family: "Manrope Variable"; letter-spacing: -.03em; font-weight: 750 }
h1, h2, h3 { line-height: 1.1 }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.line-icon { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; flex: none }
`;

/** Five squares that make a cross, one for each part of the first screen; the allergy is on top. */
export const mark = markOn(colours.ink, field, "#ff4d7e");

export function markOn(ground: string, squares: string, top: string): string {
  return `<svg viewBox="0 0 36 36"><rect width="36" height="36" rx="9" fill="${ground}"/><path d="M6.5 14h7.5v8H6.5zM14.5 14h7v8h-7zM22 14h7.5v8H22zM14.5 22.5h7v7h-7z" fill="${squares}"/><path d="M14.5 6.5h7v7h-7z" fill="${top}"/></svg>`;
}

export const frameColours = {
  body: "#0a161b",
  rim: "#5a727b",
  outline: "#15262d",
  shade: "rgb(26 66 80 / 0.34)",
};

export function lineIcon(path: string, size: number, weight = 2): string {
  return `<svg class="line-icon" width="${size}" height="${size}" viewBox="0 0 24 24" style="stroke-width:${weight}">${path}</svg>`;
}

export const icons = {
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>',
  warning: '<path d="M12 3.5L22 20.5H2zM12 10v5M12 17.7v.1"/>',
  tick: '<path d="M4.5 12.6l5 4.9L19.5 6.5"/>',
} as const;
