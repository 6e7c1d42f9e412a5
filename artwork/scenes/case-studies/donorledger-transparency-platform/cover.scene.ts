import { inr } from "#artwork/lib/format.ts";
import { castShadow, desktopWindow, framesCss, homeBar, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { boatyard } from "./boat.ts";
import { fund, instalments, mistake, reference, sum } from "./grant.ts";
import { colours, display, field, fonts, frameColours, identityCss, mark, now, shadow } from "./identity.ts";

const page = { left: -40, top: 84, width: 1364, height: 1000 };
const inset = 96;
const track = { from: 360, pitch: 226, top: 344, height: 190 };
const handset = { left: 1122, top: 50, width: 420 };

const css = `
.head { height: 84px; padding: 0 40px 0 ${inset}px; border-bottom: 1px solid ${colours.rule}; background: #fff }
.head .name { margin-left: 13px; font: 720 24px ${display}; letter-spacing: -.02em }
.head nav { margin-left: 46px; display: flex; gap: 32px; font-size: 18px; color: ${colours.muted} }
.head nav b { color: ${colours.ink}; font-weight: 640 }
.sum { left: ${inset}px; top: 118px }
.sum .ref { font-size: 28px; font-weight: 600; color: ${colours.muted} }
.sum h1 { margin: 8px 0 12px; font-size: 74px; letter-spacing: -.045em }
.photo { left: 540px; top: 85px; width: 824px; height: 258px }
.part { position: absolute; left: ${inset}px; width: 240px }
.part b { display: block; font: 720 35px/1 ${display}; letter-spacing: -.03em }
.part span { display: block; margin-top: 9px; font-size: 18px; color: ${colours.muted} }
.event { position: absolute; translate: -50% 0; text-align: center; font-size: 18.500px; font-weight: 600; white-space: nowrap }
.event span { display: block; margin-top: 3px; font-weight: 440; color: ${colours.muted} }
.note { position: absolute; padding: 9px 16px 10px; background: #fff; border: 2px solid ${colours.red}; font-size: 17.500px; white-space: nowrap }
.trace { gap: 11px; font: 700 20px ${display} }
.body { position: absolute; inset: 56px 0 0; padding: 14px 28px; color: ${colours.nightText} }
.card { margin: 0 -6px; padding: 15px 18px 16px; border-radius: 14px }
.grant { height: 76px; border-top: 1px solid ${colours.nightRule}; font-size: 18px }
`;

/** Where a record of an instalment stands on its line. */
const at = (event: number) => track.from + event * track.pitch;
const centre = (row: number) => track.top + row * track.height + 74;

function line(row: number, done: number): string {
  const y = centre(row);
  const colour = done === 4 ? colours.sea : colours.marigold;
  const open =
    done < 4
      ? `<path d="M${at(done - 1)} ${y}H${at(3)}" stroke="#aab6cd" stroke-width="6" stroke-dasharray="4 15" stroke-linecap="round"/>`
      : "";
  const dots = [0, 1, 2, 3]
    .map((event) => {
      const [x, kept] = [at(event), event < done];
      if (!kept)
        return `<circle cx="${x}" cy="${y}" r="22" fill="${colours.screen}" stroke="#aab6cd" stroke-width="5"/>`;
      return `<circle cx="${x}" cy="${y}" r="25" fill="${colour}"/><path d="M${x - 9} ${y + 1}l6.500 7 12 -15" fill="none" stroke="${done === 4 ? "#fff" : colours.marigoldInk}" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/>`;
    })
    .join("");
  return `${open}<path d="M${at(0)} ${y}H${at(done - 1)}" stroke="${colour}" stroke-width="16"/>${dots}`;
}

const rows = instalments.map(({ rupees, approved, paid, reported, closed, print }, row) => {
  const y = centre(row);
  const done = closed ? 4 : 2;
  const events = [
    ["Approved", approved],
    ["Paid", paid],
    ["Reported", reported || "due 20 Dec"],
    ["Closed", closed],
  ] as const;
  const labels = events
    .map(([name, date], event) => {
      const wait = event >= done;
      return `<div class="event" style="left:${at(event)}px;top:${y + 31}px;${wait ? `color:${colours.muted}` : ""}">${name}<span style="${wait && date ? `color:${colours.redDeep};font-weight:560` : ""}">${date}</span></div>`;
    })
    .join("");
  const state = closed ? "Closed" : "Paid, awaiting report";
  return `<div class="part" style="top:${y - 24}px"><b>${inr(rupees)}</b><span>${state}</span><span class="mono" style="font-size:16px;margin-top:5px">${print}</span></div>${labels}`;
});

const rules = [1, 2]
  .map(
    (row) =>
      `<path d="M${inset} ${track.top + row * track.height}H1400" stroke="${colours.rule}" stroke-width="1.500"/>`,
  )
  .join("");
/** The wrong entry stays on a siding below its correction. */
const siding = `<path d="M${at(2)} ${centre(1) - 20}v-34" stroke="${colours.red}" stroke-width="5"/>`;

const screen = `<div class="head row">${mark(38)}<span class="name">Donor Ledger Alliance</span><nav><b>Grants</b><span>Funds</span><span>Receipt trace</span><span>Corrections</span></nav></div>
<svg class="at photo" viewBox="46 62 980 307">${boatyard()}</svg>
<div class="at sum"><p class="ref mono">${reference}</p><h1>${inr(sum)}</h1><p style="font-size:21px">Boat repair on the river islands<br><span style="color:${colours.muted}">Luhit Relief Trust, Guwahati</span></p></div>
<svg class="at" width="1400" height="1000" style="left:0;top:0">${rules}${siding}${[4, 4, 2].map((done, row) => line(row, done)).join("")}</svg>
${rows.join("")}
<div class="note" style="left:${at(2) - 262}px;top:${centre(1) - 88}px"><s style="text-decoration-thickness:3px;text-decoration-color:${colours.red}">${inr(mistake.entered)}</s>&ensp;<b>${inr(instalments[1].rupees)}</b>, digits swapped, ${mistake.corrected}</div>`;

const grants = fund.grants
  .map(({ reference: number, purpose, rupees }, k) => {
    const here = k === 0;
    return `<div class="grant apart" style="${here ? `margin:0 -14px;padding:0 14px;border-radius:12px;background:${colours.marigold};color:${colours.ink};border-color:transparent` : ""}"><span><b style="font-weight:620">${purpose}</b><br><span class="mono" style="font-size:16px;opacity:.75">${number}</span></span><b class="display" style="font-size:21px">${inr(rupees)}</b></div>`;
  })
  .join("");
const paidOut = fund.grants.reduce((total, { rupees }) => total + rupees, 0);

const receipt = `${statusBar({ time: now.time, colour: colours.nightText })}<div class="body">
<div class="row trace">${mark(28, "#fff")}Receipt trace</div>
<p class="mono" style="margin-top:22px;font-size:17px;color:${colours.nightMuted}">${fund.receipt}</p>
<p class="display" style="font-size:58px;line-height:1.1;letter-spacing:-.04em">${inr(fund.gift)}</p>
<p style="font-size:18px;color:${colours.nightMuted}">given on ${fund.given}</p>
<div class="card row" style="gap:14px;margin-top:20px;background:${colours.nightRule};font-size:17.500px;line-height:1.3"><svg width="34" height="34" viewBox="0 0 34 34" style="flex:none"><circle cx="17" cy="17" r="17" fill="${colours.seaLight}"/><path d="M9.500 17.500l5 5.500 10 -12" fill="none" stroke="${colours.night}" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/></svg><span>In the day’s fingerprint.<br>Your name is not.</span></div>
<h3 style="margin:26px 0 14px;font-size:24px">${fund.name} has paid</h3>${grants}
<div class="grant apart" style="font-weight:560"><span>In all</span><b class="display" style="font-size:21px">${inr(paidOut)}</b></div>
<div class="card" style="margin-top:10px;border:2px solid #ff7a6b;font-size:17.500px;line-height:1.35"><b style="font-weight:620;color:#ff9a8d">Corrected on ${mistake.corrected}</b><br>A report of ${inr(mistake.entered)} now reads ${inr(instalments[1].rupees)}. Both entries stay.</div></div>${homeBar(colours.nightText)}`;

/** The grant's public page, and a donor's receipt that leads to it. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    castShadow({ left: 0, top: 190, width: 1290, height: 900, colour: shadow, opacity: 0.8 }),
    desktopWindow({
      ...page,
      background: colours.screen,
      screen,
      colours: { outline: "#122347", shade: "rgb(6 14 36 / .45)" },
    }),
    castShadow({ left: 1152, top: 170, width: 364, height: 780, colour: "#050b1c", opacity: 0.75 }),
    phone({ ...handset, background: colours.night, screen: receipt, colours: frameColours }),
  ].join("\n"),
});
