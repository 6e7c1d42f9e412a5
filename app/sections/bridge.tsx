import { truss } from "#app/lib/truss.ts";

const deck = 250;
const from = 0;
const to = 720;
const panels = 30;
const { chord, verticals, diagonals, joints } = truss({ from, to, deck, panels, height: howrah });

/** A cantilever bridge in the manner of Howrah: two towers, and a low span between them where the two arms meet. */
export function Bridge({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 720 400" className={className} fill="none" aria-hidden="true" focusable="false">
      <g className="stroke-ink">
        <path d={verticals} strokeWidth="1" />
        <path d={diagonals} strokeWidth="2" />
        <path d={chord} strokeWidth="5" strokeLinejoin="round" />
        <path d={`M${from} ${deck}H${to}`} strokeWidth="6" />
      </g>
      <g className="fill-taxi stroke-ink" strokeWidth="1.5">
        {joints.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="4" />
        ))}
      </g>
    </svg>
  );
}

function howrah(share: number) {
  const fromMiddle = Math.abs(share - 0.5);
  if (fromMiddle < 0.08) return 36;
  const fromTower = Math.abs(fromMiddle - 0.23) / (fromMiddle < 0.23 ? 0.15 : 0.27);
  return 36 + 174 * (1 - Math.min(fromTower, 1)) ** 1.5;
}
