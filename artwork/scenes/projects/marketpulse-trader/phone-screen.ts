import { inr, lakh, signed } from "#artwork/lib/format.ts";
import { homeBar, statusBar } from "#artwork/lib/frames.ts";
import { line, type Point } from "#artwork/lib/paths.ts";
import { field, light, millBadge } from "./identity.ts";
import { closes, holding, now, pressure, quote } from "./market.ts";

export const phoneCss = `
.phone-card { margin: 14px 16px 0; padding: 13px 15px; border-radius: 16px; background: ${light.card}; box-shadow: 0 0 0 1px ${light.rule} }
.phone-card small { display: block; font-size: 14px; color: ${light.muted} }
.phone-card b { display: block; margin-top: 2px; font-size: 16.5px; font-weight: 620 }
.periods { display: flex; justify-content: space-between; padding: 8px 20px 0; font-size: 14.5px; font-weight: 560; color: ${light.muted} }
.periods span { padding: 5px 4px }
.periods .current { padding: 5px 13px; border-radius: 20px; background: ${light.text}; color: ${light.screen} }
.phone-buttons { position: absolute; inset: auto 16px 28px; display: grid; grid-template-columns: 1fr 1fr; gap: 10px; font-size: 16.5px; font-weight: 660; text-align: center }
.phone-buttons span { padding: 14px 0; border-radius: 15px }
`;

const graph = { width: 304, height: 212 };
const low = Math.min(...closes);
const range = Math.max(...closes) - low;
const y = (price: number) => graph.height - 16 - ((price - low) / range) * (graph.height - 40);
const points = closes.map((price, i): Point => [(i / (closes.length - 1)) * (graph.width - 22), y(price)]);
const [endX, endY] = points.at(-1) ?? [0, 0];

/** The same stock at the same minute as on the terminal, in the light theme. */
export const phoneScreen = `<div class="on-light">${statusBar({ time: now.clock, colour: light.text })}
<div style="padding:14px 20px 0">
<div style="display:flex;align-items:center;gap:10px">${millBadge(38)}<div><div style="font-size:17px;font-weight:680;letter-spacing:-.01em">${quote.name}</div><div class="muted" style="font-size:14px">${quote.symbol} · NSE</div></div><svg style="margin-left:auto" width="24" height="24" fill="${field}"><path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z"/></svg></div>
<div style="margin-top:16px;font-size:47px;font-weight:620;font-stretch:84%;letter-spacing:-.03em;line-height:1">${inr(quote.last, 2)}</div>
<div class="up" style="margin-top:6px;font-size:16px;font-weight:620">${signed(quote.change)} (${quote.changePercent.toFixed(2)}%) <span class="muted" style="font-weight:480">today</span></div>
</div>
${dayGraph()}
<div class="periods"><span class="current">1D</span><span>1W</span><span>1M</span><span>1Y</span><span>5Y</span></div>
<div class="phone-card apart"><div><small>Your position</small><b>${holding.quantity} at ${lakh(holding.average, 2)}</b></div><div style="text-align:right"><small>P&amp;L</small><b class="up">+${inr(holding.profit, 2)}</b></div></div>
<div class="phone-card" style="margin-top:10px"><div class="apart" style="font-size:14.5px;font-weight:560"><span class="up">Buyers ${pressure.bidPercent}%</span><span class="down">${pressure.askPercent}% Sellers</span></div>
<div class="balance" style="height:7px;margin:8px 0 0"><i style="flex:${pressure.bidTotal};background:${light.upFill}"></i><i style="flex:${pressure.askTotal};background:${light.downFill}"></i></div></div>
<div class="phone-buttons"><span style="box-shadow:inset 0 0 0 1.5px ${light.text}">Sell</span><span style="background:${field}">Buy</span></div>
${homeBar(light.text)}</div>`;

function dayGraph(): string {
  const { width, height } = graph;
  return `<svg width="${width}" height="${height}" style="display:block;margin-top:6px">
<defs><linearGradient id="fade" x1="0" x2="0" y1="0" y2="1"><stop stop-color="${light.upFill}" stop-opacity=".36"/><stop offset="1" stop-color="${light.upFill}" stop-opacity="0"/></linearGradient></defs>
<path d="M0 ${y(holding.average)}H${width}" stroke="${light.text}" stroke-opacity=".35" stroke-dasharray="2 4"/>
<path d="${line(points)}L${endX} ${height}L0 ${height}Z" fill="url(#fade)"/>
<path d="${line(points)}" fill="none" stroke="${light.upLine}" stroke-width="2.4" stroke-linejoin="round"/>
<circle cx="${endX}" cy="${endY}" r="9" fill="${light.upLine}" opacity=".2"/><circle cx="${endX}" cy="${endY}" r="4.6" fill="${light.upLine}" stroke="${light.screen}" stroke-width="2"/>
</svg>`;
}
