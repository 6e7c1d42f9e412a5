import { clsx } from "clsx";

type Props = {
  /** Hours in the visitor's time zone, which may pass midnight. */
  open: { from: number; to: number };
  now: number | undefined;
  /** On a day off the bar is not filled. */
  dayOff: boolean;
};

/** The visitor's day as a bar of 24 hours: filled where the office is open, with a dot at the current time. */
export function OfficeDay({ open, now, dayOff }: Props) {
  const spans =
    open.from < open.to ? [[open.from, open.to] as const] : [[open.from, 24] as const, [0, open.to] as const];
  return (
    <div aria-hidden="true" className="mt-2">
      <svg aria-hidden="true" className="block h-8 w-full overflow-visible">
        {Array.from({ length: 25 }, (_, hour) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day are their own keys.
            key={hour}
            x1={along(hour)}
            x2={along(hour)}
            y1={hour % 6 === 0 ? 22 : 26}
            y2="31"
            className="stroke-mist"
          />
        ))}
        {spans.map(([from, to]) => (
          <rect
            key={from}
            x={along(from)}
            y="9"
            width={along(to - from)}
            height="10"
            className={clsx("stroke-taxi", dayOff ? "fill-transparent" : "fill-taxi")}
          />
        ))}
        <line x1="0" x2="100%" y1="31" y2="31" className="stroke-mist" />
        {now !== undefined && (
          <circle cx={along(now)} cy="14" r="6" strokeWidth="3" className="fill-hooghly-deep stroke-white" />
        )}
      </svg>
      <div className="flex justify-between type-small text-mist tabular-nums">
        {["00", "06", "12", "18", "24"].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}

/** Not in units of a view box, which would make dot and lines grow with the width. */
function along(hours: number) {
  return `${(hours / 24) * 100}%`;
}
