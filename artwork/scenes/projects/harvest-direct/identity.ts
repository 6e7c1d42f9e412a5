import { type PhoneOptions, phone, statusBar } from "#artwork/lib/frames.ts";

export const field = "#7db249";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#1d3d0c";

export const colours = {
  ink: "#17301a",
  muted: "#5c6b52",
  screen: "#fbfaef",
  card: "#ffffff",
  rule: "#e4e6d2",
  leaf: "#2c6b2f",
  leafDeep: "#1d4a22",
  leafTint: "#e3f0cf",
  tape: "#ffd23f",
  tapeTint: "#fff0b8",
  clay: "#c8471f",
  clayTint: "#fbe3d6",
} as const;

export const fonts = [
  "@fontsource-variable/epilogue/index.css",
  "@fontsource-variable/dm-sans/opsz.css",
] as const;

export const identityCss = `
body { font-family: "DM Sans Variable"; color: ${colours.ink} }
h1, h2, h3, .display { font-family: "Epilogue Variable"; font-weight: 720; letter-spacing: -.035em }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.muted { color: ${colours.muted} }
`;

/** A leaf over the rim of a crate. */
export function mark(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 34 34"><path d="M3 17.5h28l-2.4 12.2a2.4 2.4 0 01-2.4 1.9H7.8a2.4 2.4 0 01-2.4-1.9z" fill="${field}"/><path d="M17 15.5C15.6 8 20 3.2 29 2.6 29.4 11 24.5 15.9 17 15.5z" fill="${colours.leaf}"/><path d="M8 24.5h18" stroke="${colours.screen}" stroke-width="2.4" stroke-linecap="round"/></svg>`;
}

export const frameColours = {
  body: "#10180d",
  rim: "#56664a",
  outline: "#1c2a15",
  shade: "rgb(24 52 10 / 0.42)",
} as const;

/** A phone on the green field with the clock at the scene's moment. */
export function growerPhone({
  time,
  content,
  background = colours.screen,
  ...place
}: Pick<PhoneOptions, "left" | "top" | "width" | "height"> & {
  time: string;
  content: string;
  background?: string;
}): string {
  return phone({
    ...place,
    background,
    colours: frameColours,
    screen: statusBar({ time, colour: colours.ink }) + content,
  });
}
