import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { type Claim, claims, count } from "./article.ts";
import { colours, field, fonts, identityCss, mark, shadow, slab } from "./identity.ts";
import { pencil, pencilDefs } from "./pencil.ts";

const desk = { left: 112, top: 62, width: 1380 };
const galley = { left: 44, top: 172, width: 640 };
const sheet = { left: 700 };
const page = { left: 1150, top: 462, width: 420 };

const css = `
.head { height: 88px; padding: 0 34px 0 32px; color: ${colours.nightText}; border-bottom: 1px solid ${colours.nightRule} }
.head .name { font: 720 25px ${slab}; margin-left: 13px; letter-spacing: -.015em }
.head nav { margin-left: 44px; display: flex; gap: 30px; font-size: 17px; color: ${colours.nightMuted} }
.head nav b { color: ${colours.nightText}; font-weight: 560 }
.lock { gap: 11px; height: 50px; padding: 0 24px 0 19px; border-radius: 25px; background: ${colours.nightRule}; font-size: 17px; font-weight: 520 }
.galley { left: ${galley.left}px; top: ${galley.top}px; width: ${galley.width}px; height: 900px; padding: 46px 44px 0 84px; background: ${colours.paper}; box-shadow: 0 0 0 1px rgb(3 30 32 / .3), 0 6px 12px rgb(3 30 32 / .3), 0 24px 36px -6px rgb(3 30 32 / .5) }
.galley h1 { font-size: 49px; letter-spacing: -.03em }
.galley p { margin-top: 25px; font: 400 21.500px/34px ${slab}; position: relative }
.galley .by { margin-top: 12px; font: 400 17px ${slab}; color: ${colours.muted} }
.galley u { text-decoration: none; background: linear-gradient(transparent 86%, ${colours.aqua} 86%) }
.galley mark { background: ${colours.amber}; color: inherit; padding: 3px 5px; margin: 0 -5px }
.galley i { position: absolute; left: -52px; margin-top: 1px; width: 34px; text-align: right; font: 600 15px/32px "Rubik Variable"; color: ${colours.teal} }
.claims { left: ${sheet.left - desk.left}px; right: 0; top: 88px; padding: 0 34px 0 28px; color: ${colours.nightText} }
.claims h2 { font-size: 30px }
.cells { display: flex; gap: 5px; margin-top: 18px }
.cells span { height: 26px; flex: 1; border-radius: 3px; background: ${colours.aqua} }
.claim { position: relative; height: 58px; display: grid; grid-template-columns: 26px 370px 1fr 40px; column-gap: 12px; align-items: center; border-bottom: 1px solid ${colours.nightRule}; font-size: 16.500px; line-height: 1.25 }
.claim > :nth-child(1) { color: ${colours.nightMuted}; font-size: 15px }
.claim > :nth-child(3) { color: ${colours.nightMuted}; font-size: 14.500px; line-height: 1.3 }
.claim > :nth-child(4) { text-align: right; color: ${colours.aqua}; font-size: 15px; font-weight: 560 }
.source { left: ${page.left}px; top: ${page.top}px; width: ${page.width}px; height: 500px; padding: 28px 32px; background: #fff; box-shadow: 0 0 0 1px rgb(3 20 22 / .5), 0 6px 12px rgb(3 20 22 / .4), 0 26px 38px -6px rgb(3 20 22 / .7) }
.source .of { font-size: 16px; color: ${colours.muted} }
.source h3 { margin-top: 8px; font-size: 28px }
.source p { margin-top: 16px; font-size: 20px; line-height: 1.5; color: #33484a }
.source mark { background: ${colours.amber}; color: ${colours.ink}; font-weight: 560; padding: 4px 6px; margin: 0 -6px; box-decoration-break: clone }
.buttons { position: absolute; left: 32px; right: 32px; bottom: 30px; display: flex; gap: 12px }
.buttons b { flex: 1; height: 58px; border-radius: 6px; display: grid; place-items: center; font-size: 19px; font-weight: 560 }
`;

const cells = [...claims]
  .map(({ state }) => {
    if (state === "accepted") return "<span></span>";
    if (state === "struck")
      return `<span style="background:linear-gradient(to top right, transparent 43%, ${colours.vermilion} 43% 57%, transparent 57%);box-shadow:inset 0 0 0 2px ${colours.vermilion}"></span>`;
    return `<span style="background:${colours.amber}"></span>`;
  })
  .join("");

function row({ says, source, date, state, by }: Claim, at: number): string {
  if (state === "waiting") {
    return `<div class="claim" style="margin:0 -34px 0 -28px;padding:0 34px 0 28px;background:${colours.amber};color:${colours.ink};border-color:${colours.amber}"><span style="color:inherit">${at + 1}</span><b style="font-weight:580">${says}</b><span style="color:inherit">${source}<br>${date}</span><span></span></div>`;
  }
  const struck = state === "struck";
  return `<div class="claim"><span>${at + 1}</span><span style="${struck ? `text-decoration:line-through;text-decoration-thickness:2.500px;text-decoration-color:${colours.vermilion};color:${colours.nightMuted}` : ""}">${says}</span><span style="${struck ? "color:#ff8a73" : ""}">${source}${date ? `<br>${date}` : ""}</span><span style="${struck ? "color:#ff8a73" : ""}">${by}</span></div>`;
}

const header = `<div class="head row">${mark(36)}<span class="name">Inkwell Media</span><nav><b>Desk</b><span>Briefs</span><span>Sources</span><span>Lapse dates</span></nav><div class="lock row" style="margin-left:auto"><svg width="20" height="22" viewBox="0 0 20 22" fill="none" stroke="${colours.amber}" stroke-width="2.200"><rect x="2" y="9.500" width="16" height="11" rx="2"/><path d="M5.500 9.500V6a4.500 4.500 0 0 1 9 0v3.500"/></svg>Publish, 1 claim open</div></div>`;

const claimSheet = `<div class="at claims"><div class="apart" style="margin-top:30px"><h2>Claim sheet</h2><span style="font-size:19px"><b class="slab" style="font-size:30px;color:${colours.aqua}">${count("accepted")}</b> of ${claims.length} accepted</span></div><div class="cells">${cells}</div><div style="margin-top:14px">${claims.map(row).join("")}</div></div>`;

const draft = `<div class="at galley"><h1>When the invoice<br>is late</h1><p class="by">Draft 2, for Till and Tax, 1,180 words</p>
<p><i>1</i>If you and a customer agreed nothing, <u>payment falls due after 30 days</u>. <u>They run from the invoice or the delivery</u>, whichever is later.</p>
<p><i>5</i>From the day after, <u>you may charge interest</u>. <mark>It is 8% plus the Bank of England base rate</mark>, and you need no clause in your contract to ask for it.</p>
<p><i>7</i>A fixed sum comes on top: <u>£40 on a debt under £1,000</u>, <u>£70 up to £9,999.99</u> and <u>£100 beyond</u>.</p>
<p><i>10</i>Write before you charge. <span style="color:${colours.muted}">Most customers pay within a week of a reminder.</span></p></div>`;

const source = `<div class="at source"><div class="apart of"><span>GOV.UK guidance</span><span>2 July 2024</span></div><h3>Late commercial payments</h3><p>The interest you can charge if another business is late paying for goods or a service is “statutory interest”. This is <mark>8% plus the Bank of England base rate</mark> for business to business transactions.</p><p style="margin-top:12px">You cannot claim it if there is a different rate in the contract.</p><div class="buttons"><b style="box-shadow:inset 0 0 0 2px ${colours.vermilion};color:${colours.vermilionDeep}">Strike</b><b style="background:${field};color:#fff">Accept</b></div></div>`;

/** A paper galley on the dark desk, the claim sheet beside it, the open source in front. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    castShadow({ left: 150, top: 170, width: 1320, height: 900, colour: shadow, opacity: 0.7 }),
    desktopWindow({
      ...desk,
      height: 980,
      background: colours.night,
      colours: { outline: "#041b1d", shade: "rgb(3 34 36 / .5)" },
      screen: header + claimSheet,
    }),
    castShadow({
      left: 90,
      top: 230,
      width: 600,
      height: 840,
      colour: "#020f11",
      opacity: 0.75,
      blur: 34,
      radius: 20,
    }),
    draft,
    castShadow({
      left: 1130,
      top: 540,
      width: 400,
      height: 420,
      colour: "#020f11",
      opacity: 0.85,
      blur: 38,
      radius: 20,
    }),
    source,
    `<svg width="1600" height="1000" class="at" style="inset:0">${pencilDefs}<path d="M374 753C430 744 520 756 596 745M120 787C190 778 300 792 428 780" fill="none" stroke="${colours.vermilion}" stroke-width="5" stroke-linecap="round"/>${pencil({ x: 436, y: 786, turn: 122, length: 620, scale: 1.1 })}</svg>`,
  ].join("\n"),
});
