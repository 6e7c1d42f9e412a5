/** The moment of the office scenes: Monday 11 March 2024, 11.06 am, a day before the tapes are due. */
export const now = { date: "Monday 11 March 2024", time: "11:06" };

export const field = "#221c1a";
export const shadow = "#080504";

export const colours = {
  ink: "#221c1a",
  spot: "#ffd23a",
  wall: "#f4ecdd",
  paper: "#fffaf0",
  rule: "#dfd2bd",
  muted: "#736657",
  cream: "#f7efe2",
  dim: "#b3a596",
  seam: "#3c322d",
  brick: "#e2603f",
} as const;

export const fonts = [
  "@fontsource-variable/syne/index.css",
  "@fontsource-variable/instrument-sans/wdth.css",
] as const;

export const identityCss = `
body { font-family: "Instrument Sans Variable"; color: ${colours.ink} }
h1, h2, h3, .display { font-family: "Syne Variable"; letter-spacing: -.02em; font-weight: 760; line-height: 1.05; font-feature-settings: "lnum", "tnum" }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
`;

/** A beam from the upper left and its pool of light. */
export function mark(size: number, ground: string = colours.ink): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 36 36" style="flex:none"><rect width="36" height="36" rx="9" fill="${ground}"/><path d="M6.5 9L12 5.5L30.6 22.5C31.5 29.5 17 33 12.5 27z" fill="${colours.spot}"/><ellipse cx="21.6" cy="24.8" rx="9.3" ry="4.6" transform="rotate(-14 21.6 24.8)" fill="${colours.cream}"/></svg>`;
}

export const tabletFrame = {
  body: "#0d0908",
  rim: "#5d4f47",
  outline: "#50433c",
  shade: "rgb(6 3 2 / 0.6)",
} as const;

/** Neither face has the sign, so it is drawn to match the text around it. */
export const rupee = `<svg viewBox="0 0 11 14" style="display:inline-block;height:.72em;margin-right:.08em" fill="none" stroke="currentColor" stroke-width="1.7"><path d="M1 1.1h9M1 4.7h9M1 1.1h2.6c4.6 0 4.6 7.2 0 7.2H1.3l5.6 5.2"/></svg>`;
