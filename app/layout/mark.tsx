import { clsx } from "clsx";

/** The logo: an M that is a bridge. public/icon.svg has a version without the deck for 16 px. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 42 30" className={clsx("block", className)} aria-hidden="true" focusable="false">
      <path
        d="M3 27 11.5 5 21 20 30.5 5 39 27"
        fill="none"
        stroke="currentColor"
        strokeWidth="4.6"
        strokeLinejoin="round"
      />
      <path d="M0 27H42" stroke="currentColor" strokeWidth="3" />
      <circle cx="21" cy="20" r="4" strokeWidth="2" className="fill-taxi stroke-current" />
    </svg>
  );
}
