import { Deck, TrussSpan } from "./bridge-parts.tsx";
import { BridgeScene, reach } from "./bridge-scene.tsx";
import { end, hangers, howrah, panel } from "./howrah.ts";
import { Taxi } from "./taxi.tsx";
import { deepTruss } from "./truss.ts";

const last = end / panel;
/** The panels between these two points are gone. */
const gap = { from: -1, to: 3 };
const edge = { left: gap.from * panel + 16, right: gap.to * panel - 10 };
const waiting = -76;

const fallen = deepTruss({
  points: [0, 1, 2, 3].map((index) => index * panel),
  top: () => -30,
  bottom: () => 0,
  braceAbove: Number.POSITIVE_INFINITY,
});

/** The bridge with a piece missing, the taxi waiting at the edge. */
export function BrokenBridge() {
  return (
    <BridgeScene
      taxiAt={waiting}
      behind={
        <>
          <TrussSpan span={howrah(-last, gap.from)} hangers={hangers(-last, gap.from)} />
          <TrussSpan span={howrah(gap.to, last)} hangers={hangers(gap.to, last)} />
          <g transform="translate(6 92) rotate(-24)">
            <TrussSpan span={fallen} hangers="" />
          </g>
        </>
      }
    >
      <Deck from={-reach} to={edge.left} />
      <Deck from={edge.right} to={reach} />
      <Taxi x={waiting} />
      <g className="stroke-ink" strokeWidth="1.6">
        <path d="M-25 -4V-24M-5 -4V-24" strokeWidth="2.4" />
        <path className="fill-taxi" d="M-30 -31H0V-20H-30Z" />
        <path className="fill-ink" stroke="none" d="M-24 -31h6l-5 11h-6ZM-11 -31h6l-5 11h-6Z" />
      </g>
    </BridgeScene>
  );
}
