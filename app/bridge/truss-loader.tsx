import { clsx } from "clsx";
import { truss } from "./truss.ts";

const panels = 6;
const panelWidth = 20;
const width = panels * panelWidth;
const deck = 20;
const { chord, diagonals } = truss({ from: 0, to: width, deck, panels, height: () => 16 });

/** A bridge that fills panel by panel while something loads. The words beside it say what. */
export function TrussLoader({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${deck + 2}`}
      className={clsx("truss-loader block", className)}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: panels }, (_, index) => index * panelWidth).map((x) => (
        <path
          key={x}
          d={`M${x} ${deck}l${panelWidth / 2}-16 ${panelWidth / 2} 16z`}
          stroke="none"
          className="fill-taxi"
        />
      ))}
      <path d={diagonals} strokeWidth="1.5" />
      <path d={chord} strokeWidth="2" />
      <path d={`M0 ${deck}H${width}`} strokeWidth="2.5" />
    </svg>
  );
}
