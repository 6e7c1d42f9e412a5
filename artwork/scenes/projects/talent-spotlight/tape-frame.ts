import type { Tape } from "./casting.ts";
import { type FigureName, figure } from "./figures.ts";
import { colours } from "./identity.ts";
import { room, toneOf } from "./rooms.ts";

interface FrameOptions {
  tape: Pick<Tape, "figure" | "room" | "wall">;
  /** Unique in the scene. */
  id: string;
  width: number;
  height: number;
  subtitle?: string;
}

/** Where each figure stands in the frame of 376 × 212: x of the chin, y of the chin, size, mirrored. */
const stance: Readonly<Record<FigureName, readonly [number, number, number, boolean]>> = {
  beard: [226, 122, 0.92, false],
  profileBun: [236, 126, 0.94, true],
  profile: [138, 124, 0.94, false],
  bob: [142, 124, 0.9, false],
  curls: [218, 132, 0.88, false],
  longHair: [150, 122, 0.92, false],
  glasses: [188, 124, 0.94, false],
  saree: [240, 126, 0.92, false],
  cap: [228, 130, 0.94, true],
};

/** One picture of a self-tape: room, round of light, actor. */
export function tapeFrame({ tape, id, width, height, subtitle }: FrameOptions): string {
  const tone = toneOf(tape.wall);
  const [x, y, size, mirrored] = stance[tape.figure];
  const top = Math.max(0, 212 - (376 * height) / width) * 0.2;
  const foot = top + (376 * height) / width;
  const words = subtitle
    ? `<rect x="64" y="${(foot - 39).toFixed(1)}" width="248" height="31" rx="6" fill="#150d0b" opacity=".86"/><text x="188" y="${(foot - 17).toFixed(1)}" text-anchor="middle" font-size="18.5" font-weight="620" fill="${colours.spot}">${subtitle}</text>`
    : "";
  return `<svg width="${width}" height="${height}" viewBox="0 ${top.toFixed(1)} 376 ${((376 * height) / width).toFixed(1)}">${room({ name: tape.room, wall: tape.wall, light: [x, y - 34, 92] })}${figure(tape.figure, { id, x, y, size, mirrored, tone: tone(84, "dark"), second: tone(68, "dark"), rim: tone(56, "light") })}${words}</svg>`;
}
