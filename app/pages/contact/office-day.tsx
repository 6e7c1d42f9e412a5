import { clsx } from "clsx";

type Props = {
  /** Hours in the visitor's time zone, which may pass midnight. */
  open: { from: number; to: number };
  now: number | undefined;
  /** On a day off the bar is not filled. */
  dayOff: boolean;
};

const width = 240;
const perHour = width / 24;

/** The visitor's day as a bar of 24 hours: filled where the office is open, with a dot at the current time. */
export function OfficeDay({ open, now, dayOff }: Props) {
  const spans =
    open.from < open.to ? [[open.from, open.to] as const] : [[open.from, 24] as const, [0, open.to] as const];
  return (
    <div aria-hidden="true" className="mt-5">
      <svg aria-hidden="true" viewBox={`-6 0 ${width + 12} 26`} className="block w-full">
        {Array.from({ length: 25 }, (_, hour) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day are their own keys.
            key={hour}
            d={`M${hour * perHour} ${hour % 6 === 0 ? 18 : 21}V25`}
            className="stroke-mist"
          />
        ))}
        {spans.map(([from, to]) => (
          <rect
            key={from}
            x={from * perHour}
            y="8"
            width={(to - from) * perHour}
            height="8"
            className={clsx("stroke-taxi", dayOff ? "fill-transparent" : "fill-taxi")}
          />
        ))}
        <path d={`M0 25H${width}`} className="stroke-mist" />
        {now !== undefined && (
          <circle
            cx={now * perHour}
            cy="12"
            r="5"
            strokeWidth="2.5"
            className="fill-hooghly-deep stroke-white"
          />
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
