import { clsx } from "clsx";
import { truss } from "./truss.ts";

const width = 1312;
const height = 28;

export function TrussDivider({ className }: { className?: string }) {
  const { chord, diagonals } = truss({
    from: 0,
    to: width,
    deck: height - 2,
    panels: 41,
    height: () => height - 5,
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={clsx("block h-7 w-full", className)}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={diagonals} strokeWidth="1.5" />
      <path d={chord} strokeWidth="3" />
      <path d={`M0 ${height - 2}H${width}`} strokeWidth="3" />
    </svg>
  );
}
