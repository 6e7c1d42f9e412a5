import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { cardShade, colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { article, clauses, queue, sentences, versions } from "./post.ts";

const css = `
.top { position: absolute; left: 30px; right: 0; top: 0; height: 82px; padding: 0 34px; gap: 14px; font-size: 18px; border-bottom: 1px solid ${colours.rule} }
.top .display { font-size: 27px; margin-right: 30px }
.queue { position: absolute; left: 0; top: 83px; bottom: 0; width: 386px; background: ${colours.pale}; border-right: 1px solid ${colours.rule} }
.queue h3 { padding: 24px 26px 16px 64px; font-size: 20px; display: flex; justify-content: space-between }
.item { height: 111px; padding: 15px 26px 0 64px; border-top: 1px solid ${colours.rule}; font-size: 15.5px; line-height: 1.3 }
.item b { display: block; font-size: 17.5px; line-height: 1.25; font-weight: 640; margin: 2px 0 3px }
.item.open { background: ${colours.ink}; color: #fff; border-color: ${colours.ink} }
.article { position: absolute; left: 440px; top: 122px; width: 470px }
.article h1 { font-size: 37px; line-height: 1.1 }
.article p { position: absolute; left: 0; width: 470px; font-size: 22px; line-height: 1.48 }
mark { background: ${colours.lime}; color: inherit; padding: 4px 5px; margin: 0 -5px; box-decoration-break: clone; -webkit-box-decoration-break: clone }
.card { position: absolute; left: 966px; top: 128px; width: 578px; height: 812px; border-radius: 26px; background: ${colours.ink}; color: #fff; box-shadow: ${cardShade} }
.clause { position: absolute; left: 66px; width: 476px; font-size: 25px; line-height: 1.34; font-weight: 520 }
.num { position: absolute; display: grid; place-items: center; width: 32px; height: 32px; border-radius: 16px; background: ${colours.lime}; color: ${colours.ink}; font: 700 17px "Sora Variable" }
.version { position: absolute; border-radius: 14px; background: ${colours.panel}; padding: 13px 14px 15px; font-size: 15px; line-height: 1.36; color: #dfe5c8 }
.version b { display: flex; justify-content: space-between; font-size: 15.5px; color: #fff; margin-bottom: 6px }
.version b span { color: ${colours.sage}; font-weight: 500 }
.sign { position: absolute; left: 28px; right: 28px; bottom: 26px; height: 74px; border-radius: 18px; background: ${colours.lime}; color: ${colours.ink}; display: grid; place-items: center; font: 700 25px "Sora Variable"; letter-spacing: -.03em }
`;

const items = queue
  .map((item) => {
    const state = "open" in item ? "open" : "";
    const colour =
      "live" in item || "stopped" in item ? colours.red : "open" in item ? colours.lime : colours.muted;
    return `<div class="item ${state}">${item.magazine}<b>${item.title}</b><span style="color:${colour};font-weight:560">${item.note}</span></div>`;
  })
  .join("");

const body = [
  { top: 176, text: `Fees fall due in two lumps, in April and October. <mark>${sentences[0]}</mark>` },
  { top: 354, text: `Most parents begin in February and borrow the rest. <mark>${sentences[1]}</mark>` },
  {
    top: 532,
    text: `A recurring deposit does the job without nerves. <mark>${sentences[2]}</mark> The bank asks for one signature and a standing order.`,
  },
  {
    top: 710,
    text: "Name the account after the child. It is harder to raid. Parents who share the fee can each pay into it on their own payday, and the passbook shows who did.",
  },
];

const screen = `<div class="row top">${mark}<span class="display">Brightfeed</span><b>Approvals</b><span class="muted" style="margin-left:22px">Published</span><span class="muted" style="margin-left:22px">House words</span></div>
<div class="queue"><h3>To sign<span>${queue.length}</span></h3>${items}</div>
<div class="article"><h1>${article.title}</h1><div class="muted" style="margin-top:14px;font-size:17px">${article.byline}</div>${body.map(({ top, text }) => `<p style="top:${top}px">${text}</p>`).join("")}</div>`;

const places = [
  { left: 28, width: 166 },
  { left: 206, width: 214 },
  { left: 432, width: 118 },
];

const rows = [92, 182, 272];
const card = `<div class="card"><div class="row apart" style="padding:26px 30px 0"><span class="display" style="font-size:22px">Draft</span><span style="font-size:17px;color:${colours.sage}">${article.magazine}, English</span></div>
${clauses.map((clause, k) => `<div class="num" style="left:22px;top:${rows[k]}px">${k + 1}</div><div class="clause" style="top:${(rows[k] ?? 0) - 1}px">${clause}</div>`).join("")}
<div class="row at" style="left:28px;top:372px;gap:12px;font-size:17.5px;color:${colours.lime};font-weight:560"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M4 13l5.500 5.500L20 6.500"/></svg>Every figure, name and quotation is in the article</div>
<div class="at" style="left:0;right:0;top:420px;border-top:1px solid ${colours.seam}"></div>
${versions
  .map(({ network, text }, k) => {
    const { left, width } = places[k] ?? { left: 0, width: 0 };
    return `<div class="version" style="left:${left}px;top:446px;width:${width}px"><b>${network}<span>${text.length}</span></b>${text}</div>`;
  })
  .join("")}
<div class="sign">Sign and schedule, 18:30</div></div>`;

const links = [
  { from: 402, to: 236 },
  { from: 580, to: 326 },
  { from: 758, to: 416 },
]
  .map(
    ({ from, to }) =>
      `<path d="M908 ${from}h6c40 0 6 ${to - from} 54 ${to - from}h20" fill="none" stroke="${colours.ink}" stroke-width="3"/><circle cx="908" cy="${from}" r="6" fill="${colours.ink}"/>`,
  )
  .join("");

/** The desk runs off to the left and below; the draft hangs out of it on the right, tied to its sentences. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    castShadow({ left: -40, top: 150, width: 1240, height: 900, colour: shadow, opacity: 0.5, blur: 46 }),
    desktopWindow({
      left: -30,
      top: 56,
      width: 1296,
      height: 1010,
      background: colours.paper,
      screen,
      colours: { outline: "rgb(61 77 5 / .5)", shade: "rgb(61 77 5 / .4)" },
    }),
    castShadow({ left: 990, top: 220, width: 540, height: 760, colour: "#1d2503", opacity: 0.6, blur: 44 }),
    `<svg class="at" style="left:0;top:0" width="1600" height="1000">${links}</svg>`,
    card,
  ].join("\n"),
});
