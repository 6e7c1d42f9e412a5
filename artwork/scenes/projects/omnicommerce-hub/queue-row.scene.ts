import { castShadow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { basket } from "./basket.ts";
import { picture } from "./goods.ts";
import { channelSign, channels, colours, field, fonts, identityCss, shadow } from "./identity.ts";
import { clockTime, type Order, queue, timeLeft } from "./orders.ts";

const index = queue.findIndex(({ number }) => number === "BN-48213");

const css = `
.panel { position: absolute; left: 150px; top: -40px; width: 1500px; height: 1100px; background: #dfe5fb; box-shadow: 0 0 0 1px rgb(7 15 69 / .4) }
.behind { position: absolute; left: 150px; width: 1450px; height: 164px; display: grid; grid-template-columns: 250px 110px 1fr; align-items: center; padding-left: 44px; border-bottom: 2px solid #c3cdf0; font-size: 30px; color: #3f4a7c }
.behind .display { font-size: 62px }
.behind .display small { font-size: 28px; font-weight: 500; letter-spacing: 0; margin-left: 10px }
.big { position: absolute; left: 52px; top: 196px; width: 1620px; height: 560px; border-radius: 34px; overflow: hidden; background: #fff; box-shadow: 0 0 0 1px rgb(7 15 69 / .3), 0 26px 38px -6px rgb(7 15 69 / .5) }
.big .edge { position: absolute; left: 0; top: 0; bottom: 0; width: 16px; background: ${colours.brass} }
.left { position: absolute; left: 62px; top: 60px }
.left .figure { margin-left: -14px; font-size: 290px; line-height: .86; letter-spacing: -.07em }
.left p { margin-top: 24px; font-size: 36px; font-weight: 560 }
.facts { position: absolute; left: 982px; top: 54px; width: 560px }
.facts h1 { margin-top: 8px; font-size: 62px; line-height: 1 }
.tag { display: inline-flex; align-items: center; gap: 14px; margin-top: 22px; padding: 11px 20px 11px 17px; border-radius: 14px; font-size: 29px; font-weight: 620 }
.source { margin-top: 30px; padding-top: 26px; border-top: 2px solid ${colours.rule} }
.source h2 { font-size: 42px; line-height: 1.1 }
.keys { position: absolute; left: 1034px; top: 700px; display: flex; gap: 26px }
.key { text-align: center; font-size: 28px; font-weight: 600; color: ${colours.ink} }
.cap { position: relative; display: grid; place-items: center; height: 150px; margin-bottom: 18px; border-radius: 26px; background: #0a1136; box-shadow: 0 18px 22px -2px rgb(7 15 69 / .5) }
.cap span { position: absolute; inset: 0 8px 20px; border-radius: 20px; background: linear-gradient(#34406f, #222d5c); box-shadow: inset 0 2px 0 rgb(255 255 255 / .25); display: flex; align-items: center; justify-content: center; gap: 18px; color: #fff; font-size: 46px }
.cap.accept { background: #9a5f00 }
.cap.accept span { background: linear-gradient(#ffcb5c, #f2b134); color: ${colours.ink}; box-shadow: inset 0 2px 0 rgb(255 255 255 / .6) }
`;

function behind(order: Order | undefined, top: number): string {
  if (!order) return "";
  const { figure, unit } = timeLeft(order);
  return `<div class="behind" style="top:${top}px"><span class="display">${figure}<small>${unit}</small></span>${picture(order.item, 84)}<span><b style="font-weight:600;font-size:34px">${order.pieces > 1 ? `${order.pieces} × ` : ""}${order.item}</b><br>${order.number}</span></div>`;
}

function html(): string {
  const order = queue[index];
  if (!order) throw new Error("The enlarged order is not in the queue");
  const { colour, tint } = channels[order.channel];
  return [
    `<div class="panel"></div>${behind(queue[index - 1], 12)}${behind(queue[index + 1], 800)}`,
    castShadow({ left: 90, top: 300, width: 1540, height: 500, colour: shadow, opacity: 0.55, blur: 44 }),
    `<div class="big"><div class="edge"></div>
<div class="left"><div class="display figure">${timeLeft(order).figure}</div><p>minutes left<br>to pack by ${clockTime(order.due)}</p></div>
<div class="facts"><div style="font-size:30px" class="muted">${order.number}</div><h1>Two jute baskets</h1>
<span class="tag" style="background:${tint};color:${colour}">${channelSign(order.channel, 26)}${order.channel}</span>
<div class="source"><h2>${order.source} shop</h2><div style="margin-top:8px;font-size:30px" class="muted">${order.shelf} on the shelf</div></div></div></div>`,
    `<svg width="1600" height="1000" style="position:absolute;inset:0"><defs><filter id="under" x="-30%" y="-100%" width="160%" height="300%"><feGaussianBlur stdDeviation="14"/></filter></defs><g fill="${shadow}" filter="url(#under)"><ellipse cx="600" cy="584" rx="120" ry="16" opacity=".45"/><ellipse cx="824" cy="668" rx="146" ry="18" opacity=".5"/></g>${basket({ x: 612, y: 378, radius: 138, seed: 5 })}${basket({ x: 816, y: 430, radius: 160, seed: 9, band: { from: 4, to: 6, hue: 228, strength: 64 } })}</svg>`,
    `<div class="keys"><div class="key"><div class="cap accept" style="width:280px"><span class="display">Enter<svg width="52" height="44" viewBox="0 0 52 44"><path d="M46 6v14H8M20 8L7 20l13 12" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg></span></div>accept</div><div class="key"><div class="cap" style="width:160px;margin-inline:auto"><span class="display">S</span></div>another source</div></div>`,
  ].join("\n");
}

/** One row far larger than its neighbours, off the right edge, with its goods and its two keys in front. */
export const scene = defineScene({ field, fonts, css: framesCss + identityCss + css, html });
