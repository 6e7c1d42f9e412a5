import { inr, lakh } from "#artwork/lib/format.ts";
import { homeBar, statusBar } from "#artwork/lib/frames.ts";
import { annapurna, meals } from "./gifts.ts";
import { colours, icons, lineIcon } from "./identity.ts";

export const billPhoneCss = `
.bill-top { padding: 6px 22px 0; font-size: 17px; font-weight: 600 }
.bill-share { padding: 14px 22px 0 }
.bill-share h2 { font-size: 46px; line-height: 1; letter-spacing: -.03em }
.bill-share p { margin-top: 8px; font-size: 16px; line-height: 1.35; color: ${colours.muted} }
.bill-paper { position: relative; margin: 18px 18px 0; padding: 20px 18px 26px; background: ${colours.paper}; box-shadow: 0 1px 2px rgb(69 4 15 / .2), 0 14px 22px -8px rgb(69 4 15 / .3); font-size: 15.5px }
.bill-paper h3 { font-size: 21px; text-align: center }
.bill-paper .line { display: flex; justify-content: space-between; padding-top: 11px }
.bill-paper .total { margin-top: 14px; padding-top: 13px; border-top: 2px dashed #d8c8b4; font-size: 21px }
`;

/** The bill behind the meals, on the donor's phone. */
export const billPhone = `${statusBar({ time: "19:20", colour: colours.ink })}
<div class="bill-top row apart">${lineIcon(icons.back, 26, 2.4)}<span>Bill behind ${meals.count} meals</span><span style="width:26px"></span></div>
<div class="bill-share"><h2>${inr(meals.total)}</h2><p>of this bill is yours: ${meals.count} of ${annapurna.meals} meals. Other gifts paid the rest.</p>
<div style="display:flex;height:16px;margin-top:14px;border-radius:5px;overflow:hidden"><i style="flex:${meals.total};background:${colours.crimson}"></i><i style="flex:${annapurna.total - meals.total};background:${colours.crimsonTint}"></i></div></div>
<div class="bill-paper"><h3>${annapurna.supplier}</h3><div style="margin-top:4px;text-align:center;color:${colours.muted}">Bill 1186, ${annapurna.date}</div><div style="height:6px"></div>
${annapurna.lines.map(({ goods, quantity, unit, price }) => `<div class="line"><span>${[goods, quantity > 1 ? quantity : "", unit].filter(Boolean).join(" ")}</span><span>${lakh(quantity * price)}</span></div>`).join("")}
<div class="line total display"><span>Total</span><span>${inr(annapurna.total)}</span></div>
<svg width="100%" height="10" viewBox="0 0 280 10" preserveAspectRatio="none" style="position:absolute;left:0;bottom:-9px"><path d="M0 0${"l7 9 7-9".repeat(20)}z" fill="${colours.paper}"/></svg></div>
<div class="row" style="gap:11px;margin:32px 22px 0;font-size:16px;line-height:1.25;font-weight:600;color:${colours.crimsonDeep}">${lineIcon(icons.camera, 32, 1.9)}<span>Photo of the<br>delivery, 27 Aug</span></div>
${homeBar(colours.ink)}`;
