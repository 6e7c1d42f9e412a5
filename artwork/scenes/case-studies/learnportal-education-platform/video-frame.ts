import { gauss, seeded } from "#artwork/lib/random.ts";

type Colour = readonly [red: number, green: number, blue: number];

const wall: Colour = [214, 190, 150];
const board: Colour = [236, 236, 226];
const writing: Colour = [120, 126, 150];
const shirt: Colour = [44, 92, 120];
const skin: Colour = [128, 84, 58];
const hair: Colour = [42, 28, 24];
const desk: Colour = [120, 76, 42];

/** What the camera saw at a point of the room: x and y from 0 to 1. */
function room(x: number, y: number): Colour {
  const head = ((x - 0.235) / 0.085) ** 2 + ((y - 0.4) / 0.19) ** 2;
  const cap = ((x - 0.235) / 0.1) ** 2 + ((y - 0.345) / 0.2) ** 2;
  if (head < 1 && y > 0.33) return skin;
  if (cap < 1) return hair;
  if (x > 0.2 && x < 0.27 && y > 0.5 && y < 0.66) return skin;
  if (((x - 0.235) / 0.2) ** 2 + ((y - 0.98) / 0.38) ** 2 < 1) return shirt;
  if (Math.abs(y - 0.62 + (x - 0.36) * 0.55) < 0.06 && x > 0.34 && x < 0.52) return x > 0.48 ? skin : shirt;
  if (y > 0.86) return desk;
  if (x > 0.44 && x < 0.95 && y > 0.12 && y < 0.74) {
    const row = ((y - 0.18) * 12) % 1;
    const ruled = row > 0.3 && row < 0.62;
    const written = (x > 0.48 && x < 0.62) || (x > 0.7 && x < 0.78) || (x > 0.83 && x < 0.91);
    return ruled && written ? writing : board;
  }
  return wall;
}

/** A video frame that stopped half-way: coarse blocks, and bands that arrived from another moment. */
export function frozenFrame(width: number, height: number): string {
  const random = seeded(31);
  const block = 19;
  const blocks: string[] = [];
  const rows = Math.ceil(height / block);
  const columns = Math.ceil(width / block);
  for (let row = 0; row < rows; row++) {
    const torn = row > rows * 0.52 && row < rows * 0.66 ? 0.09 : row > rows * 0.82 ? -0.05 : 0;
    for (let column = 0; column < columns; column++) {
      const coarse = torn !== 0 && column % 2 === 1;
      const x = (coarse ? column - 1 : column) / columns + 0.5 / columns + torn;
      const y = row / rows + 0.5 / rows;
      const noise = gauss(random) * 7;
      const samples = [
        room(x - 0.009, y - 0.016),
        room(x + 0.009, y - 0.016),
        room(x - 0.009, y + 0.016),
        room(x + 0.009, y + 0.016),
      ];
      const [red, green, blue] = ([0, 1, 2] as const).map((part) =>
        Math.round(samples.reduce((sum, sample) => sum + sample[part], 0) / samples.length + noise),
      );
      blocks.push(
        `<rect x="${column * block}" y="${row * block}" width="${block + 0.6}" height="${block + 0.6}" fill="rgb(${red} ${green} ${blue})"/>`,
      );
    }
  }
  return `<svg width="${width}" height="${height}" style="position:absolute;inset:0;filter:blur(1.6px)">${blocks.join("")}</svg>`;
}
