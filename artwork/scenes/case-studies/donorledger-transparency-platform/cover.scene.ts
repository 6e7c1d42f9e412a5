import { inr } from "#artwork/lib/format.ts";
import { castShadow, desktopWindow, framesCss, homeBar, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { boat } from "./boat.ts";
import { fund, instalments, mistake, reference, sum } from "./grant.ts";
import { colours, display, field, fonts, frameColours, identityCss, mark, now, shadow } from "./identity.ts";
import { ledger, ledgerCss } from "./ledger.ts";

const page = { left: -40, top: 56, width: 1364, height: 1000 };
const inset = 96;
const handset = { left: 1136, top: 50, width: 420 };

const css = `
.head { height: 84px; padding: 0 40px 0 ${inset}px; background: #fff }
.head .name { margin-left: 13px; font: 720 24px ${display}; letter-spacing: -.02em }
.head nav { margin-left: 46px; display: flex; gap: 32px; font-size: 18px; color: ${colours.muted} }
.head nav b { color: ${colours.ink}; font-weight: 640 }
.sum { left: ${inset}px; top: 104px; padding: 18px 26px 20px; margin-left: -26px; background: #fff }
.sum .ref { font-size: 25px; font-weight: 600; color: ${colours.muted} }
.sum h1 { margin: 4px 0 9px; font-size: 70px; letter-spacing: -.045em }
.trace { gap: 11px; font: 700 20px ${display} }
.body { position: absolute; inset: 56px 0 0; padding: 14px 28px; color: ${colours.nightText} }
.card { margin: 0 -6px; padding: 15px 18px 16px; border-radius: 14px }
.grant { height: 76px; border-top: 1px solid ${colours.nightRule}; font-size: 18px }
`;

const labels = instalments.map(({ rupees, closed }) =>
  closed ? `${inr(rupees)}, closed ${closed}` : `${inr(rupees)}, no report yet`,
);

const screen = `<div class="head row">${mark(38)}<span class="name">Donor Ledger Alliance</span><nav><b>Grants</b><span>Funds</span><span>Receipt trace</span><span>Corrections</span></nav></div>
<svg class="at" style="left:0;top:84px" width="1364" height="430">${boat(labels)}</svg>
<div class="at sum"><p class="ref mono">${reference}</p><h1>${inr(sum)}</h1><p style="font-size:20px;line-height:1.35">Boat repair on the river islands<br><span style="color:${colours.muted}">Luhit Relief Trust, Guwahati</span></p></div>
${ledger}`;

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

/** A boat with a strake for each instalment above the grant's ledger, and a donor's receipt that leads to it. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + ledgerCss + css,
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
