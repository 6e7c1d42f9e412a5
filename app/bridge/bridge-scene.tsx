import type { ReactNode } from "react";
import { Boats } from "./boats.tsx";
import { Arcade, Tower } from "./bridge-parts.tsx";
import { FarBank, River } from "./river.tsx";

/** Both ends of the road lie beyond the edges of any screen. */
export const reach = 2400;

type Props = {
  behind: ReactNode;
  children: ReactNode;
  /** Where on the road the taxi stands, for its image in the water. */
  taxiAt: number;
};

/** The middle of the span is the origin; styles/bridges.css places that point on every screen. */
export function BridgeScene({ behind, children, taxiAt }: Props) {
  return (
    <svg
      viewBox={`${-reach} -350 ${2 * reach} 506`}
      className="bridge"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <FarBank />
      {behind}
      <River reach={reach} taxiAt={taxiAt} />
      <Arcade reach={reach} />
      <Tower side={-1} />
      <Tower side={1} />
      {children}
      <Boats />
    </svg>
  );
}
