// Written by `npm run artwork`.

export interface DrawnPicture {
  width: number;
  height: number;
  colour: string;
  widths: number[];
  hash: string;
  fallback: "jpg" | "png";
}

export const pictures = {
  "projects/marketpulse-trader/cover": {
    width: 1600,
    height: 1000,
    colour: "#ff6a1f",
    widths: [640, 960, 1280, 1600],
    hash: "d8d56e95",
    fallback: "jpg",
  },
  "projects/pillpal-tracker/cover": {
    width: 1600,
    height: 1000,
    colour: "#f9a8b4",
    widths: [640, 960, 1280, 1600],
    hash: "ac7bc5e9",
    fallback: "jpg",
  },
} satisfies Record<string, DrawnPicture>;
