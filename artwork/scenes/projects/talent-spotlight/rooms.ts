import { seeded } from "#artwork/lib/random.ts";

/** What stands behind an actor at home, in tones of the wall. Drawn for a frame of 376 × 212. */
export type RoomName = "window" | "curtain" | "shelf" | "door" | "frames" | "plant" | "tiles";

type Tone = (percent: number, towards: "dark" | "light") => string;

const rooms: Readonly<Record<RoomName, (tone: Tone) => string>> = {
  window: (tone) =>
    `<rect x="24" y="20" width="104" height="132" fill="${tone(34, "light")}"/>${Array.from({ length: 9 }, (_, k) => `<path d="M24 ${27 + k * 14.4}h104" stroke="${tone(10, "dark")}" stroke-width="4.5"/>`).join("")}<path d="M76 20v132M24 20h104v132H24z" fill="none" stroke="${tone(30, "dark")}" stroke-width="6"/><path d="M16 154h120" stroke="${tone(30, "dark")}" stroke-width="8"/>`,
  curtain: (tone) =>
    Array.from(
      { length: 7 },
      (_, k) =>
        `<path d="M${-6 + k * 21}-4C${2 + k * 21} 60 ${-8 + k * 21} 140 ${-2 + k * 22} 216H${9 + k * 22}C${4 + k * 21} 140 ${12 + k * 21} 70 ${6 + k * 21}-4z" fill="${tone(k % 2 ? 16 : 24, "dark")}"/>`,
    ).join(""),
  shelf: (tone) => {
    const random = seeded(77);
    const books = (y: number, from: number, to: number) => {
      let at = from;
      let out = "";
      while (at < to) {
        const width = 7 + random() * 9;
        const height = 26 + random() * 18;
        out += `<rect x="${at.toFixed(1)}" y="${(y - height).toFixed(1)}" width="${(width - 1.5).toFixed(1)}" height="${height.toFixed(1)}" fill="${tone(12 + Math.round(random() * 5) * 8, random() > 0.6 ? "light" : "dark")}"/>`;
        at += width;
      }
      return out;
    };
    return `${books(66, 226, 352)}${books(134, 250, 376)}<path d="M214 70h170M214 138h170" stroke="${tone(46, "dark")}" stroke-width="7"/>`;
  },
  door: (tone) =>
    `<path d="M256 24h96v200h-96z" fill="${tone(14, "dark")}"/><path d="M268 38h72v62h-72zM268 114h72v110h-72z" fill="${tone(24, "dark")}"/><path d="M248 224V16h112v208" fill="none" stroke="${tone(36, "light")}" stroke-width="8"/><circle cx="262" cy="128" r="5" fill="${tone(60, "light")}"/>`,
  frames: (tone) =>
    `<path d="M30 26h70v88H30z" fill="${tone(40, "light")}" stroke="${tone(42, "dark")}" stroke-width="6"/><path d="M42 96l16-26 14 16 8-12 12 22z" fill="${tone(24, "dark")}"/><path d="M20 136h44v44h-44z" fill="${tone(20, "dark")}" stroke="${tone(42, "dark")}" stroke-width="5"/><path d="M304 34h54v66h-54z" fill="${tone(26, "dark")}" stroke="${tone(42, "dark")}" stroke-width="5"/>`,
  plant: (tone) =>
    `<path d="M302 214l-8-54h56l-8 54z" fill="${tone(34, "light")}"/>${[
      [-70, 92],
      [-44, 112],
      [-20, 128],
      [4, 132],
      [28, 118],
      [52, 104],
      [78, 84],
    ]
      .map(
        ([turn, reach = 0]) =>
          `<path d="M0 0C-14 ${-reach * 0.4} -10 ${-reach * 0.8} 0 ${-reach}C10 ${-reach * 0.8} 14 ${-reach * 0.4} 0 0z" fill="${tone(turn && turn > 0 ? 34 : 46, "dark")}" transform="translate(322 164) rotate(${turn})"/>`,
      )
      .join("")}`,
  tiles: (tone) =>
    `${Array.from({ length: 4 }, (_, row) => Array.from({ length: 10 }, (_, k) => `<rect x="${k * 42 - (row % 2) * 21}" y="${70 + row * 38}" width="39" height="35" fill="${tone((k * 7 + row * 5) % 3 === 0 ? 20 : 12, "dark")}"/>`).join("")).join("")}<path d="M0 64h376" stroke="${tone(34, "dark")}" stroke-width="6"/>`,
};

export interface RoomLook {
  name: RoomName;
  wall: string;
  /** Where the lamp's round of light lies. */
  light: readonly [x: number, y: number, radius: number];
}

export function room({ name, wall, light: [x, y, radius] }: RoomLook): string {
  const tone = toneOf(wall);
  return `<rect width="376" height="212" fill="${wall}"/>${rooms[name](tone)}<circle cx="${x}" cy="${y}" r="${radius}" fill="${tone(42, "light")}" opacity=".8"/>`;
}

export function toneOf(wall: string): Tone {
  return (percent, towards) =>
    `color-mix(in oklab, ${wall}, ${towards === "dark" ? "#150d0b" : "#fff3d6"} ${percent}%)`;
}
