import { inr } from "#artwork/lib/format.ts";
import { amounts, gift } from "./gift.ts";
import { nightHarbour } from "./harbour.ts";
import { colours, icons, lineIcon, mark, sum } from "./identity.ts";

const ways = [
  { name: "UPI AutoPay", note: "Does not end with a card. Stop it in your own app.", chosen: true },
  { name: "Bank e-mandate", note: "By net banking, about two minutes", chosen: false },
  { name: "Card", note: "Stops when the card is reissued", chosen: false },
] as const;

export const pageCss = `
.page-head { position: relative; z-index: 2; height: 84px; padding: 0 36px 0 34px; background: ${colours.screen}; font-size: 18px }
.page-head nav { display: flex; gap: 34px; margin-left: 60px; color: ${colours.muted}; font-weight: 520 }
.page-head nav b { color: ${colours.ink}; font-weight: 680 }
.page-words { position: absolute; left: 232px; top: 128px; width: 420px; color: #fff }
.page-words h1 { font-size: 45px; line-height: 1.08 }
.page-words p { margin-top: 16px; font-size: 19px; color: #c4dcf2 }
.form { position: absolute; left: 680px; top: 114px; width: 560px; height: 900px; padding: 34px 38px; background: ${colours.screen}; border-radius: 20px; box-shadow: 0 0 0 1px rgb(3 14 31 / .6), 0 24px 36px -8px rgb(3 14 31 / .7) }
.often { display: flex; height: 54px; padding: 5px; border-radius: 12px; background: ${colours.rule}; font-size: 19px; font-weight: 600; text-align: center; line-height: 44px }
.often span { flex: 1; color: ${colours.muted} }
.often b { flex: 1.4; border-radius: 9px; background: #fff; font-weight: 700; box-shadow: 0 2px 5px rgb(12 37 64 / .18) }
.sums { display: flex; align-items: flex-end; gap: 12px; margin-top: 26px }
.sums div { flex: 1; height: 84px; padding: 15px 18px; border-radius: 14px; border: 1.5px solid #b9cde0; font-size: 16px; color: ${colours.muted} }
.sums .display { display: block; font-size: 28px; line-height: 1.1; color: ${colours.ink} }
.sums .chosen { flex: 1.5; height: 104px; padding: 19px 22px; border: 0; background: ${colours.navy}; color: #c4dcf2; font-size: 17px }
.sums .chosen .display { font-size: 39px; line-height: 1.05; color: #fff }
.buys { display: flex; align-items: center; gap: 20px; margin-top: 32px }
.buys .display { font-size: 104px; line-height: .84; letter-spacing: -.05em; color: ${colours.blue} }
.buys h2 { font-size: 35px; line-height: 1.05 }
.buys p { margin-top: 6px; font-size: 18px; color: ${colours.muted} }
.ways { margin-top: 32px; border-radius: 14px; border: 1.5px solid #b9cde0; overflow: hidden; background: #fff }
.ways > div { display: flex; gap: 16px; align-items: center; padding: 15px 18px; border-top: 1px solid ${colours.rule}; font-size: 19px; font-weight: 620 }
.ways > div:first-child { border: 0; background: ${colours.lampTint} }
.ways i { flex: none; width: 24px; height: 24px; border-radius: 50%; border: 2px solid #9db6cc }
.ways .chosen i { border: 7.5px solid ${colours.ink} }
.ways small { display: block; font-size: 16px; font-weight: 440; color: ${colours.muted} }
.give { display: flex; align-items: center; justify-content: center; height: 70px; margin-top: 22px; border-radius: 14px; background: ${colours.blue}; color: #fff; font-size: 23px; font-weight: 680 }
.after { margin: 20px -38px 0; padding: 18px 38px; border-top: 1px solid ${colours.rule}; font-size: 17.5px; line-height: 1.4 }
.then { margin-top: 15px; font-size: 18px; color: ${colours.muted}; text-align: center }
`;

export const givingPage = `
<div class="page-head row">${mark}<b class="display" style="margin-left:12px;font-size:28px">Hope Harbor</b><nav><b>Give</b><span>Shelters</span><span>Schools</span><span>Accounts</span></nav><span class="muted" style="position:absolute;left:1078px">11 shelters, 2 schools</span></div>
${nightHarbour()}
<div class="page-words"><h1>Supper is at half past seven</h1><p>One lit window for each meal you give</p></div>
<div class="form">
<div class="often"><b>Every month</b><span>Once</span></div>
<div class="sums">${amounts.map(({ amount, meals }) => `<div class="${amount === gift.amount ? "chosen" : ""}"><b class="display">${inr(amount)}</b>${meals} meals</div>`).join("")}</div>
<div class="buys"><b class="display">${gift.meals}</b><div><h2>evening meals</h2><p>a month at the ${gift.shelter} shelter</p></div></div>
<div class="ways">${ways.map(({ name, note, chosen }) => `<div class="${chosen ? "chosen" : ""}"><i></i><span>${name}<small>${note}</small></span></div>`).join("")}</div>
<div class="give"><span>Give ${sum(gift.amount)} a month</span></div>
<div class="then">${sum(gift.amount)} today, then on the 3rd from ${gift.firstDebit}</div>
<div class="after"><b>Your 80G receipt comes within a minute.</b> We ask for your PAN once you have paid.</div>
</div>`;

export const receiptCss = `
.mail { padding: 8px 22px 0 }
.mail p { font-size: 15.5px; color: #c4dcf2 }
.mail h2 { margin-top: 10px; font-size: 31px; line-height: 1.06; color: #fff }
.slip { position: relative; margin: 20px 18px 0; padding: 22px 20px 28px; background: ${colours.paper}; font-size: 16px }
.slip .display { font-size: 60px; line-height: 1; letter-spacing: -.035em }
.slip dl { margin-top: 12px }
.slip dl div { display: flex; justify-content: space-between; padding: 9px 0; border-top: 1px solid #ebe3cf }
.slip dt { color: ${colours.muted} }
.slip dd { font-weight: 640 }
.add { position: absolute; left: 18px; right: 18px; bottom: 34px; height: 58px; border-radius: 14px; background: ${colours.lamp}; display: flex; align-items: center; justify-content: center; font-size: 18.5px; font-weight: 700; color: ${colours.ink} }
`;

/** The receipt as it arrives, without the tax number that is asked for after the payment. */
export const receiptMail = `
<div class="mail"><p>${lineIcon(icons.tick, 18, 3).replace("<svg", '<svg style="vertical-align:-3px;margin-right:6px"')}${gift.seconds} seconds after you paid</p><h2>Thank you, ${gift.donor.split(" ")[0]}</h2></div>
<div class="slip"><div style="font-size:16px;font-weight:640">Receipt under section 80G</div><div class="muted" style="margin:2px 0 14px">${gift.receipt}</div>
<b class="display">${inr(gift.amount)}</b>
<dl><div><dt>From</dt><dd>${gift.donor}</dd></div><div><dt>For</dt><dd>${gift.meals} meals, ${gift.shelter}</dd></div><div><dt>By</dt><dd>UPI AutoPay</dd></div><div><dt>Paid</dt><dd>${gift.paidAt}</dd></div><div><dt>Issued</dt><dd>${gift.sentAt}</dd></div><div><dt>PAN</dt><dd style="color:${colours.brick}">Not given yet</dd></div></dl>
<svg width="150" height="52" viewBox="0 0 150 52" fill="none" stroke="${colours.blue}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" style="display:block;margin-top:8px"><path d="M6 38C16 10 26 4 28 12s-14 32-6 30 14-24 20-22-8 20 0 20 10-18 14-16-4 16 3 15 8-12 12-13 0 12 6 12 9-24 15-26-6 26 1 26 12-12 18-13-2 11 6 11 12-6 24-9"/></svg>
<div class="muted" style="font-size:15px">For the treasurer, ${gift.date}</div>
<svg width="100%" height="11" viewBox="0 0 320 11" preserveAspectRatio="none" style="position:absolute;left:0;bottom:-10px"><path d="M0 0${"l8 10 8-10".repeat(20)}z" fill="${colours.paper}"/></svg></div>
<div class="add">Add PAN to claim relief</div>`;
