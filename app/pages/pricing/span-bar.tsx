import { memo } from "react";
import { truss } from "#app/bridge/truss.ts";

const width = 400;
const deck = 34;
const height = 22;

/** A bridge as long as the project: one panel a week, on a deck as long as all options together. */
export const SpanBar = memo(function SpanBar({ weeks, longest }: { weeks: number; longest: number }) {
  const to = (width * weeks) / longest;
  const { chord, diagonals, joints } = truss({ from: 1, to, deck, panels: weeks, height: () => height });
  // Lines of no length with round caps are dots: two elements for any number of weeks.
  const rivets = joints.map(([x, y]) => `M${x} ${y}h0`).join("");
  return (
    <svg
      viewBox={`-1 4 ${width + 2} ${deck}`}
      className="block w-full print:max-w-[28rem]"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={`M${to} ${deck}H${width}`}
        className="stroke-line-strong"
        strokeWidth="1.5"
        strokeDasharray="3 4"
      />
      {weeks > 0 && (
        <>
          <g className="stroke-ink" strokeLinejoin="round">
            <path d={diagonals} strokeWidth="1.5" />
            <path d={chord} strokeWidth="2.5" />
            <path d={`M0 ${deck}H${to}`} strokeWidth="3.5" />
          </g>
          <path d={rivets} className="stroke-ink" strokeWidth="6.75" strokeLinecap="round" />
          <path d={rivets} className="stroke-taxi" strokeWidth="4.25" strokeLinecap="round" />
        </>
      )}
    </svg>
  );
});
