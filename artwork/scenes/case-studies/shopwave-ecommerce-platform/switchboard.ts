import { thousands } from "#artwork/lib/format.ts";
import { line, type Point } from "#artwork/lib/paths.ts";
import { colours, display, mark } from "./identity.ts";
import { fell, from, inLine, minute, peak, rehearsed, waitingRoom, year2024 } from "./sale.ts";

const plot = { left: 90, right: 904, top: 338, bottom: 572 };
const until = minute(8, 20);
const x = (at: number) => plot.left + ((at - from) / (until - from)) * (plot.right - plot.left);
const y = (requests: number) => plot.bottom - (requests / 4700) * (plot.bottom - plot.top);

const switches = [
  { name: "Waiting room", state: "Open", since: "8.06 pm", colour: colours.sun, up: true },
  { name: "Reviews", state: "Off", since: "8.05 pm", colour: colours.blush, up: false },
  { name: "Recommendations", state: "Off", since: "8.09 pm", colour: colours.blush, up: false },
  { name: "Recently viewed", state: "On", since: "all evening", colour: colours.mint, up: true },
] as const;

export const boardCss = `
.board { position: absolute; inset: 0; color: #fff }
.board-head { height: 82px; padding: 0 0 0 90px; font-size: 18px; border-bottom: 1px solid ${colours.seam} }
.rate { position: absolute; left: 84px; top: 104px }
.rate .display { display: block; font-size: 158px; line-height: .88; letter-spacing: -.045em; font-weight: 800 }
.rate p { margin: 10px 0 0 6px; font-size: 23px; font-weight: 560; color: #f3dcd9 }
.waiting { position: absolute; left: 556px; top: 112px; width: 348px; height: 158px; padding: 22px 26px; border-radius: 18px; background: ${colours.sun}; color: ${colours.ink} }
.waiting .display { font-size: 76px; line-height: .95; letter-spacing: -.04em; font-weight: 800 }
.plot text { font-family: "Plus Jakarta Sans Variable"; font-size: 17px; fill: ${colours.dusk} }
.switch { position: absolute; top: 640px; width: 188px }
.switch .display { font-size: 22px; white-space: nowrap }
.switch p { margin-top: 2px; font-size: 16.5px; color: ${colours.dusk} }
`;

export const switchboard = `<div class="board">
<div class="board-head row">${mark}<b class="display" style="margin-left:12px;font-size:27px">ShopWave</b><span style="margin-left:44px;color:${colours.dusk}">Sale-day switchboard</span><b style="position:absolute;left:726px;font-weight:600">Thursday, 8:12 pm</b></div>
<div class="rate"><b class="display">${thousands(peak.requests)}</b><p>requests a second</p></div>
<div class="waiting"><div class="row apart" style="font-size:19px;font-weight:700"><span>Waiting room</span><span>open 6 min</span></div><div class="row" style="gap:16px;margin-top:8px"><b class="display">${inLine}</b><span style="font-size:19px;line-height:1.25;font-weight:560">in line,<br>${waitingRoom.median} s wait</span></div></div>
<svg class="plot" width="1240" height="1000" style="position:absolute;left:0;top:0">${traffic()}</svg>
${switches.map((item, k) => rocker(item, 90 + k * 212)).join("")}
</div>`;

/** The evening so far, against the load of the rehearsals and the load that felled the old store. */
function traffic(): string {
  const samples = year2024.filter((sample) => sample.minute <= peak.at);
  const points = samples.map((sample): Point => [x(sample.minute), y(sample.requests)]);
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const base = `L${endX} ${plot.bottom}L${plot.left} ${plot.bottom}Z`;
  const level = (requests: number, words: string, colour: string) =>
    `<path d="M${plot.left} ${y(requests)}H${plot.right}" stroke="${colour}" stroke-width="2" stroke-dasharray="3 7"/><text x="${plot.left}" y="${y(requests) - 11}" style="fill:${colour};font-weight:600">${words}</text>`;
  const hours = [
    [minute(7, 30), "7.30"],
    [minute(7, 45), "7.45"],
    [minute(8, 0), "8.00, e-mail sent"],
  ] as const;
  return `${level(rehearsed, `${thousands(rehearsed)} rehearsed`, colours.mint)}${level(fell.requests, `${thousands(fell.requests)}, where 2023 fell`, colours.coral)}
<path d="${line(points)}${base}" fill="${colours.mint}" opacity=".2"/><path d="${line(points)}" fill="none" stroke="${colours.mint}" stroke-width="4.5" stroke-linejoin="round"/>
<circle cx="${endX}" cy="${endY}" r="9" fill="#fff" stroke="${colours.mint}" stroke-width="5"/>
<path d="M${plot.left} ${plot.bottom}H${plot.right}" stroke="${colours.seam}" stroke-width="2"/>
${hours.map(([at, label]) => `<text x="${x(at)}" y="${plot.bottom + 30}">${label}</text>`).join("")}`;
}

/** A rocker switch as on a distribution board: the pressed half is in shade, the raised half is lit. */
function rocker(item: (typeof switches)[number], left: number): string {
  const { name, state, since, colour, up } = item;
  return `<div class="switch" style="left:${left}px"><b class="display">${name}</b><p>${since}</p>
<svg width="176" height="250" viewBox="0 0 176 250" style="display:block;margin-top:16px"><rect width="176" height="250" rx="22" fill="#120509"/><rect x="1" y="1" width="174" height="248" rx="21" fill="none" stroke="${colours.seam}" stroke-width="2"/>
<g transform="${up ? "" : "translate(0 250) scale(1 -1)"}"><path d="M18 30a14 14 0 0114 -14h112a14 14 0 0114 14l-6 92H24z" fill="${colour}"/><path d="M24 122h128l4 90a14 14 0 01-14 14H34a14 14 0 01-14 -14z" fill="${colours.panel}"/><path d="M24 122h128" stroke="#120509" stroke-width="3"/><path d="M20 24q4 -7 12 -7h112q8 0 12 7" stroke="#fff" stroke-opacity=".55" stroke-width="3" fill="none" stroke-linecap="round"/></g>
<text x="88" y="${up ? 82 : 190}" text-anchor="middle" font-family='${display}' font-size="36" font-weight="800" fill="${colours.ink}">${state}</text></svg></div>`;
}
