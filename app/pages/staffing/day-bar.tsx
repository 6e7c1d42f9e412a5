import type { Stretch } from "./working-overlap.ts";

type Props = {
  label: string;
  text: string;
  /** Undefined before hydration. */
  stretch: Stretch | undefined;
  shared?: Stretch | undefined;
};

/** One row of the chart: the hours of the text on a bar from midnight to midnight. */
export function DayBar({ label, text, stretch, shared }: Props) {
  return (
    <div className="grid gap-y-2 border-t border-white/25 py-3.5 md:grid-cols-[10rem_1fr] md:items-center">
      <p>
        <span className="font-semibold">{label}</span>{" "}
        <span className="block type-small text-mist tabular-nums">{text}</span>
      </p>
      <svg className="h-9 w-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" className="fill-white/8" />
        {stretch && <Pieces stretch={stretch} className="fill-white/45 forced-colors:fill-[GrayText]" />}
        {shared && <Pieces stretch={shared} className="fill-taxi forced-colors:fill-[Highlight]" />}
        {[25, 50, 75].map((share) => (
          <rect key={share} x={`${share}%`} width="1" height="100%" className="fill-white/25" />
        ))}
      </svg>
    </div>
  );
}

/** A stretch that passes midnight continues at the other end of the bar. */
function Pieces({ stretch, className }: { stretch: Stretch; className: string }) {
  return [-24, 0, 24].map((hours) => {
    const from = Math.max(stretch.from + hours, 0);
    const to = Math.min(stretch.to + hours, 24);
    if (to <= from) return null;
    return (
      <rect
        key={hours}
        x={`${(from / 24) * 100}%`}
        width={`${((to - from) / 24) * 100}%`}
        height="100%"
        className={className}
      />
    );
  });
}
