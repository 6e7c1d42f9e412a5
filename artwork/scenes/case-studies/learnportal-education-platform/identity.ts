/** Wednesday 12 February 2025, a quarter past nine in the evening in India, a quarter to seven in Kenya. */
export const clocks = { india: "21:14", kenya: "18:44" } as const;

export const field = "#f6b63c";
export const shadow = "#8a4a00";

export const colours = {
  ink: "#221503",
  muted: "#77654c",
  screen: "#fffaf0",
  paper: "#fffdf7",
  tint: "#fdf0d5",
  rule: "#efe1c6",
  /** The two pens of a classroom. */
  red: "#d8291c",
  blue: "#1c489b",
  blueTint: "#dfe8f7",
} as const;

export const fonts = [
  "@fontsource-variable/outfit/index.css",
  "@fontsource-variable/lexend/index.css",
] as const;

export const identityCss = `
body { font-family: "Lexend Variable"; font-weight: 380; color: ${colours.ink}; letter-spacing: -.012em }
h1, h2, h3, .display { font-family: "Outfit Variable"; letter-spacing: -.025em; font-weight: 640 }
h1, h2, h3 { line-height: 1.06 }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.line-icon { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; flex: none }
`;

/** An arch, and the line of light where its door stands open. */
export const mark = `<svg viewBox="0 0 36 36"><rect width="36" height="36" rx="10" fill="${colours.ink}"/><path d="M8 29V17.5a10 10 0 0 1 20 0V29z" fill="${field}"/><path d="M18 29V14.5l6.5 -2.5" fill="none" stroke="${colours.ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

export function lineIcon(path: string, size: number, weight = 2): string {
  return `<svg class="line-icon" width="${size}" height="${size}" viewBox="0 0 24 24" style="stroke-width:${weight}">${path}</svg>`;
}

export const icons = {
  down: '<path d="M12 4v12M6.5 11l5.5 5.5 5.5 -5.5M5 20.5h14"/>',
  wait: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3.5 2"/>',
} as const;
