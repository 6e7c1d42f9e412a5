import { inr } from "#artwork/lib/format.ts";
import { castShadow, framesCss, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import {
  bag,
  colours,
  display,
  field,
  figures,
  fonts,
  frameColours,
  identityCss,
  mark,
  total,
} from "./identity.ts";

const old = "#f3f1ec";

const cardFields = [
  ["Card number", "16 digits"],
  ["Name on card", "As printed"],
  ["Valid until", "MM / YY"],
  ["Security code", "3 digits on the back"],
] as const;

/** The old step filled the screen with a card form. */
const before = `${statusBar({ time: "21:06", colour: "#33312d" })}
<div class="old"><b style="font-size:27px;font-weight:640">Payment</b><div style="margin-top:4px;font-size:16px;color:#77736b">Step 4 of 4</div>
${cardFields.map(([name, hint]) => `<label>${name}<i>${hint}</i></label>`).join("")}</div>`;

/** What lay further down the same page. */
const below = `<div class="below"><div class="grey">Pay by card</div><div class="row" style="margin-top:22px;gap:14px"><i class="ring"></i><b style="font-size:24px;font-weight:640">UPI</b></div></div>`;

const digits = [..."482915"].map((digit) => `<span>${digit}</span>`).join("");
const folded = (name: string) =>
  `<div class="fold"><span>${name}</span><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="${colours.muted}" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round"><path d="M5 9l7 7 7-7"/></svg></div>`;

const after = `${statusBar({ time: "21:06", colour: colours.ink })}
<div class="new"><div class="apart" style="align-items:center"><h1 style="font-size:44px">Pay</h1>${mark}</div>
<div style="margin-top:16px;font-size:18px" class="muted">Code sent to 98•• ••• 214</div><div class="code">${digits}</div>
<div class="row" style="margin-top:18px;gap:12px;font-size:19px;line-height:1.35"><svg width="30" height="30" viewBox="0 0 30 30"><circle cx="15" cy="15" r="15" fill="${colours.indigo}"/><path d="M8 15.500l5 5 9-11" fill="none" stroke="#fff" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round"/></svg><span><b style="font-weight:660">Tarabai Kelkar</b>, Pune ${bag.pin}</span></div>
<div class="upi"><b class="figure">Pay ${inr(total)}<br>with UPI</b><span>Opens the app on this phone</span></div>
${folded("Card")}${folded("Net banking")}${folded("Cash on delivery")}<div class="apart" style="margin-top:26px;font-size:19px"><span>Kurta and dupatta</span><b style="font-weight:660">${inr(total)}</b></div><div class="apart" style="margin-top:12px;font-size:19px"><span>Delivery by Thursday</span><b style="font-weight:660;color:${colours.madder}">Free</b></div></div>`;

const css = `
.panel { position: absolute; inset: 0 1008px 0 0; background: ${colours.ink} }
.word { position: absolute; font: 760 62px/1 ${display}; font-stretch: 84%; letter-spacing: -.02em }
.old { padding: 14px 26px } .old label { display: block; margin-top: 21px; font-size: 17px; color: #55524b } .old i { display: block; margin-top: 8px; height: 60px; border-radius: 5px; background: #fff; border: 2px solid #aaa59b; padding: 0 16px; font: 18px/56px ${figures}; color: #a29d93 }
.below { position: absolute; left: 78px; top: 740px; width: 378px; height: 300px; padding: 92px 26px 0; background: #d9d5cb; color: #33312d }
.grey { height: 62px; border-radius: 5px; display: grid; place-items: center; background: #9b968b; color: #fff; font-size: 19px; font-weight: 620 }
.ring { width: 30px; height: 30px; border: 3px solid #6d685f; border-radius: 50% }
.new { padding: 16px 32px }
.code { display: grid; grid-template-columns: repeat(6, 1fr); gap: 9px; margin-top: 13px } .code span { height: 66px; border-radius: 11px; display: grid; place-items: center; background: ${colours.cotton}; font: 700 32px ${figures} }
.upi { margin: 28px -8px 0; padding: 30px 28px 27px; border-radius: 22px; background: ${colours.madder}; color: #fff } .upi b { display: block; font-size: 60px; line-height: 1 } .upi span { display: block; margin-top: 14px; font-size: 19px; color: #f8dccb }
.fold { display: flex; justify-content: space-between; align-items: center; height: 76px; border-bottom: 1.5px solid ${colours.rule}; font-size: 20px; font-weight: 580 } .upi + .fold { margin-top: 14px }
.share { position: absolute; left: 640px; top: 330px; width: 350px }
.share b { display: block; font-size: 190px; line-height: .86; letter-spacing: -.045em; color: ${colours.madder} }
.share p { margin-top: 22px; font-size: 31px; line-height: 1.22; font-weight: 560 }
`;

/** A thread runs from UPI below the fold to its new place at the top. */
const thread = `<svg width="1600" height="1000" style="position:absolute;inset:0"><path d="M236 934C420 934 570 900 740 780S940 600 1068 566" fill="none" stroke="${colours.mustard}" stroke-width="8" stroke-linecap="round"/><circle cx="236" cy="934" r="12" fill="${colours.mustard}"/><path d="M1042 550l30 15-20 27" fill="none" stroke="${colours.mustard}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    '<div class="panel"></div>',
    below,
    castShadow({ left: 90, top: 700, width: 350, height: 110, colour: "#000", opacity: 0.5, blur: 22 }),
    phone({
      left: 66,
      top: 130,
      width: 402,
      height: 654,
      background: old,
      colours: { ...frameColours, shade: "rgb(0 0 0 / .5)" },
      screen: before,
    }),
    castShadow({ left: 1080, top: 170, width: 440, height: 900, colour: "#5b4024", opacity: 0.6 }),
    phone({
      left: 1050,
      top: 62,
      width: 480,
      background: colours.screen,
      colours: frameColours,
      screen: after,
    }),
    thread,
    `<div class="word" style="left:68px;top:44px;color:${field}">Before</div><div class="word" style="left:640px;top:44px">After</div>`,
    '<div class="share"><b class="figure">62%</b><p>of buyers paid by UPI.<br>It now comes first.</p></div>',
  ].join("\n"),
});
