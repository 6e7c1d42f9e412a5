import { inr, lakh, signed } from "#artwork/lib/format.ts";
import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { dark, field, fonts, identityCss, millBadge, shadow } from "./identity.ts";
import { asks, bids, type Level, pressure, quote, ticket } from "./market.ts";

/** What the account may still use; an earlier order asked for more than that. */
const freeMargin = 148_010;
const refused = { time: "14:40:18", quantity: 600, price: 1284.5 };
const missing = (refused.quantity * refused.price) / 5 - freeMargin;
const most = Math.floor((freeMargin * 5) / ticket.price);

const css = `
.instrument { display: flex; align-items: center; gap: 18px; height: 124px; padding: 0 0 0 72px; background: ${dark.panel}; border-bottom: 1px solid ${dark.rule} }
.instrument h2 { font-size: 31px; font-weight: 680; letter-spacing: -.015em; line-height: 1.1 }
.instrument p { margin-top: 3px; font-size: 21px; color: var(--muted) }
.level { position: relative; display: grid; grid-template-columns: 238px 150px 160px; align-items: center; height: 67px; padding-left: 72px; font-size: 35px; text-align: right }
.level > span { position: relative }
.level > span:first-of-type { text-align: left }
.level.names { height: 58px; font-size: 21px; color: var(--axis, ${dark.axis}) }
.level > i { position: absolute; inset: 3px 0 3px auto; border-radius: 7px 0 0 7px }
.level.best::before { content: ""; position: absolute; inset: 2px 430px 2px 50px; border-radius: 14px; box-shadow: inset 0 0 0 3px ${dark.up} }
.spread { display: flex; align-items: center; height: 104px; padding-left: 72px; border: solid ${dark.rule}; border-width: 1px 0; background: ${dark.panel} }
.spread b { width: 238px; font-size: 50px; font-weight: 640; font-stretch: 88%; letter-spacing: -.02em }
.spread span { width: 310px; text-align: right; font-size: 22px }
.ticket { position: absolute; left: 704px; top: 122px; width: 846px; padding: 40px 44px 0; border-radius: 30px; background: #221b15; box-shadow: inset 0 0 0 1.5px #4a3d31, inset 0 2px 0 rgb(255 240 220 / .16), 0 0 0 1px rgb(30 10 0 / .7), 0 8px 16px rgb(10 3 0 / .35), 0 30px 44px -10px rgb(10 3 0 / .5) }
.side { display: grid; grid-template-columns: 1fr 1fr; padding: 7px; border-radius: 20px; background: ${dark.well}; font-size: 31px; font-weight: 640 }
.side > span { display: flex; align-items: center; justify-content: center; gap: 14px; height: 76px; border-radius: 14px; color: var(--muted) }
.side .current { background: ${dark.up}; color: ${dark.onUp} }
.side kbd { display: grid; place-items: center; width: 38px; height: 38px; border-radius: 9px; font: inherit; font-size: 21px; box-shadow: inset 0 0 0 1.5px currentColor, inset 0 -4px 0 currentColor; padding-bottom: 3px; opacity: .75 }
.entry { display: flex; align-items: center; justify-content: space-between; height: 112px; margin-top: 20px; padding: 0 32px; border-radius: 20px; background: ${dark.well}; box-shadow: inset 0 0 0 1.5px #453a2f; font-size: 28px; color: var(--muted) }
.entry b { color: ${dark.text}; font-weight: 500; font-size: 56px; letter-spacing: -.035em }
.entry.focus { box-shadow: inset 0 0 0 3.5px ${field} }
.entry i { display: inline-block; width: 3.5px; height: 54px; margin-left: 7px; vertical-align: -8px; background: ${field} }
.steps { display: flex; justify-content: flex-end; gap: 10px; margin-top: 14px; font-size: 22px; font-weight: 540; color: var(--muted) }
.steps span { padding: 9px 20px; border-radius: 12px; background: #30271f }
.sum { display: flex; justify-content: space-between; align-items: baseline; font-size: 26px; color: var(--muted); line-height: 44px }
.sum b { color: ${dark.text}; font-weight: 500; font-size: 29px }
.buy { display: grid; place-items: center; height: 108px; margin-top: 18px; border-radius: 20px; background: ${dark.up}; color: ${dark.onUp}; font-size: 37px; font-weight: 700; font-stretch: 98%; letter-spacing: -.01em }
.refused { display: flex; align-items: center; gap: 18px; margin: 18px -42.5px 1.5px; padding: 0 42.5px; height: 74px; border-top: 1.5px solid #3d3228; border-radius: 0 0 28.5px 28.5px; background: #1b1510; font-size: 22px; color: ${dark.down} }
.refused b { color: var(--muted); font-weight: 480 }
`;

/** The ticket takes its price from the level that is framed. */
function level({ price, quantity, total }: Level, direction: "up" | "down"): string {
  const reach = (share: number) => `${(524 + share * 556).toFixed(0)}px`;
  const tint = direction === "up" ? "rgb(70 211 187 / .16)" : "rgb(255 125 69 / .19)";
  const depth = `<i style="width:${reach(total / Math.max(pressure.askTotal, pressure.bidTotal))};background:${tint}"></i>`;
  return `<div class="level ${price === ticket.price ? "best" : ""}">${depth}<span class="mono ${direction}">${lakh(price, 2)}</span><span class="mono">${lakh(quantity)}</span><span class="mono muted">${lakh(total)}</span></div>`;
}

const book = `<div class="on-dark">
<div class="instrument">${millBadge(64)}<div><h2>${quote.name}</h2><p>Order book, tick 0.10</p></div></div>
<div class="level names"><span>Ask</span><span>Qty</span><span>Total</span></div>
${asks
  .map((ask) => level(ask, "down"))
  .reverse()
  .join("")}
<div class="spread"><b class="up">${lakh(quote.last, 2)}</b><span class="up">${signed(quote.change)} (${signed(quote.changePercent)}%)</span></div>
${bids.map((bid) => level(bid, "up")).join("")}
</div>`;

const orderTicket = `<div class="ticket on-dark">
<div class="side"><span class="current">Buy <kbd>B</kbd></span><span>Sell <kbd>S</kbd></span></div>
<div class="entry"><span>Limit price</span><b class="mono">${lakh(ticket.price, 2)}</b></div>
<div class="entry focus"><span>Quantity</span><b class="mono">${ticket.quantity}<i></i></b></div>
<div class="steps"><span>+50</span><span>+100</span><span>Most ${most}</span></div>
<div style="margin-top:20px">
<div class="sum"><span>Order value</span><b class="mono">${inr(ticket.value)}</b></div>
<div class="sum"><span>Margin, 5× intraday</span><b class="mono">${inr(ticket.margin)}</b></div>
<div class="sum"><span>Free margin after it</span><b class="mono">${inr(freeMargin - ticket.margin)}</b></div></div>
<div class="buy">Buy ${ticket.quantity} at ${lakh(ticket.price, 2)}</div>
<div class="refused"><b class="mono">${refused.time}</b>Refused ${refused.quantity} at ${lakh(refused.price, 2)}: margin ${inr(missing)} short</div>
</div>`;

/** The order book runs off the left and the foot; the ticket lies over its empty side and onto the field. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    castShadow({ left: -60, top: 150, width: 1200, height: 900, colour: shadow, opacity: 0.6, blur: 46 }),
    desktopWindow({
      left: -24,
      top: 54,
      width: 1214,
      height: 1010,
      background: dark.screen,
      screen: book,
      highlight: "rgb(255 240 220 / 0.16)",
      colours: { outline: "rgb(40 14 0 / 0.55)", shade: "rgb(90 24 0 / 0.45)" },
    }),
    castShadow({ left: 740, top: 220, width: 800, height: 760, colour: "#1a0700", opacity: 0.8, blur: 46 }),
    orderTicket,
  ].join("\n"),
});
