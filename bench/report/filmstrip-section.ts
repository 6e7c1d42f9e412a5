import type { Filmstrip } from "../steps/filmstrip.ts";
import { inMilliseconds, type Section } from "./table.ts";

export function filmstripSection({ fcp, elements, moved, frames, file }: Filmstrip): Section {
  return {
    title: "Filmstrip",
    checks: [
      {
        target: "the first frame with content has the final layout",
        measured:
          moved.length === 0 ? `0 of ${elements} boxes move` : `${moved.length} of ${elements} boxes move`,
        met: moved.length === 0,
      },
    ],
    body: `The home page over throttled slow 4G (1.6 Mbit/s, 150 ms) at 4x CPU throttling: ${frames} frames, FCP after ${inMilliseconds(fcp)}. Boxes of the first screen at the first paint are compared with those at the end. The frames are in \`${file}\`, which is not committed.

${moved
  .slice(0, 10)
  .map((line) => `- ${line}`)
  .join("\n")}`,
  };
}
