import { picture } from "./goods.ts";
import { type Channel, channelSign, channels, colours, mark } from "./identity.ts";
import { clockTime, minutesLeft, now, type Order, open, queue, timeLeft } from "./orders.ts";

export const deskCss = `
.top { display: flex; align-items: center; height: 66px; padding: 0 26px; background: ${colours.ink}; color: #fff }
.top .logo { display: flex; align-items: center; gap: 12px; font-size: 22px }
.top nav { display: flex; gap: 28px; margin-left: 46px; font-size: 16.5px; color: #aab4e6 }
.top nav b { color: #fff; font-weight: 600 }
.sum { display: flex; align-items: baseline; gap: 26px; padding: 22px 26px 18px; font-size: 17px; color: ${colours.muted} }
.sum h1 { font-size: 33px; line-height: 1; color: ${colours.ink} }
.queue-head, .order { display: grid; grid-template-columns: 112px 62px 244px 174px 132px 178px 84px; align-items: center; padding: 0 26px }
.queue-head { height: 38px; border: solid ${colours.rule}; border-width: 1px 0; background: #fff; font-size: 15px; color: ${colours.muted} }
.order { position: relative; height: 63px; border-bottom: 1px solid ${colours.rule}; background: #fff; font-size: 16.5px; white-space: nowrap }
.order svg { display: block }
.order .left { font-size: 30px; letter-spacing: -.04em }
.order .left small { margin-left: 6px; font-size: 15px; letter-spacing: 0; font-weight: 500 }
.order b { display: block; font-weight: 600 }
.order p { margin-top: 1px; font-size: 14.5px; color: ${colours.muted} }
.order .shelf { text-align: right; font-weight: 600 }
.chip { display: inline-flex; align-items: center; gap: 8px; padding: 6px 11px 6px 9px; border-radius: 8px; font-size: 15.5px; font-weight: 600 }
.order.late { background: ${colours.lateTint} }
.order.late .left { color: ${colours.late} }
.order.current { background: ${colours.brassTint} }
.order.current::before { content: ""; position: absolute; inset: 0 auto 0 0; width: 6px; background: ${colours.brass} }
`;

export function chip(name: Channel, label: string = name): string {
  const { colour, tint } = channels[name];
  return `<span class="chip" style="background:${tint};color:${colour}">${channelSign(name, 14)}${label}</span>`;
}

function orderRow(order: Order): string {
  const { figure, unit } = timeLeft(order);
  const state = minutesLeft(order) < 0 ? "late" : order.kind === "held" ? "current" : "";
  const source =
    order.kind === "return"
      ? `<b style="color:${colours.muted}">${order.source}</b>`
      : `<b>${order.source}</b>`;
  return `<div class="order ${state}"><span class="display left">${figure}<small>${unit}</small></span>
${picture(order.item, 47)}
<span><b>${order.pieces > 1 ? `${order.pieces} × ` : ""}${order.item}</b><p>${order.number}</p></span>
<span>${chip(order.channel, order.shop)}</span>
<span>${order.promise}<p>by ${clockTime(order.due)}</p></span>
<span>${source}</span><span class="shelf">${order.kind === "return" ? "" : order.shelf}</span></div>`;
}

export const desk = `<div class="top"><span class="display logo">${mark(36)}OmniCommerce</span><nav><b>Queue</b><span>Stock</span><span>Channels</span></nav></div>
<div class="sum"><h1>${open.orders} promises today</h1><span style="color:${colours.late};font-weight:600">${open.late} late</span><span>${open.returns} returns</span><span>${now.day}, ${now.clock}</span></div>
<div class="queue-head"><span>Left</span><span>Order</span><span></span><span>Channel</span><span>Promise</span><span>Source</span><span style="text-align:right">Shelf</span></div>
${queue.map(orderRow).join("")}`;
