export const field = "#9ad4e6";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#0f5a73";

export const colours = {
  ink: "#0b2a36",
  muted: "#54727f",
  screen: "#f6fbfc",
  card: "#ffffff",
  rule: "#d8e8ee",
  wash: "#e4f2f6",
  deep: "#0a4f66",
  coral: "#ef5f3c",
  coralDeep: "#c23f1e",
  coralTint: "#ffe3d9",
  sun: "#ffc44d",
  sunDeep: "#8a5a00",
  sunTint: "#ffefcb",
} as const;

export const fonts = [
  "@fontsource-variable/wix-madefor-display/index.css",
  "@fontsource-variable/hanken-grotesk/index.css",
] as const;

export const identityCss = `
body { font-family: "Hanken Grotesk Variable"; color: ${colours.ink} }
h1, h2, h3, .display { font-family: "Wix Madefor Display Variable"; font-weight: 700; letter-spacing: -.03em }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.muted { color: ${colours.muted} }
.line-icon { flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
`;

/** Two people and the line between them, which is also a smile. */
export function mark(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 36 36" style="flex:none"><rect width="36" height="36" rx="12" fill="${colours.deep}"/><path d="M9.5 15.5c0 13.5 17 13.5 17 0" fill="none" stroke="${field}" stroke-width="4" stroke-linecap="round"/><circle cx="9.5" cy="12" r="3.6" fill="#fff"/><circle cx="26.5" cy="12" r="3.6" fill="#fff"/></svg>`;
}

export function icon(name: keyof typeof icons, size: number): string {
  return `<svg class="line-icon" width="${size}" height="${size}" viewBox="0 0 24 24">${icons[name]}</svg>`;
}

const icons = {
  camera: '<rect x="2.5" y="6" width="13" height="12" rx="3"/><path d="M15.5 11l6-3.5v9l-6-3.5"/>',
  microphone: '<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5 11.5a7 7 0 0014 0M12 18.5V21.5"/>',
  signal: '<path d="M4 19v-3M9.3 19v-7M14.6 19V8M20 19V4"/>',
  frame:
    '<path d="M3.5 8V3.5H8M16 3.5h4.5V8M20.5 16v4.5H16M8 20.5H3.5V16"/><circle cx="12" cy="12" r="3.4"/>',
  phone: '<path d="M3.2 14.2c5-4.6 12.6-4.6 17.6 0l-1.8 2.6-4-1.4v-2.5c-2-.6-4-.6-6 0v2.5l-4 1.4z"/>',
  tick: '<path d="M4.5 12.6l4.8 4.7L19.5 7"/>',
  back: '<path d="M15 5l-7 7 7 7"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.6-4.6 3.4-7 7.5-7s6.9 2.4 7.5 7"/>',
  lock: '<rect x="5" y="11" width="14" height="9.5" rx="2.5"/><path d="M8 11V8a4 4 0 018 0v3"/>',
} as const;
