import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { handheld, handheldScreen } from "./handheld.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { alarms, hour, limits, now, queueSince, type Sale, type Shop, shops, tills } from "./shops.ts";

const scannerWidth = 404;
const screen = handheldScreen(scannerWidth);

const css = `
.board-head { height: 74px; padding: 0 34px 0 26px; background: ${colours.forest}; color: #eafaf0; font-size: 16px }
.board-head nav { display: flex; gap: 32px; margin-left: 48px; color: #a9d6bd }
.board-head nav b { color: #fff; font-weight: 620; box-shadow: 0 26px 0 -23px ${colours.mustard} }
.shops { position: absolute; left: 304px; right: 30px; top: 187px; display: grid; grid-template-columns: repeat(3, 1fr); column-gap: 26px }
.shop, .shop-head { display: grid; grid-template-columns: 32px 1fr 94px 62px; align-items: center }
.shop-head { height: 34px; font-size: 13px; color: ${colours.muted} }
.shop { height: 35px; border-top: 1px solid ${colours.rule}; font-size: 15px }
.shop .number { font-family: "Familjen Grotesk Variable"; font-weight: 600; color: ${colours.muted} }
.shop .name { color: #33493d; white-space: nowrap }
.shop.alarm { height: 78px; margin: 0 -12px; padding: 0 12px; border: 0; border-radius: 12px; align-content: center; row-gap: 5px }
.shop.alarm .number, .shop.alarm .name { color: inherit; font-size: 19px; font-weight: 700; font-family: "Familjen Grotesk Variable"; letter-spacing: -.01em }
.shop.alarm .text { grid-column: 1 / -1; font-size: 15.5px; font-weight: 560; display: flex; justify-content: space-between }
.shop.shelf { background: ${colours.mustard} }
.shop.call { background: ${colours.tomato}; color: #fff }
.call-screen { height: 100%; background: ${colours.tomato}; color: #fff; display: flex; flex-direction: column }
.call-answer { margin: auto 16px 16px; display: grid; gap: 10px; text-align: center; font-size: 19px; font-weight: 680 }
.call-answer span { padding: 17px 0; border-radius: 13px }
`;

/** Sixty rows at head office bleed off the foot; a scanner of shop 37 stands in front of them. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    castShadow({ left: 250, top: 150, width: 1290, height: 900, colour: shadow, opacity: 0.5, blur: 46 }),
    desktopWindow({
      left: 214,
      top: 52,
      width: 1346,
      height: 1060,
      background: colours.screen,
      screen: board(),
      colours: { outline: "rgb(15 74 52 / 0.35)", shade: "rgb(20 80 52 / 0.3)" },
    }),
    handheld({
      left: 50,
      top: 222,
      width: scannerWidth,
      turn: -4,
      background: colours.tomato,
      screen: callScreen(),
      shade: "#0d3a25",
    }),
  ].join("\n"),
});

function board(): string {
  const columns = [0, 20, 40].map((start) => shops.slice(start, start + 20));
  return `<div class="board-head row">${mark(36, "#1c6648")}<b class="display" style="margin-left:13px;font-size:26px">Retail Nexus</b><nav><b>Shops</b><span>Shelves</span><span>Recounts</span><span>Deliveries</span></nav><span style="margin-left:auto">${now.day}, <b style="font-weight:640">${now.time}</b></span></div>
<div class="at apart" style="left:34px;right:30px;top:96px;align-items:flex-end"><h1 class="display" style="font-size:54px">${count(alarms)} shops to ring</h1><p class="muted" style="font-size:16px;line-height:1.45;text-align:right">${shops.length - alarms} of ${shops.length} rows stay pale. Colour means a shelf empty for ${limits.shelf} minutes<br>or a counter call unanswered for five.</p></div>
<div class="shops">${columns.map((column) => `<div><div class="shop-head"><span></span><span>Shop</span><span>Shelf empty</span><span style="text-align:right">Counters</span></div>${column.map(shopRow).join("")}</div>`).join("")}</div>`;
}

function shopRow(shop: Shop): string {
  const { number, name, empty, alarm } = shop;
  if (alarm) {
    const minutes = alarm.kind === "call" ? limits.call : empty;
    return `<div class="shop alarm ${alarm.kind}"><span class="number figures">${number}</span><span class="name">${name}</span><span></span>${pips(shop, alarm.kind === "call" ? "#fff" : colours.ink)}<span class="text"><span>${alarm.text}</span><b style="font-weight:760">${minutes} min</b></span></div>`;
  }
  const bar =
    empty === 0
      ? '<span class="muted" style="font-size:14px">none</span>'
      : `<span class="row" style="gap:7px"><svg width="46" height="6"><rect width="46" height="6" rx="3" fill="#e2efe5"/><rect width="${((46 * empty) / limits.shelf).toFixed(1)}" height="6" rx="3" fill="${colours.mint}"/></svg><span class="muted figures" style="font-size:14px">${empty}m</span></span>`;
  return `<div class="shop"><span class="number figures">${number}</span><span class="name">${name}</span>${bar}${pips(shop, colours.leaf)}</div>`;
}

/** One small square for each counter, filled while it is open. */
function pips({ counters, open }: Shop, colour: string): string {
  const squares = Array.from({ length: counters }, (_, index) => {
    const x = 62 - (counters - index) * 12;
    return index < open
      ? `<rect x="${x}" y="0" width="9" height="12" rx="2.5" fill="${colour}"/>`
      : `<rect x="${x + 0.75}" y=".75" width="7.5" height="10.5" rx="2" fill="none" stroke="${colour}" stroke-width="1.5" opacity=".5"/>`;
  });
  return `<svg width="62" height="12">${squares.join("")}</svg>`;
}

function callScreen(): string {
  return `<div class="call-screen">
<div class="apart" style="padding:13px 17px 0;font-size:15.5px;font-weight:640"><span>${now.time}</span><span>Shop 37, Sadarghat</span><svg width="30" height="14" fill="none" stroke="#fff"><rect x=".8" y=".8" width="24" height="12.4" rx="3.500" stroke-width="1.500" opacity=".7"/><rect x="3" y="3" width="13" height="8" rx="1.600" fill="#fff" stroke="none"/><path d="M27.500 5v4" stroke-width="2.400" stroke-linecap="round"/></svg></div>
<div style="padding:30px 18px 0"><div style="font-size:17px;font-weight:600">Second call, first at 18:05</div><h2 class="display" style="margin-top:10px;font-size:69px;line-height:.92;letter-spacing:-.045em">Open<br>counter 3</h2></div>
<div style="margin:26px 16px 0;padding:13px 14px 12px;border-radius:14px;background:#fff;color:${colours.ink}"><div style="font-size:16px;font-weight:620;line-height:1.3">No pause at either till since ${hour(now.minutes + queueSince)}</div>${lanes()}</div>
<div class="call-answer"><span style="background:#fff;color:${colours.tomato}">I am going</span><span style="padding:14px 0;box-shadow:inset 0 0 0 2px rgb(255 255 255 / .8)">Cannot leave aisle B</span></div>
</div>`;
}

/** Customers at the two open tills in the last twenty minutes; the gaps between them run out. */
function lanes(): string {
  const left = 20;
  const width = screen.width - 60 - left;
  const x = (minute: number) => left + ((minute + 20) / 20) * width;
  const block = ([from, to]: Sale, y: number) =>
    `<rect x="${x(from).toFixed(1)}" y="${y}" width="${(x(to) - x(from)).toFixed(1)}" height="26" rx="3" fill="${to > queueSince ? colours.tomato : "#f2b5a5"}"/>`;
  return `<svg width="${left + width}" height="96" style="display:block;margin-top:10px">${tills
    .map(
      ({ number, sales }, index) =>
        `<text x="0" y="${19 + index * 34}" font-size="16" font-weight="640">${number}</text>${sales.map((sale) => block(sale, index * 34)).join("")}`,
    )
    .join(
      "",
    )}<g font-size="14" fill="${colours.muted}"><text x="${left}" y="90">17:50</text><text x="${left + width}" y="90" text-anchor="end">18:10</text></g></svg>`;
}

function count(number: number): string {
  return ["No", "One", "Two", "Three", "Four", "Five"][number] ?? String(number);
}
