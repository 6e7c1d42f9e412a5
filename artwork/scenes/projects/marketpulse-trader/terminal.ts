import { clock, inr, lakh, signed } from "#artwork/lib/format.ts";
import { line } from "#artwork/lib/paths.ts";
import { chart } from "./chart.ts";
import { dark, field, mark, millBadge } from "./identity.ts";
import {
  asks,
  bids,
  daysLine,
  daysProfit,
  ema,
  type Level,
  type Listing,
  now,
  positions,
  pressure,
  quote,
  ticket,
  trades,
  vwap,
  watchlist,
} from "./market.ts";

export const terminalCss = `
.top { height: 58px; display: flex; align-items: center; padding: 0 20px; border-bottom: 1px solid ${dark.rule}; background: ${dark.panel} }
.logo { display: flex; align-items: center; gap: 10px; font-weight: 720; font-stretch: 108%; font-size: 19px; letter-spacing: -.015em }
.nav { display: flex; gap: 26px; height: 58px; margin-left: 40px; font-size: 15.5px; font-weight: 520; color: var(--muted) }
.nav span { position: relative; display: flex; align-items: center }
.nav .current { color: ${dark.text} }
.nav .current::after { content: ""; position: absolute; inset: auto 0 -1px; height: 2px; background: ${field} }
.markets { display: flex; gap: 24px; align-items: center; margin-left: auto; font-size: 14.5px; color: var(--muted) }
.markets b { font-weight: 560; color: ${dark.text} }
.session { display: flex; align-items: center; gap: 8px }
.session i { width: 8px; height: 8px; border-radius: 9px; background: ${dark.up}; box-shadow: 0 0 0 3px rgb(70 211 187 / .2) }
.news { height: 38px; display: flex; align-items: center; gap: 14px; padding: 0 20px; font-size: 14.5px; color: var(--muted); border-bottom: 1px solid ${dark.rule}; white-space: nowrap; overflow: hidden; mask: linear-gradient(90deg, #000 92%, transparent) }
.news b { color: ${dark.text}; font-weight: 540 }
.news time { color: ${dark.ivory}; font-size: 13.5px }
.news time + * { margin-right: 24px }
.columns { display: grid; grid-template-columns: 262px 656px 272px 214px; height: 920px }
.columns > div { min-width: 0 }
.columns > div + div { border-left: 1px solid ${dark.rule} }
.head { height: 46px; display: flex; align-items: center; justify-content: space-between; padding: 0 16px; font-size: 15px; font-weight: 620; border-bottom: 1px solid ${dark.rule} }
.head em { font-style: normal; color: var(--muted); font-weight: 480; font-size: 14px }
.listing { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) 46px 72px; align-items: center; gap: 9px; height: 57.6px; padding: 0 14px 0 16px; border-bottom: 1px solid ${dark.faintRule} }
.listing.current { background: #261e17 }
.listing.current::before { content: ""; position: absolute; inset: 0 auto 0 0; width: 3px; background: ${field} }
.listing b { display: block; font-size: 14.5px; font-weight: 640; font-stretch: 90%; letter-spacing: .005em }
.listing small { display: block; margin-top: 1px; font-size: 13px; font-stretch: 88%; white-space: nowrap; color: var(--dim) }
.listing div:last-child { text-align: right; font-size: 14px }
.listing div:last-child small { font-stretch: 94%; font-weight: 540; color: inherit }
.symbol { height: 92px; display: flex; align-items: center; gap: 14px; padding: 0 18px }
.symbol h2 { font-size: 20px; font-weight: 680; font-stretch: 98%; letter-spacing: -.01em }
.symbol p { margin-top: 2px; font-size: 14px; color: var(--muted) }
.last { margin-left: auto; text-align: right }
.last b { display: block; font-size: 40px; font-weight: 600; font-stretch: 88%; letter-spacing: -.02em; line-height: 1 }
.last span { font-size: 15px; font-weight: 560 }
.tools { height: 42px; display: flex; align-items: center; gap: 4px; padding: 0 14px; border: solid ${dark.rule}; border-width: 1px 0; font-size: 14px; color: var(--muted) }
.tools > span { padding: 5px 9px; border-radius: 6px }
.tools .current { background: #31281f; color: ${dark.text}; font-weight: 600 }
.keys { display: flex; gap: 14px; margin-left: auto }
.keys i { display: inline-block; width: 14px; height: 2.5px; margin-right: 6px; border-radius: 2px; vertical-align: 4px }
.positions { width: 100%; border-collapse: collapse; font-size: 14.5px }
.positions td, .positions th { height: 42px; padding: 0 8px; text-align: right; white-space: nowrap; border-bottom: 1px solid ${dark.faintRule} }
.positions th { height: 32px; font-size: 13.5px; font-weight: 480; color: var(--dim) }
.positions :is(td, th):first-child { text-align: left; padding-left: 18px }
.positions :is(td, th):last-child { padding-right: 18px }
.tag { margin-left: 8px; padding: 2px 6px; border-radius: 4px; font-size: 12.5px; font-weight: 620 }
.tag.long { background: rgb(70 211 187 / .14); color: ${dark.up} }
.tag.short { background: rgb(255 125 69 / .15); color: ${dark.down} }
.level { position: relative; display: grid; grid-template-columns: 1fr 68px 62px; align-items: center; height: 24px; padding: 0 16px; font-size: 13.8px; text-align: right }
.level > span { position: relative }
.level > span:nth-of-type(1) { text-align: left }
.level i { position: absolute; inset: 1px 0 1px auto; border-radius: 3px 0 0 3px }
.level.names { height: 30px; font-size: 13.5px; color: var(--dim) }
.spread { height: 46px; padding: 0 16px; border: solid ${dark.rule}; border-width: 1px 0; background: ${dark.panel} }
.pressure { padding: 10px 16px 13px; border-bottom: 1px solid ${dark.rule}; font-size: 13.5px }
.balance { display: flex; gap: 3px; height: 6px; margin-bottom: 7px }
.balance i { border-radius: 3px }
.side { display: grid; grid-template-columns: 1fr 1fr; padding: 3px; border-radius: 8px; background: ${dark.well}; font-size: 15px; font-weight: 620; text-align: center }
.side span { padding: 7px 0; border-radius: 6px; color: var(--muted) }
.side .current { background: ${dark.up}; color: ${dark.onUp} }
.entry { height: 42px; margin-top: 9px; padding: 0 12px; border: 1px solid #3a3128; border-radius: 8px; background: ${dark.well}; font-size: 14.5px }
.entry b { font-weight: 560; font-size: 15.5px }
.sum { display: flex; justify-content: space-between; margin-top: 9px; font-size: 14px; color: var(--muted) }
.sum b { color: ${dark.text}; font-weight: 520 }
.buy { display: grid; place-items: center; height: 46px; margin-top: 12px; border-radius: 8px; background: ${dark.up}; color: ${dark.onUp}; font-weight: 680; font-size: 15.5px }
.trade { display: grid; grid-template-columns: 64px 1fr 44px; align-items: center; height: 25.4px; padding: 0 14px; font-size: 13.5px; text-align: right }
.trade span:first-child { text-align: left; color: var(--dim) }
`;

const news = [
  ["14:38", "<b>Hooghly Steel board clears ₹2,150 cr Haldia rolling mill; output from Q3 FY26</b>"],
  ["14:21", "<span>Coking coal slips 1.8% to a six-month low</span>"],
  ["13:57", "<span>Malabar Bank raises one-year deposit rate to 7.10%</span>"],
  ["13:40", "<span>Damodar Power unit back on grid</span>"],
];

export const terminal = `<div class="on-dark">
<div class="top"><div class="logo">${mark}MarketPulse</div>
<div class="nav"><span class="current">Trade</span><span>Portfolio</span><span>Scanner</span><span>Options</span><span>Journal</span></div>
<div class="markets"><span>USD/INR <b>86.42</b> <span class="down">−0.16%</span></span><span>Brent <b>70.78</b> <span class="up">+0.31%</span></span><span class="session"><i></i><b>Market open</b> closes in ${now.closesIn}</span></div></div>
<div class="news">${news.map(([time, headline]) => `<time class="mono">${time}</time>${headline}`).join("")}</div>
<div class="columns">
<div><div class="head">Watchlist <em>Swing list, ${watchlist.length}</em></div>${watchlist.map(listingRow).join("")}</div>
<div>${symbolHead()}${chart}${positionTable()}</div>
<div><div class="head">Order book <em>Tick 0.10</em></div>${orderBook()}${orderTicket()}</div>
<div><div class="head">Trades <em>Live</em></div>${tradeTape()}</div>
</div></div>`;

function listingRow(listing: Listing): string {
  const values = daysLine(listing);
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const points = values.map((value, k) => [(k / 22) * 46, 22 - ((value - low) / range) * 18] as const);
  const direction = listing.changePercent >= 0 ? "up" : "down";
  return `<div class="listing ${listing.symbol === quote.symbol ? "current" : ""}"><div><b>${listing.symbol}</b><small>${listing.name}</small></div>
<svg width="46" height="26" style="overflow:visible"><path d="${line(points)}" fill="none" stroke="${dark[direction]}" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/></svg>
<div>${lakh(listing.last, 2)}<span class="${direction}"><small>${signed(listing.changePercent)}%</small></span></div></div>`;
}

function symbolHead(): string {
  return `<div class="symbol">${millBadge(46)}<div><h2>${quote.name}</h2><p>${quote.symbol} · NSE · Equity</p></div>
<div class="last"><b>${lakh(quote.last, 2)}</b><span class="up">${signed(quote.change)} (${signed(quote.changePercent)}%)</span></div></div>
<div class="tools"><span>1m</span><span class="current">5m</span><span>15m</span><span>1h</span><span>1D</span>
<div class="keys"><span><i style="background:${dark.ivory}"></i>VWAP ${lakh(vwap.at(-1) ?? 0, 2)}</span><span><i style="background:${dark.blue}"></i>EMA 20 ${lakh(ema.at(-1) ?? 0, 2)}</span></div></div>`;
}

function positionTable(): string {
  const rows = positions.map(({ symbol, quantity, average, last, profit, returnPercent }) => {
    const direction = profit >= 0 ? "up" : "down";
    const tag = quantity > 0 ? '<span class="tag long">Long</span>' : '<span class="tag short">Short</span>';
    return `<tr><td><b style="font-weight:620;font-stretch:92%">${symbol}</b>${tag}</td><td>${Math.abs(quantity)}</td><td class="muted">${lakh(average, 2)}</td><td>${lakh(last, 2)}</td><td class="${direction}" style="font-weight:600">${signed(profit)}</td><td class="${direction}">${signed(returnPercent)}%</td></tr>`;
  });
  return `<div class="head" style="border-top:1px solid ${dark.rule}"><span style="display:flex;gap:22px"><span>Positions <em>${positions.length}</em></span><em>Orders 3</em><em>Holdings 18</em></span>
<span class="muted" style="font-weight:480;font-size:14.5px">Day’s P&amp;L <b class="up" style="margin-left:4px;font-weight:660;font-size:16px">+${inr(daysProfit, 2)}</b></span></div>
<table class="positions"><tr><th>Instrument</th><th>Qty</th><th>Avg</th><th>LTP</th><th>P&amp;L</th><th>Return</th></tr>${rows.join("")}</table>`;
}

function orderBook(): string {
  const most = Math.max(pressure.askTotal, pressure.bidTotal);
  const row = ({ price, quantity, total }: Level, direction: "up" | "down", tint: string) =>
    `<div class="level"><i style="width:${((total / most) * 100).toFixed(1)}%;background:${tint}"></i><span class="mono ${direction}">${lakh(price, 2)}</span><span class="mono">${lakh(quantity)}</span><span class="mono muted">${lakh(total)}</span></div>`;
  return `<div class="level names"><span>Price</span><span>Qty</span><span>Total</span></div>
${asks
  .map((level) => row(level, "down", "rgb(255 125 69 / .17)"))
  .reverse()
  .join("")}
<div class="spread apart"><b class="up" style="font-size:21px;font-weight:640;font-stretch:92%">${lakh(quote.last, 2)}</b><span class="muted" style="font-size:13.5px">Spread 0.10</span></div>
${bids.map((level) => row(level, "up", "rgb(70 211 187 / .15)")).join("")}
<div class="pressure"><div class="balance"><i style="flex:${pressure.bidTotal};background:${dark.up}"></i><i style="flex:${pressure.askTotal};background:${dark.down}"></i></div>
<div class="apart"><span class="up">Bids ${pressure.bidPercent}%</span><span class="down">${pressure.askPercent}% Asks</span></div></div>`;
}

function orderTicket(): string {
  const price = lakh(ticket.price, 2);
  return `<div style="padding:14px 16px"><div class="side"><span class="current">Buy</span><span>Sell</span></div>
<div class="entry apart"><span class="muted">Limit price</span><b class="mono">${price}</b></div>
<div class="entry apart"><span class="muted">Quantity</span><b class="mono">${ticket.quantity}</b></div>
<div class="sum"><span>Order value</span><b class="mono">${inr(ticket.value)}</b></div>
<div class="sum"><span>Margin, 5× intraday</span><b class="mono">${inr(ticket.margin)}</b></div>
<div class="buy">Buy ${ticket.quantity} at ${price}</div></div>`;
}

function tradeTape(): string {
  return trades
    .map(
      ({ seconds, price, rising, quantity }) =>
        `<div class="trade"><span class="mono">${clock(seconds)}</span><span class="mono ${rising ? "up" : "down"}">${lakh(price, 2)}</span><span class="mono muted">${quantity}</span></div>`,
    )
    .join("");
}
