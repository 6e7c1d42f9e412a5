import { lakh } from "#artwork/lib/format.ts";
import { castShadow, desktopWindow, framesCss, homeBar, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { midspanMark } from "#artwork/scenes/brand/identity.ts";
import { houseCss, houseFonts, paint, rupees } from "../house.ts";
import { bearing, belts, carton, goodsCss, tin } from "./goods.ts";
import { field, history, now, order, shadow, tabs } from "./order.ts";

/** The shelf's front edge. */
const beam = { top: 866, height: 92 };

const css = `
.head { display: flex; align-items: center; gap: 18px; height: 92px; padding-left: 112px }
.tabs { display: grid; grid-template-columns: repeat(6, 1fr); gap: 5px; width: 1120px; margin-left: 112px }
.tabs div { height: 74px; padding: 13px 0 0 22px; background: ${paint.hooghlyTint}; font: 700 27px/1 "Anek Latin Variable"; font-stretch: 90%; clip-path: polygon(0 0, 92% 0, 100% 50%, 92% 100%, 0 100%, 8% 50%); padding-left: 30px }
.tabs span { display: block; margin-top: 3px; font: 440 18px/1 "Instrument Sans Variable"; color: ${paint.steel} }
.tabs .on { background: ${paint.ink}; color: ${paint.taxi} } .tabs .on span { color: #fff }
.tabs .later { background: ${paint.fog}; color: ${paint.steel} }
.line { display: grid; grid-template-columns: 1fr 92px 92px 88px 118px; align-items: center; height: 63px; padding: 0 14px; border-top: 1.5px solid ${paint.line}; text-align: right; font-size: 20px }
.line > :first-child { text-align: left; font-weight: 620; font-size: 21px } .line small { font-size: 16px; font-weight: 440; color: ${paint.steel}; margin-left: 10px }
.line.top { height: 38px; border: 0; font-size: 17px; color: ${paint.steel} } .line.top > :first-child { font-weight: 440; font-size: 17px }
.line.short { background: ${paint.taxi}; border-color: ${paint.taxi} } .line.short small { color: ${paint.ink} }
.past { padding: 11px 0 10px; border-top: 1.5px solid ${paint.line}; font-size: 17px; line-height: 1.35 }
.past i { font-style: normal; color: ${paint.steel} }
.beam { position: absolute; left: -10px; right: -10px; top: ${beam.top}px; height: ${beam.height}px; background: linear-gradient(#ffd964 0 7px, ${paint.taxi} 8px 80%, #d99a00 82%, #b87f00); box-shadow: 0 14px 24px rgb(0 12 16 / .7) }
.beam i { position: absolute; top: 30px; width: 13px; height: 30px; border-radius: 7px; background: #7a5400; box-shadow: inset 0 3px 3px #3d2a00 }
.ticket { position: absolute; top: ${beam.top + 13}px; height: 62px; padding: 0 18px; display: flex; gap: 16px; align-items: center; background: #fff; border-radius: 3px; font-size: 18px; box-shadow: 0 2px 3px rgb(60 40 0 / .5) }
.ticket b { font: 740 44px/1 "Anek Latin Variable"; font-stretch: 82%; padding-top: 8px }
.ticket.short { background: ${paint.sindoor}; color: #fff }
.hand { padding: 8px 24px; color: #fff }
.cells { display: grid; grid-template-columns: repeat(12, 1fr); gap: 4px; margin-top: 16px } .cells i { height: 21px; border-radius: 3px; background: #1d5562 } .cells .in { background: ${paint.taxi} }
.act { margin-top: 14px; padding: 17px 0; text-align: center; border-radius: 8px; font-size: 20px; font-weight: 660 }
`;

const tabRow = tabs.map(
  ({ name, when }) =>
    `<div class="${when === "today" ? "on" : when ? "" : "later"}">${name}<span>${when || "to come"}</span></div>`,
);

const lines = order.lines.map(
  ({ name, bin, ordered, packed, price }) =>
    `<div class="line ${packed < ordered ? "short" : ""}"><span>${name}<small>${bin}</small></span><span>${lakh(ordered)}</span><b>${lakh(packed)}</b><span>${rupees(price)}</span><span>${rupees(ordered * price)}</span></div>`,
);

const changes = history.map(
  ({ time, who, what, before, after }) =>
    `<div class="past"><i>${time}, ${who}</i><br>${what}: <s>${before}</s> <b>${after}</b></div>`,
);

const screen = `<div class="head">${midspanMark(48)}<h1 style="font-size:48px">${order.number}</h1><span style="font-size:24px;color:${paint.steel};padding-top:6px">${order.customer}</span><span style="margin-left:auto;padding-right:118px;font-size:20px;color:${paint.steel}">Van leaves at 16:00</span></div>
<div class="tabs">${tabRow.join("")}</div>
<div class="at" style="left:98px;top:190px;width:788px"><h2 style="font-size:38px;padding:0 14px 10px">One line is 36 belts short</h2><div class="line top"><span>Goods</span><span>Ordered</span><span>Packed</span><span>Rate</span><span>Amount</span></div>${lines.join("")}
<div class="line" style="display:flex;justify-content:flex-end;gap:10px 30px;border-color:${paint.ink};color:${paint.steel}"><span style="font-weight:440;font-size:19px">GST 18% ${rupees(order.tax)}</span><b style="font-size:22px;color:${paint.ink}">Total ${rupees(order.net + order.tax)}</b></div></div>
<div class="at" style="left:926px;top:200px;width:306px"><h3 style="font-size:27px;padding-bottom:12px">Who changed what</h3>${changes.join("")}<div class="past" style="color:${paint.sindoor};font-weight:620">Belts from Dey and Co.: day 4 of 6</div></div>`;

const short = order.lines[2];
const cells = Array.from(
  { length: short.ordered },
  (_, k) => `<i class="${k < short.packed ? "in" : ""}"></i>`,
);

const storePhone = `${statusBar({ time: now.time, colour: "#fff" })}<div class="hand"><div style="display:flex;gap:12px;align-items:center;font-size:19px">${midspanMark(32, "#fff")}Packing ${order.number}</div>
<h2 style="margin-top:26px;font-size:36px">${short.name}</h2><div style="margin-top:4px;font-size:18px;color:#b5d3d9">Bin ${short.bin}, third of four lines</div>
<div style="margin-top:22px;display:flex;align-items:baseline;gap:12px"><b class="anek" style="font-size:112px;line-height:.8;color:${paint.taxi}">${short.packed}</b><span style="font-size:25px">of ${short.ordered} packed</span></div>
<div class="cells">${cells.join("")}</div>
<div class="act" style="margin-top:26px;background:${paint.taxi};color:${paint.ink}">Send three lines now</div><div class="act" style="box-shadow:inset 0 0 0 2px #b5d3d9">Wait for the belts</div><div style="margin-top:24px;padding-top:18px;border-top:1.5px solid #2a6675;font-size:18px;line-height:1.4;color:#b5d3d9">The other ${short.ordered - short.packed} come on Friday,<br>from Dey and Co.</div></div>${homeBar("#fff")}`;

const tickets = [
  { left: 452, line: order.lines[0] },
  { left: 748, line: order.lines[1] },
  { left: 1052, line: order.lines[2] },
  { left: 1286, line: order.lines[3] },
].map(
  ({ left, line: { code, ordered, packed } }) =>
    `<div class="ticket ${packed < ordered ? "short" : ""}" style="left:${left}px"><b>${packed}</b><span>${code}<br>${packed < ordered ? `of ${ordered}` : "all packed"}</span></div>`,
);

const shelf = beam.top;
const stock = [
  carton(446, shelf - 84, 150, 84, "6204"),
  carton(456, shelf - 160, 140, 76, "6204"),
  bearing(634, shelf - 66, 66, 8),
  carton(738, shelf - 110, 128, 110, "6306"),
  bearing(912, shelf - 88, 88, 8),
  belts(1122, shelf - 180, 5),
  ...[1276, 1398, 1520].map((left) => tin(left, shelf - 104)),
  ...[1336, 1458].map((left) => tin(left, shelf - 208)),
];

/** The order on the screen, and the same four lines on the shelf in front of it. */
export const scene = defineScene({
  field,
  fonts: houseFonts,
  css: framesCss + houseCss + goodsCss + css,
  html: [
    castShadow({ left: 330, top: 150, width: 1300, height: 740, colour: shadow, opacity: 0.7, radius: 20 }),
    desktopWindow({
      left: 312,
      top: 56,
      width: 1350,
      height: 860,
      background: "#fff",
      screen,
      colours: { outline: "rgb(0 20 26 / .5)", shade: "rgb(0 20 26 / .5)" },
    }),
    castShadow({ left: 420, top: 770, width: 1220, height: 110, colour: shadow, opacity: 0.32, blur: 24 }),
    stock.join(""),
    castShadow({ left: 70, top: 260, width: 320, height: 620, colour: shadow, opacity: 0.75 }),
    phone({ left: 48, top: 148, width: 342, background: "#0a4552", screen: storePhone }),
    `<div class="beam">${Array.from({ length: 13 }, (_, k) => `<i style="left:${20 + k * 138}px"></i>`).join("")}</div>`,
    `<div class="ticket" style="left:64px;background:${paint.ink};color:#fff"><b style="color:${paint.taxi}">${order.number}</b><span>Van 2<br>at 16:00</span></div>`,
    tickets.join(""),
  ].join("\n"),
});
