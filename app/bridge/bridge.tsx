import { useEffect } from "react";
import { Deck, TrussSpan } from "./bridge-parts.tsx";
import { BridgeScene, reach } from "./bridge-scene.tsx";
import { end, hangers, howrah, panel } from "./howrah.ts";
import { Taxi } from "./taxi.tsx";

const last = end / panel;
const span = howrah(-last, last);
const rods = hangers(-last, last);
const birds = "M74-262q7-9 12 0 5-9 12 0M112-284q6-8 10 0 4-8 10 0M128-250q5-7 9 0 4-7 9 0";

/** It draws itself once in a visit: see `bridge-cover` in styles/bridges.css. */
export function Bridge() {
  // Who comes back from another page finds the bridge standing.
  useEffect(() => () => document.documentElement.setAttribute("data-visited", ""), []);

  return (
    <BridgeScene
      taxiAt={0}
      behind={
        <>
          <path className="stroke-ink" strokeWidth="2" strokeLinecap="round" d={birds} />
          <TrussSpan span={span} hangers={rods} />
          <rect
            className="bridge-cover fill-white"
            x={-end - 60}
            y="-350"
            width={2 * (end + 60)}
            height="344"
          />
        </>
      }
    >
      <Deck from={-reach} to={reach} />
      <g className="bridge-taxi">
        <Taxi x={0} />
      </g>
    </BridgeScene>
  );
}
