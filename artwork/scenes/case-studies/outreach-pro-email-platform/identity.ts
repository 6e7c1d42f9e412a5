/** Airmail: turquoise, navy ink, and coral for what missed the inbox. */
export const field = "#45c4c9";
export const shadow = "#0b5a63";

export const colours = {
  navy: "#0e2a52",
  muted: "#50678a",
  paper: "#ffffff",
  pale: "#ecf8f8",
  rule: "#d3e8ea",
  sea: "#1fa3aa",
  coral: "#f4512f",
} as const;

export const fonts = [
  "@fontsource-variable/hubot-sans/wdth.css",
  "@fontsource-variable/spline-sans/index.css",
] as const;

export const identityCss = `
body { font-family: "Spline Sans Variable"; color: ${colours.navy} }
.display { font-family: "Hubot Sans Variable"; font-weight: 800; font-stretch: 88%; letter-spacing: -.03em; line-height: 1 }
.at { position: absolute }
`;

/** An envelope whose flap is a tick. */
export function mark(size: number): string {
  return `<svg width="${size}" height="${(size * 26) / 34}" viewBox="0 0 34 26" style="flex:none" fill="none"><rect width="34" height="26" rx="5" fill="${colours.navy}"/><path d="M6 9.5l9 8.5L28 6.5" stroke="${field}" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** The slanted bars along the edge of an airmail letter. */
export function airmail(width: number, height: number): string {
  const bar = 46;
  const bars = Array.from({ length: Math.ceil(width / bar) + 1 }, (_, index) => {
    const colour = [colours.coral, colours.paper, colours.navy, colours.paper][index % 4];
    return `<path d="M${index * bar - height} ${height}l${height} ${-height}h${bar}l${-height} ${height}z" fill="${colour}"/>`;
  });
  return `<svg width="${width}" height="${height}" style="display:block">${bars.join("")}</svg>`;
}

/** A sealed letter of the given width, its upper left corner at the origin. */
export function envelope(width: number, paper: string, fold: string): string {
  const height = width * 0.72;
  return `<rect width="${width}" height="${height.toFixed(1)}" rx="${(width * 0.1).toFixed(1)}" fill="${paper}"/><path d="M${(width * 0.1).toFixed(1)} ${(height * 0.2).toFixed(1)}L${width / 2} ${(height * 0.6).toFixed(1)}L${(width * 0.9).toFixed(1)} ${(height * 0.2).toFixed(1)}" fill="none" stroke="${fold}" stroke-width="${(width * 0.085).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export const cardShade =
  "0 0 0 1px rgb(9 40 62 / .28), 0 6px 10px rgb(6 56 70 / .26), 0 26px 36px -8px rgb(6 56 70 / .5)";
