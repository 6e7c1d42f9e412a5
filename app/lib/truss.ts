type Point = readonly [x: number, y: number];

/** What it takes to draw a truss: strokes as SVG path data, joints as points. */
export type Truss = { chord: string; verticals: string; diagonals: string; joints: Point[] };

/**
 * A Warren truss with verticals over a straight deck: the top chord follows `height` (0 at the deck, growing
 * upwards) at the panel joints, diagonals alternate from joint to joint.
 */
export function truss({
  from,
  to,
  deck,
  panels,
  height,
}: {
  from: number;
  to: number;
  deck: number;
  panels: number;
  /** How high the chord stands above the deck at a share (0 to 1) of the span. */
  height: (share: number) => number;
}): Truss {
  const step = (to - from) / panels;
  const joints = Array.from({ length: panels }, (_, index): Point => {
    const share = (index + 0.5) / panels;
    return [from + step * (index + 0.5), deck - height(share)];
  });
  const feet = Array.from({ length: panels + 1 }, (_, index): Point => [from + step * index, deck]);
  const diagonals = joints.map((joint, index) => polyline([feet[index], joint, feet[index + 1]])).join("");
  const verticals = joints.map((joint) => polyline([joint, [joint[0], deck]])).join("");
  return { chord: polyline(joints), verticals, diagonals, joints };
}

function polyline(points: readonly (Point | undefined)[]) {
  return points
    .filter((point) => point !== undefined)
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`)
    .join("");
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
