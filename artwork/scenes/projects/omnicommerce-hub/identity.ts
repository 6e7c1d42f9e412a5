export const field = "#2447d8";
/** The field's colour, darkened, for shadows on it. */
export const shadow = "#070f45";

export const colours = {
  ink: "#0c1440",
  muted: "#555e87",
  screen: "#f7f8ff",
  rule: "#dde2f6",
  tint: "#e6ebff",
  deep: "#12237f",
  brass: "#f2b134",
  brassDeep: "#8a5300",
  brassTint: "#fff2d2",
  late: "#e23b16",
  lateTint: "#ffe4da",
} as const;

export const fonts = [
  "@fontsource-variable/space-grotesk/index.css",
  "@fontsource-variable/geist/index.css",
] as const;

export const identityCss = `
body { font-family: "Geist Variable"; color: ${colours.ink} }
h1, h2, h3, .display { font-family: "Space Grotesk Variable"; font-weight: 640; letter-spacing: -.03em }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.muted { color: ${colours.muted} }
`;

/** Nine small squares for the shops, one of them turned out of the grid. */
export function mark(size: number): string {
  const squares = Array.from(
    { length: 9 },
    (_, k) => [5.5 + (k % 3) * 8, 5.5 + Math.floor(k / 3) * 8] as const,
  );
  return `<svg width="${size}" height="${size}" viewBox="0 0 34 34"><rect width="34" height="34" rx="9" fill="${field}"/>${squares
    .map(([x, y], k) =>
      k === 4
        ? `<circle cx="${x + 3.5}" cy="${y + 3.5}" r="4.6" fill="${colours.brass}"/>`
        : `<rect x="${x + 0.5}" y="${y + 0.5}" width="6" height="6" rx="1.4" fill="#fff"/>`,
    )
    .join("")}</svg>`;
}

export type Channel = "Shop" | "Web store" | "Haatline" | "Gharbox" | "Melaroad" | "Kartwheel";

interface ChannelFacts {
  colour: string;
  tint: string;
  /** Seconds until the channel shows a new count. */
  lag: number;
  lagText: string;
  /** One shape in a box of 16. */
  sign: string;
}

export const channels: Readonly<Record<Channel, ChannelFacts>> = {
  Shop: {
    colour: "#8a5300",
    tint: "#ffe3a0",
    lag: 1,
    lagText: "1 s",
    sign: '<path d="M1 7l2-5h10l2 5v7H1z"/>',
  },
  "Web store": {
    colour: "#1d3bc0",
    tint: "#dfe6ff",
    lag: 1,
    lagText: "1 s",
    sign: '<circle cx="8" cy="8" r="7"/>',
  },
  Haatline: {
    colour: "#00736b",
    tint: "#d3f1ec",
    lag: 40,
    lagText: "40 s",
    sign: '<path d="M8 1l7 14H1z"/>',
  },
  Gharbox: {
    colour: "#4c6410",
    tint: "#e8f1c9",
    lag: 120,
    lagText: "2 min",
    sign: '<rect x="1.5" y="1.5" width="13" height="13" rx="2"/>',
  },
  Melaroad: {
    colour: "#a4400c",
    tint: "#ffe2cf",
    lag: 240,
    lagText: "4 min",
    sign: '<path d="M8 .5L15.5 8 8 15.5 .5 8z"/>',
  },
  Kartwheel: {
    colour: "#a81d52",
    tint: "#ffdbe7",
    lag: 540,
    lagText: "9 min",
    sign: '<path d="M8 0a8 8 0 110 16A8 8 0 018 0zm0 4.6a3.4 3.4 0 100 6.8 3.4 3.4 0 000-6.8z" fill-rule="evenodd"/>',
  },
};

export function channelSign(name: Channel, size: number, fill = channels[name].colour): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 16 16" fill="${fill}">${channels[name].sign}</svg>`;
}
