import { paint } from "../house.ts";

const steel =
  "#f6f8fa,#8e99a4 11%,#dfe5ea 19%,#fbfcfd 27%,#77828d 40%,#cdd5dc 50%,#f6f8fa 58%,#828d98 70%,#e9eef2 80%,#a3adb7 90%,#f6f8fa";

export const goodsCss = `
.ring, .ball, .bore { position: absolute; border-radius: 50% }
.ring { background: conic-gradient(from 24deg, ${steel}); box-shadow: inset 0 0 0 1.5px rgb(255 255 255 / .7), inset 0 0 0 3px rgb(40 52 62 / .35), 0 1px 3px rgb(0 20 26 / .5) }
.race { position: absolute; border-radius: 50%; background: #242c33; box-shadow: inset 0 5px 9px #0a0f13 }
.ball { background: radial-gradient(circle at 34% 28%, #fff 0 9%, #c7d0d7 24%, #6d7882 62%, #3e474f 84%, #98a3ac) }
.bore { background: #39444c; box-shadow: inset 0 7px 12px #01161b, 0 0 0 2px rgb(40 52 62 / .6) }
.carton { position: absolute; border-radius: 3px; background: linear-gradient(90deg, #fff 0 7%, #e8eef1 8% 84%, #c3ced4 85%); box-shadow: inset 0 0 0 1px rgb(6 58 69 / .25), 0 8px 14px -3px rgb(0 16 22 / .55) }
.carton::before { content: ""; position: absolute; inset: auto 0 0; height: 30%; background: ${paint.hooghly} }
.carton b { position: absolute; left: 12px; top: 9px; font: 720 25px/1 "Anek Latin Variable"; color: ${paint.hooghlyDeep} }
.tin { position: absolute; width: 118px; height: 104px; border-radius: 8px / 12px; background: linear-gradient(90deg, #a53a1d, #e8683d 22%, #f58a5f 34%, #d24f27 62%, #86290f 94%, #b44a2c); box-shadow: 0 9px 14px -3px rgb(0 16 22 / .55) }
.tin::before { content: ""; position: absolute; left: -4px; right: -4px; top: -5px; height: 25px; border-radius: 9px / 7px; background: linear-gradient(90deg, #77838d, #e9eef2 24%, #fff 34%, #aab5be 64%, #66717b); box-shadow: 0 3px 4px rgb(0 16 22 / .4) }
.tin::after { content: ""; position: absolute; inset: 34px 0 20px; background: linear-gradient(90deg, #d8d2bd, #fff 30%, #fffdf4 50%, #c4bda6) }
.tin b { position: absolute; z-index: 1; left: 0; right: 0; top: 46px; text-align: center; font: 720 26px/1 "Anek Latin Variable"; color: #86290f }
`;

/** A ball bearing from the front; its place is that of its middle. */
export function bearing(x: number, y: number, radius: number, balls: number): string {
  const disc = (kind: string, share: number, cx = 0, cy = 0) => {
    const r = radius * share;
    return `<i class="${kind}" style="left:${(x + cx - r).toFixed(1)}px;top:${(y + cy - r).toFixed(1)}px;width:${(2 * r).toFixed(1)}px;height:${(2 * r).toFixed(1)}px"></i>`;
  };
  const spheres = Array.from({ length: balls }, (_, k) => {
    const angle = (k / balls) * 2 * Math.PI + 0.2;
    return disc("ball", 0.145, Math.cos(angle) * radius * 0.655, Math.sin(angle) * radius * 0.655);
  });
  return disc("ring", 1) + disc("race", 0.8) + spheres.join("") + disc("ring", 0.53) + disc("bore", 0.37);
}

export function carton(left: number, top: number, width: number, height: number, label: string): string {
  return `<div class="carton" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px"><b>${label}</b></div>`;
}

export function tin(left: number, top: number): string {
  return `<div class="tin" style="left:${left}px;top:${top}px"><b>500 g</b></div>`;
}

/** V-belts on a peg: flat loops, one behind the other, the front one with its size. */
export function belts(x: number, top: number, count: number): string {
  const loops = Array.from({ length: count }, (_, k) => {
    const shift = (count - 1 - k) * 13;
    const [left, high, half] = [x + shift, top - shift * 0.5, 62];
    const d = `M${left - half} ${high + 52}a${half} 52 0 01${2 * half} 0v62a${half} 52 0 01${-2 * half} 0z`;
    return `<g fill="none"><path d="${d}" stroke="#04090b" stroke-width="25"/><path d="${d}" stroke="#2a3238" stroke-width="21"/><path d="${d}" stroke="#4b565e" stroke-width="7" transform="translate(-5 -3)"/><path d="${d}" stroke="#14191d" stroke-width="5" stroke-dasharray="3 6"/></g>`;
  });
  return `<svg class="layer" width="1600" height="1000">${loops.join("")}<text class="anek" transform="translate(${x - 56} ${top + 116}) rotate(-90)" font-size="19" fill="${paint.taxi}">B-62</text></svg>`;
}
