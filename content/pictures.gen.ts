// Written by `npm run artwork`.

export interface DrawnPicture {
  width: number;
  height: number;
  colour: string;
  /** Widths of the AVIF files. */
  widths: number[];
  /** Width of the WebP and of the file for everyone else. */
  fallbackWidth: number;
  hash: string;
  fallback: "jpg" | "png";
}

export const pictures = {
  "case-studies/ecorestoration-management-platform/cover": {
    width: 1600,
    height: 1000,
    colour: "#1b6b52",
    widths: [640, 960, 1280, 1600],
    fallbackWidth: 960,
    hash: "ff2745fb",
    fallback: "jpg",
  },
  "projects/marketpulse-trader/cover": {
    width: 1600,
    height: 1000,
    colour: "#ff6a1f",
    widths: [640, 960, 1280, 1600],
    fallbackWidth: 960,
    hash: "09ee6509",
    fallback: "jpg",
  },
  "projects/marketpulse-trader/opening-delay": {
    width: 1600,
    height: 1000,
    colour: "#ff6a1f",
    widths: [640, 960, 1280, 1600],
    fallbackWidth: 960,
    hash: "6ff7349f",
    fallback: "jpg",
  },
  "projects/marketpulse-trader/order-ticket": {
    width: 1600,
    height: 1000,
    colour: "#ff6a1f",
    widths: [640, 960, 1280, 1600],
    fallbackWidth: 960,
    hash: "48fa4081",
    fallback: "jpg",
  },
  "projects/marketpulse-trader/tick-path": {
    width: 1600,
    height: 1000,
    colour: "#ff6a1f",
    widths: [640, 960, 1280, 1600],
    fallbackWidth: 960,
    hash: "c87dcbdf",
    fallback: "jpg",
  },
  "projects/pillpal-tracker/cover": {
    width: 1600,
    height: 1000,
    colour: "#f9a8b4",
    widths: [640, 960, 1280, 1600],
    fallbackWidth: 960,
    hash: "94ea9130",
    fallback: "jpg",
  },
} satisfies Record<string, DrawnPicture>;
