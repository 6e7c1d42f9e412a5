import { castShadow, framesCss } from "#artwork/lib/frames.ts";
import { line, type Point } from "#artwork/lib/paths.ts";
import { pick, seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { audits, byShop, launch, missingIn, months, puja, vegetables, weekly } from "./audits.ts";
import { groceryDefs, type Kind, kinds } from "./groceries.ts";
import { colours, field, fonts, identityCss, shadow } from "./identity.ts";

const plot = { left: 206, right: 1452, top: 206, foot: 748, most: 8 };
const boardY = 892;

const x = (month: number) => plot.left + (month / (months.length - 1)) * (plot.right - plot.left);
const y = (percent: number) => plot.foot - (percent / plot.most) * (plot.foot - plot.top);

/** The months that have a ticket on the shelf: both audits, launch and some between. */
const labelled = new Set([0, 3, 7, launch, 14, months.length - 1]);

const [first, last] = audits;

const css = `
.tag { position: absolute; padding: 18px 22px 17px; border-radius: 10px; background: ${colours.forest}; color: #f2fbf4; box-shadow: 0 2px 4px rgb(13 58 37 / .4), 0 16px 26px -6px rgb(13 58 37 / .45) }
.tag b { display: block; font-size: 84px; letter-spacing: -.05em; line-height: .85 }
.tag span { display: block; margin-top: 13px; font-size: 20px; font-weight: 540 }
.note { position: absolute; font-size: 22px; font-weight: 600; line-height: 1.25 }
.month { position: absolute; top: ${boardY + 24}px; width: 66px; translate: -50%; padding: 8px 0 9px; border-radius: 5px; background: #fffdf6; box-shadow: 0 2px 4px rgb(8 46 29 / .3); text-align: center; font-size: 19px; font-weight: 560 }
.month i { position: absolute; left: 50%; top: 50px; translate: -50%; font-style: normal; font-weight: 500; color: ${colours.muted} }
`;

/** The chart hangs on the back of a shelf; the gaps among the goods below it thin out as the line falls. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    castShadow({ left: 110, top: 130, width: 1500, height: 900, colour: shadow, opacity: 0.5, radius: 20 }),
    `<div class="at" style="left:78px;top:58px;width:1600px;height:1000px;border-radius:18px 0 0 0;background:${colours.screen};box-shadow:0 0 0 1px rgb(15 74 52 / .25), -4px 8px 24px rgb(20 80 52 / .25)"></div>`,
    `<h1 class="display at" style="left:124px;top:98px;font-size:50px">Lines missing from the shelf</h1>`,
    chart(),
    notes(),
    shopByShop(),
    goods(),
    `<div class="at" style="left:34px;right:-20px;top:${boardY}px;height:150px;background:#dff1e4;box-shadow:inset 0 5px 0 #fff, inset 0 16px 0 #b9d9c4, -8px 12px 26px rgb(8 46 29 / .32)"></div>`,
    monthTickets(),
  ].join("\n"),
});

function chart(): string {
  const track = weekly.map(({ month, percent }): Point => [x(month), y(percent)]);
  const grid = [0, 2, 4, 6, 8].map(
    (percent) =>
      `<path d="M${plot.left - 30} ${y(percent)}H1620" stroke="#dcebe0" stroke-width="1.500"/><text x="${plot.left - 42}" y="${y(percent) + 7}" text-anchor="end" font-size="21" fill="${colours.muted}">${percent}${percent === plot.most ? "%" : ""}</text>`,
  );
  const dots = (readings: readonly { month: number; percent: number }[], colour: string) =>
    readings
      .map(
        ({ month, percent }) =>
          `<circle cx="${x(month)}" cy="${y(percent)}" r="12.500" fill="${colour}" stroke="${colours.screen}" stroke-width="4"/>`,
      )
      .join("");
  const strings = `<path d="M${x(0)} ${y(first.percent)}V${y(first.percent) + 76}M${x(last.month)} ${y(last.percent)}V${y(last.percent) + 44}" stroke="${colours.forest}" stroke-width="3"/>`;
  return `<svg class="at" style="left:0;top:0" width="1600" height="1000">${grid.join("")}
<path d="M${x(launch)} ${plot.top - 40}V${plot.foot}" stroke="${colours.ink}" stroke-width="2.500" stroke-dasharray="1 8" stroke-linecap="round"/>
<path d="M${x(0)} ${y(first.percent)}L${track[0]?.join(" ")}" stroke="${colours.forest}" stroke-width="5" stroke-dasharray="1 13" stroke-linecap="round"/>
<path d="${line(vegetables.map(({ month, percent }): Point => [x(month), y(percent)]))}" fill="none" stroke="${colours.tomato}" stroke-width="5" stroke-dasharray="1 13" stroke-linecap="round"/>
<path d="${line(track)}" fill="none" stroke="${colours.forest}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>
${strings}${dots(audits, colours.forest)}${dots(vegetables, colours.tomato)}
</svg>`;
}

function notes(): string {
  return `<div class="tag" style="left:${x(0) - 16}px;top:${y(first.percent) + 70}px"><b class="display">${first.percent.toFixed(1)}%</b><span>June 2022 audit</span></div>
<div class="tag" style="left:${x(last.month) - 164}px;top:${y(last.percent) + 32}px"><b class="display">${last.percent.toFixed(1)}%</b><span>November 2023 audit</span></div>
<div class="note" style="left:${x(launch) + 16}px;top:${plot.top - 46}px">Launch, May 2023</div>
<div class="note" style="right:${1600 - x(last.month) - 14}px;top:${y(7) + 22}px;color:${colours.tomato}">Loose vegetables, near 7%</div>
<div class="note muted" style="left:${x(launch) + 18}px;top:${y(1.3)}px;font-size:20px;font-weight:520">Weekly counts in the app</div>
<div class="note" style="right:${1600 - x(puja.month) + 18}px;top:${y(puja.percent) - 34}px;text-align:right">Puja week ${puja.percent.toFixed(1)}%</div>`;
}

/** Both audits of each shop, in the empty months before launch. */
function shopByShop(): string {
  const scale = (percent: number) => 112 + percent * 35;
  const rows = byShop.map(([shop, before, after], index) => {
    const at = 122 + index * 31;
    return `<text x="28" y="${at + 7}" font-size="19">Shop ${shop}</text><path d="M${scale(after)} ${at}H${scale(before)}" stroke="${before - after < 2 ? colours.mustard : "#bfe0ca"}" stroke-width="9"/><circle cx="${scale(before)}" cy="${at}" r="8" fill="${colours.screen}" stroke="${colours.forest}" stroke-width="3.500"/><circle cx="${scale(after)}" cy="${at}" r="9" fill="${colours.forest}"/>`;
  });
  return `<div class="at" style="left:474px;top:366px;width:470px;height:372px;border-radius:16px;background:#fff;box-shadow:0 0 0 1.500px #cfe4d6, 0 14px 28px -8px rgb(20 80 52 / .3)"><svg width="470" height="372"><text x="28" y="48" font-size="23" font-weight="640" fill="${colours.ink}">The eight shops, both audits</text><g font-size="18" fill="${colours.muted}" text-anchor="middle"><text x="${scale(2.1)}" y="92">Nov 2023</text><text x="${scale(7.9)}" y="92">Jun 2022</text></g><g fill="${colours.ink}">${rows.join("")}</g></svg></div>`;
}

/** One good for each line on the shelf. Each takes its share of a gap from the chart above it. */
function goods(): string {
  const random = seeded(66);
  const scale = 0.55;
  const order: readonly [Kind, ...Kind[]] = ["tin", "packet", "jar", "box", "pouch"];
  const paints = [colours.leaf, colours.mustard, colours.forest, "#e9825f", "#7fb48f"] as const;
  const drawn: string[] = [];
  let at = 52;
  let owed = 0.72;
  while (at < 1600) {
    const kind = kinds[pick(random, order)];
    const paint = pick(random, paints);
    owed += missingIn(((at - plot.left) / (plot.right - plot.left)) * (months.length - 1)) / 100;
    const place = `translate(${at.toFixed(1)} ${boardY}) scale(${scale})`;
    if (owed >= 1) {
      drawn.push(
        `<rect x="2" y="-128" width="${kind.width - 4}" height="126" rx="8" fill="none" stroke="${colours.tomato}" stroke-width="5" stroke-dasharray="10 9" transform="${place}"/>`,
      );
      owed -= 1;
    } else {
      drawn.push(`<g transform="${place}">${kind.draw(paint)}</g>`);
    }
    at += kind.width * scale + 5;
  }
  return `<svg class="at" style="left:0;top:0" width="1600" height="1000"><defs>${groceryDefs}</defs>${drawn.join("")}</svg>`;
}

function monthTickets(): string {
  return months
    .map(({ name, year }, index) =>
      labelled.has(index)
        ? `<div class="month" style="left:${x(index).toFixed(1)}px">${name}${year ? `<i>${year}</i>` : ""}</div>`
        : "",
    )
    .join("");
}
