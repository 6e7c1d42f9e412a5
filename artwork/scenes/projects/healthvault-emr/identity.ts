import { type TabletOptions, tablet } from "#artwork/lib/frames.ts";

export const field = "#12355b";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#020e1f";

/** Teal says given, amber says late; red is kept for allergies and nothing else. */
export const colours = {
  ink: "#0c2340",
  muted: "#52687f",
  faint: "#7f94a8",
  screen: "#f2f7fb",
  card: "#ffffff",
  rule: "#d5e1ec",
  grid: "#e3ecf4",
  navy: field,
  sky: "#8fc4ee",
  skyTint: "#dcebf8",
  blue: "#2a6fc9",
  teal: "#0b7f80",
  tealTint: "#d3efec",
  amber: "#f5ab1e",
  amberTint: "#ffeec7",
  amberInk: "#7a4b00",
  red: "#d7301f",
} as const;

export const fonts = [
  "@fontsource-variable/red-hat-display/index.css",
  "@fontsource-variable/red-hat-text/index.css",
] as const;

export const display = '"Red Hat Display Variable"';

export const identityCss = `
body { font-family: "Red Hat Text Variable"; color: ${colours.ink}; -webkit-font-smoothing: antialiased }
h1, h2, h3, .display { font-family: ${display}; font-weight: 800; letter-spacing: -.02em }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.muted { color: ${colours.muted} }
.line-icon { flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
`;

/** A vault door seen from the front, with a cross for its handle. */
export function mark(size: number): string {
  return `<svg style="flex:none" width="${size}" height="${size}" viewBox="0 0 36 36"><rect width="36" height="36" rx="10" fill="${field}"/><circle cx="18" cy="18" r="11" fill="none" stroke="#fff" stroke-width="3"/><path d="M18 12.6v10.8M12.6 18h10.8" stroke="${colours.sky}" stroke-width="4" stroke-linecap="round"/></svg>`;
}

export function lineIcon(path: string, size: number, weight = 2): string {
  return `<svg class="line-icon" width="${size}" height="${size}" viewBox="0 0 24 24" style="stroke-width:${weight}">${path}</svg>`;
}

export const icons = {
  tick: '<path d="M5 12.8l4.6 4.5L19 7.4"/>',
  stop: '<path d="M8 2.8h8l5.2 5.2v8L16 21.2H8L2.8 16V8z"/><path d="M12 7.4v5.8M12 16.7v.1"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2.5"/><path d="M8.5 10.5V8a3.5 3.5 0 017 0v2.5"/>',
  noSignal:
    '<path d="M4 4l16 16M8.8 15.4a5 5 0 016.2-.3M5.4 11.8a9.6 9.6 0 014-2.3M13.6 9.3a9.6 9.6 0 015 2.5M12 19.1v.1"/>',
  signal: '<path d="M8.6 15.5a5 5 0 016.8 0M5.4 12a9.6 9.6 0 0113.2 0M12 19.1v.1"/>',
} as const;

/** A tablet in the ward's navy-black case. */
export function wardTablet(options: Omit<TabletOptions, "background" | "colours">): string {
  return tablet({
    ...options,
    background: colours.screen,
    colours: { body: "#060d17", rim: "#3d5268", outline: "#020812", shade: "rgb(1 9 20 / 0.5)" },
  });
}
