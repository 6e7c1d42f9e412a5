import { clsx } from "clsx";
import type { rivetedInitials } from "./riveted-initials.ts";

export type Initials = ReturnType<typeof rivetedInitials>;

const hues = ["text-ink", "text-hooghly", "text-sindoor", "text-leaf", "text-hooghly-deep", "text-graphite"];

/** The initials of a name on a square. */
export function Monogram({
  initials: { first, last, rivets },
  index,
}: {
  initials: Initials;
  index: number;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      className={clsx("size-20 shrink-0 print:size-12", hues[index % hues.length])}
    >
      <path d="M0 0h96v96H0z" fill="currentColor" />
      <g fill="none" strokeWidth={10} strokeLinecap="round" strokeLinejoin="round">
        <path d={first} className="stroke-white" />
        <path d={last} className="stroke-taxi" />
        <path d={rivets} stroke="currentColor" strokeWidth={3.6} />
      </g>
    </svg>
  );
}
