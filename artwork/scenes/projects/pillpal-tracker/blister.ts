import { stops } from "./pills.ts";

/** A foil strip of capsules, 560 × 264, one pocket already pressed open. Needs `pillSymbols` in the scene. */
export function blister(opened: number): string {
  const pockets = Array.from({ length: 6 }, (_, index) => {
    const x = 34 + (index % 3) * 170;
    const y = 30 + Math.floor(index / 3) * 108;
    return `<g transform="translate(${x} ${y})">${index === opened ? torn : filled}</g>`;
  });
  return `<defs>
<linearGradient id="foil" x1="0" y1="0" x2="1" y2="1">${stops(["0 #fff6f3", ".3 #f1d9d6", ".52 #fdf0ec", ".8 #dcb9bb", "1 #f3dcd9"])}</linearGradient>
<linearGradient id="dome" x1="0" y1="0" x2="0" y2="1">${stops(["0 #fff", ".5 #f6dedb", "1 #d7aeb2"])}</linearGradient>
</defs>
<rect width="560" height="264" rx="30" fill="url(#foil)"/>
<rect x="5" y="5" width="550" height="254" rx="26" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/>
${Array.from({ length: 31 }, (_, index) => `<path d="M${20 + index * 17.4} 10v10M${20 + index * 17.4} 244v10" stroke="#c99fa4" stroke-width="2"/>`).join("")}
<path d="M20 132h520" stroke="#c99fa4" stroke-width="2" stroke-dasharray="7 7"/>
${pockets.join("")}`;
}

const filled = `<rect x="-4" y="0" width="158" height="86" rx="43" fill="#c48b95" opacity=".5"/><rect x="-2" y="-4" width="154" height="84" rx="42" fill="url(#dome)"/><use href="#capsule" x="12" y="10" width="126" height="52"/><rect x="22" y="6" width="92" height="9" rx="4.5" fill="#fff" opacity=".75"/>`;

const torn = `<rect x="-4" y="0" width="158" height="86" rx="43" fill="#c48b95" opacity=".4"/><rect x="-2" y="-4" width="154" height="84" rx="42" fill="#f0d3d2"/><path d="M16 40C16 18 34 12 54 14L70 8l12 8 20-4c22 0 34 10 34 26 0 20-14 28-32 28l-16 6-14-7-22 3C30 68 16 60 16 40z" fill="#8c5266"/><path d="M16 40C16 18 34 12 54 14L70 8l12 8 20-4c22 0 34 10 34 26-20-14-40-12-58-10-24 0-46 0-62 12z" fill="#6b3a50"/><path d="M58 66l14 7-4-22-26 2zM82 16L70 8l4 20 20 4z" fill="#fff3f0"/>`;
