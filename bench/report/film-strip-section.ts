import type { FilmStrip } from "../steps/film-strip.ts";
import { inMilliseconds, type Section } from "./table.ts";

export function filmStripSection({ firstPaintMs, elements, moved, frames, file }: FilmStrip): Section {
  return {
    title: "Film strip",
    checks: [
      {
        bar: "the first frame with content has the final layout",
        measured:
          moved.length === 0 ? `0 of ${elements} boxes move` : `${moved.length} of ${elements} boxes move`,
        met: moved.length === 0,
      },
    ],
    body: `The home page over real slow 4G (1.6 Mbit/s, 150 ms) with a processor four times slower: ${frames} frames, first paint after ${inMilliseconds(firstPaintMs)}. Boxes of the first screen at the first paint are compared with those at the end. The frames are in \`${file}\`, which is not committed.

${moved
  .slice(0, 10)
  .map((line) => `- ${line}`)
  .join("\n")}`,
  };
}
