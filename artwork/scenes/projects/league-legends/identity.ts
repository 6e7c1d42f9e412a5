export const field = "#ffd23f";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#8a5200";

export const colours = {
  ink: "#1d1a10",
  muted: "#6f6850",
  screen: "#fffbec",
  card: "#ffffff",
  rule: "#ece2c0",
  rovers: "#d8341c",
  union: "#1c56b8",
  pitch: "#12754a",
  pitchStripe: "#17804f",
  pitchDeep: "#0b4a30",
  offline: "#ff7a1a",
  night: "#12160f",
  nightCard: "#1e241a",
  nightRule: "#343c2c",
  nightMuted: "#a7ad93",
  chalk: "#fdfdf2",
} as const;

export const fonts = [
  "@fontsource-variable/anybody/wdth.css",
  "@fontsource-variable/onest/index.css",
] as const;

export const identityCss = `
body { font-family: "Onest Variable"; font-feature-settings: normal; color: ${colours.ink} }
.display { font-family: "Anybody Variable" }
.figures { font-feature-settings: "tnum" }
.apart { display: flex; justify-content: space-between; align-items: center }
.row { display: flex; align-items: center }
`;

/** The centre circle and the halfway line. */
export function mark(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 36 36" style="flex:none"><rect width="36" height="36" rx="9" fill="${field}"/><circle cx="18" cy="18" r="8.6" fill="none" stroke="${colours.ink}" stroke-width="3.4"/><path d="M18 0v36" stroke="${colours.ink}" stroke-width="3.4"/></svg>`;
}

const kits = {
  rovers: `<path d="M0 0h40v40H0z" fill="${colours.rovers}"/><path d="M8 0h6v40H8zM26 0h6v40h-6z" fill="#fff3e0"/>`,
  union: `<path d="M0 0h40v40H0z" fill="${colours.union}"/><path d="M0 15h40v9H0z" fill="#ffe9a8"/>`,
} as const;

/** A club's shirt, seen from the front. */
export function shirt(kit: keyof typeof kits, size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 40 40" style="flex:none"><defs><clipPath id="cut-${kit}-${size}"><path d="M13 4l-3 .8L1.500 11l4 8.500 4-2V37h21V17.500l4 2 4-8.500L30 4.800 27 4c-1.200 3-3.800 4.500-7 4.500S14.200 7 13 4z"/></clipPath></defs><g clip-path="url(#cut-${kit}-${size})">${kits[kit]}<path d="M29 0h11v40H29z" fill="#000" opacity=".12"/></g></svg>`;
}
