export const field = "#0f4c5c";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#02161c";

export const colours = {
  wall: "#071c23",
  panel: "#0a252d",
  raised: "#103540",
  rule: "#1b414c",
  land: "#0b2a33",
  water: "#15505f",
  waterDeep: "#1a6072",
  road: "#2c5561",
  text: "#eaf4f3",
  muted: "#93b0b5",
  dim: "#5f8088",
  grey: "#9db3b6",
  late: "#ffb02e",
  barge: "#ff7d5c",
  paper: "#f1f7f4",
  paperRule: "#d3e1df",
  ink: "#08252d",
  inkMuted: "#4c6b72",
} as const;

export const fonts = [
  "@fontsource-variable/saira/wdth.css",
  "@fontsource-variable/inter-tight/index.css",
  "@fontsource-variable/jetbrains-mono/index.css",
] as const;

export const identityCss = `
body { font-family: "Inter Tight Variable"; color: ${colours.text} }
.display { font-family: "Saira Variable" }
.mono { font-family: "JetBrains Mono Variable"; letter-spacing: -.02em; font-feature-settings: "zero" 0 }
.row { display: flex; align-items: center }
.apart { display: flex; align-items: center; justify-content: space-between }
`;

/** The delta: one shape, and the channel that parts in it. */
export function mark(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 36 36" style="flex:none"><path d="M18 2L35 33H1z" fill="${colours.late}" stroke="${colours.late}" stroke-width="2" stroke-linejoin="round"/><path d="M18 10v8M18 18L10.500 34M18 18l7.500 16" fill="none" stroke="${colours.wall}" stroke-width="3.600"/></svg>`;
}
