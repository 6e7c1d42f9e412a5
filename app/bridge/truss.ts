type Point = readonly [x: number, y: number];

export type Truss = { chord: string; verticals: string; diagonals: string; joints: Point[] };

/** A Warren truss with verticals over a straight deck; `height` is that of the top chord at the joints. */
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

export type DeepTruss = { chords: string; verticals: string; diagonals: string; rivets: string };

/** In each panel the bracing runs from the deeper side to the shallower one, the way the load goes. */
export function deepTruss({
  points,
  top,
  bottom,
  braceAbove,
}: {
  points: readonly number[];
  top: (x: number) => number;
  bottom: (x: number) => number;
  /** Panels deeper than this are braced by a K instead of one diagonal. */
  braceAbove: number;
}): DeepTruss {
  const posts = points.map((x) => ({ x, top: top(x), bottom: bottom(x), depth: bottom(x) - top(x) }));
  const diagonals = posts.slice(1).map((right, index) => {
    const left = posts[index] ?? right;
    const [deep, shallow] = left.depth > right.depth ? [left, right] : [right, left];
    if (shallow.depth < braceAbove)
      return polyline([
        [deep.x, deep.top],
        [shallow.x, shallow.bottom],
      ]);
    const knot: Point = [shallow.x, (shallow.top + shallow.bottom) / 2];
    return polyline([[deep.x, deep.top], knot, [deep.x, deep.bottom]]);
  });
  return {
    chords:
      polyline(posts.map(({ x, top }) => [x, top])) + polyline(posts.map(({ x, bottom }) => [x, bottom])),
    verticals: posts.map((post) => `${polyline([[post.x, post.top]])}V${round(post.bottom)}`).join(""),
    diagonals: diagonals.join(""),
    rivets: dots(posts.map(({ x, top }) => [x, top])),
  };
}

/** Strokes of no length: with round caps each is a dot, and all of them are one element. */
function dots(points: readonly Point[]) {
  return points.map((point) => `${polyline([point])}h.01`).join("");
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
