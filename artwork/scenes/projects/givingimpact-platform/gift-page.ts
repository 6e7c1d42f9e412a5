import { inr } from "#artwork/lib/format.ts";
import { books, costs, gift, meals, today, transport } from "./gifts.ts";
import { exerciseBook, mealPlate } from "./goods.ts";
import { colours, icons, lineIcon, mark } from "./identity.ts";

const left = 44;
const barWidth = 1004;
const bar = { top: 316, height: 62 };
const columnTop = 452;

/** Where each part stands in the bar, and the column that it opens into. */
const parts = [
  { amount: meals.total, fill: colours.crimson, tint: colours.crimsonTint, ink: "#fff", x: left, width: 560 },
  {
    amount: books.total,
    fill: colours.marigold,
    tint: colours.marigoldTint,
    ink: colours.ink,
    x: left + 588,
    width: 236,
  },
  { amount: transport, fill: colours.pine, tint: colours.pineTint, ink: "#fff", x: left + 852, width: 152 },
  { amount: costs, fill: colours.ink, tint: colours.rule, ink: "#fff", x: left + 852, width: 152 },
] as const;

export const pageCss = `
.page-head { height: 78px; padding: 0 30px 0 ${left}px; font-size: 17px; border-bottom: 1px solid ${colours.rule} }
.page-head nav { display: flex; gap: 30px; margin-left: 52px; color: ${colours.muted}; font-weight: 500 }
.page-head nav b { color: ${colours.ink}; font-weight: 650 }
.page-title { position: absolute; left: ${left}px; top: 112px }
.page-title h1 { font-size: 62px; line-height: 1.02; letter-spacing: -.03em }
.page-title p { margin-top: 18px; font-size: 19px; color: ${colours.muted} }
.column { position: absolute }
.column h2 { font-size: 35px; line-height: 1.04 }
.missing { width: 148px; margin-top: 18px; padding: 16px 12px 14px; border: 2.5px dashed ${colours.pine}; border-radius: 12px; color: ${colours.pine}; font-size: 16px; font-weight: 600; line-height: 1.25 }
.missing svg { display: block; margin-bottom: 8px }
.column p { margin-top: 8px; font-size: 17px; line-height: 1.35; color: ${colours.muted} }
`;

export const giftPage = `
<div class="page-head row">${mark(34)}<b class="display" style="margin-left:14px;font-size:25px">GivingImpact</b><nav><b>My gifts</b><span>Programmes</span><span>Partners</span></nav><span style="margin-left:auto;font-weight:600">${gift.donor}</span></div>
<div class="page-title"><h1>Where your ${inr(gift.amount)} went</h1><p>Given on ${gift.given}. All of it is spent as of ${today}.</p></div>
<svg width="1230" height="1000" style="position:absolute;left:0;top:0">${split()}${pictures()}</svg>
<div class="column" style="left:${left}px;top:${columnTop + 22}px"><h2>${meals.count} school meals</h2><p>at ${inr(meals.price)}, from Annapurna Provisions</p></div>
<div class="column" style="left:${left + 588}px;top:${columnTop + 22}px"><h2>${books.count} books</h2><p>for exercises, at ${inr(books.price)}</p></div>
<div class="column" style="left:${left + 852}px;top:${columnTop + 22}px;width:150px"><h2>Van</h2><p>two trips, paid in cash</p><div class="missing">${lineIcon(icons.camera, 36, 1.8)}Photo asked for on 10 Sep</div><h2 style="margin-top:38px">Costs</h2><p>payment fee, running costs</p></div>
`;

/** The gift as one bar; each part widens into its column below. */
function split(): string {
  let from = left;
  return parts
    .map(({ amount, fill, tint, ink, x, width }, index) => {
      const wide = (amount / gift.amount) * barWidth;
      const start = from;
      from += wide;
      const end = start + wide - (index < parts.length - 1 ? 4 : 0);
      const mouth = index === 2 ? left + barWidth : end;
      const middle = (bar.top + bar.height + columnTop) / 2;
      const funnel =
        index === 3
          ? ""
          : `<path d="M${start} ${bar.top + bar.height}C${start} ${middle} ${x} ${middle} ${x} ${columnTop}H${x + width}C${x + width} ${middle} ${mouth} ${middle} ${mouth} ${bar.top + bar.height}Z" fill="${tint}"/><path d="M${x} ${columnTop}H${x + width}" stroke="${fill}" stroke-width="5"/>`;
      const label =
        index < 2
          ? `<text x="${start + 20}" y="${bar.top + 43}" font-size="35" class="display" fill="${ink}">${inr(amount)}</text>`
          : `<text x="${(start + end) / 2}" y="${bar.top - 14}" text-anchor="middle" font-size="22" class="display" fill="${fill}">${inr(amount)}</text>`;
      return `${funnel}<rect x="${start}" y="${bar.top}" width="${end - start}" height="${bar.height}" fill="${fill}"/>${label}`;
    })
    .join("");
}

function pictures(): string {
  const plates = Array.from({ length: meals.count }, (_, k) =>
    mealPlate(left + (k % 7) * 80, columnTop + 120 + Math.floor(k / 7) * 84, 76),
  );
  const stack = Array.from({ length: books.count }, (_, k) =>
    exerciseBook(left + 590 + (k % 4) * 61, columnTop + 122 + Math.floor(k / 4) * 82, 49, k),
  );
  return plates.join("") + stack.join("");
}
