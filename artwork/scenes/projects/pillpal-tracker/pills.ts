/** The medicines as objects: symbols with reflected light, used small in lists and large on the field. */

export type Pill = "capsule" | "plum-capsule" | "tablet" | "oval";

/** Must stand once in every scene that shows a pill. */
export const pillSymbols = `<svg width="0" height="0" style="position:absolute"><defs>
${vertical("coral-half", ["0 #ff9d7d", ".28 #ff7a5c", ".66 #ea4c33", ".9 #c83c2a", "1 #e4665a"])}
${vertical("cream-half", ["0 #fffdf9", ".35 #fff4e6", ".7 #f6dcca", ".9 #e3b9a8", "1 #f6cdc6"])}
${vertical("plum-half", ["0 #8a3b7a", ".3 #6f2a61", ".88 #40123a", "1 #7b3a63"])}
${vertical("yellow-half", ["0 #ffe394", ".35 #ffd05a", ".75 #efb03a", ".92 #d48f22", "1 #f0b668"])}
<radialGradient id="tablet-face" cx=".38" cy=".3" r=".8">${stops(["0 #fffefb", ".55 #fff0e2", "1 #efc9b6"])}</radialGradient>
<radialGradient id="oval-face" cx=".38" cy=".3" r=".85">${stops(["0 #ffe9a6", ".5 #ffd05a", "1 #e7a42a"])}</radialGradient>
<filter id="soften" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="1"/></filter>
<filter id="pill-shadow" x="-50%" y="-50%" width="200%" height="220%"><feGaussianBlur stdDeviation="18"/></filter>
${capsuleSymbol("capsule", { near: "coral-half", far: "cream-half", joint: "#a8442f", shine: [0.62, 0.95] })}
${capsuleSymbol("plum-capsule", { near: "plum-half", far: "yellow-half", joint: "#7a4a00", shine: [0.42, 0.75] })}
<symbol id="tablet" viewBox="0 0 60 60"><circle cx="30" cy="30" r="29" fill="url(#tablet-face)"/><circle cx="30" cy="30" r="23.5" fill="none" stroke="#e6bfac" stroke-width="1.2"/><path d="M30 8V52" stroke="#dcae9a" stroke-width="2.6" stroke-linecap="round"/><path d="M32 8.4V51.6" stroke="#fff" stroke-width="1.4" stroke-linecap="round"/></symbol>
<symbol id="oval" viewBox="0 0 100 56"><rect width="100" height="56" rx="28" fill="url(#oval-face)"/><rect x="7" y="6" width="86" height="44" rx="22" fill="none" stroke="#e0a02c" stroke-opacity=".55" stroke-width="1.5"/><path d="M50 12V44" stroke="#d7962a" stroke-width="3" stroke-linecap="round"/></symbol>
</defs></svg>`;

/** A pill in a list, upright width × height before it is turned. */
export function pillIcon(pill: Pill, width: number, height: number, turn: number): string {
  return `<svg width="${width}" height="${height}" style="rotate:${turn}deg;overflow:visible"><use href="#${pill}" width="${width}" height="${height}"/></svg>`;
}

export interface LooseObject {
  pill: Pill;
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
  /** How far its shadow falls: the higher, the farther it floats above the field. */
  lift: number;
}

/** A layer over the whole picture with pills lying on it. */
export function loosePills(objects: readonly LooseObject[], shadow: string): string {
  return `<svg width="1600" height="1000" style="position:absolute;inset:0">${objects.map((object) => loosePill(object, shadow)).join("")}</svg>`;
}

function loosePill({ pill, x, y, width, height, turn, lift }: LooseObject, shadow: string): string {
  const box = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`;
  return `<g transform="translate(${x} ${y})">
<g transform="translate(${lift * 0.35} ${lift}) rotate(${turn})"><rect ${box} rx="${height / 2}" fill="${shadow}" opacity=".42" filter="url(#pill-shadow)"/></g>
<g transform="rotate(${turn})"><use href="#${pill}" ${box}/></g>
</g>`;
}

interface CapsuleLook {
  near: string;
  far: string;
  joint: string;
  shine: readonly [near: number, far: number];
}

/** The near half is slightly wider and throws a narrow shade where the far half goes in. */
function capsuleSymbol(id: Pill, { near, far, joint, shine }: CapsuleLook): string {
  return `<symbol id="${id}" viewBox="0 0 100 40"><rect x="20" y=".8" width="80" height="38.4" rx="19.2" fill="url(#${far})"/><path d="M53 .8h3v38.4h-3z" fill="${joint}" opacity=".28" filter="url(#soften)"/><path d="M52.5 0H20a20 20 0 000 40h32.5q1.2 0 1.2-1.2V1.2Q53.7 0 52.5 0z" fill="url(#${near})"/><rect x="15" y="6.2" width="36" height="4.6" rx="2.3" fill="#fff" opacity="${shine[0]}" filter="url(#soften)"/><rect x="57" y="6.4" width="28" height="4.2" rx="2.1" fill="#fff" opacity="${shine[1]}" filter="url(#soften)"/></symbol>`;
}

function vertical(id: string, colours: readonly string[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(colours)}</linearGradient>`;
}

/** "offset colour" pairs. */
export function stops(colours: readonly string[]): string {
  return colours
    .map((pair) => pair.split(" "))
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join("");
}
