import { castShadow } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";

const weeks = 10;

/** The week in which each clinic opened for good, in the order of their lanes from the ground up. */
const clinics = [
  { name: "Vellimala", opened: 3 },
  { name: "Puthanpuzha", opened: 4 },
  { name: "Ponnodai", opened: 5 },
  { name: "Kadalkara", opened: 5 },
  { name: "Kuyilpatti", opened: 6 },
  { name: "Thumbapara", opened: 6 },
  { name: "Arakkad", opened: 7 },
  { name: "Semmankadu", opened: 7 },
  { name: "Manjaloor", opened: 8 },
  { name: "Vaigaimedu", opened: 8 },
  { name: "Neeleripadam", opened: 9 },
  { name: "Chembarathi", opened: 10 },
] as const;

const liveBy = (week: number) => clinics.filter(({ opened }) => opened <= week).length;

const lane = { height: 60, ground: 900 };
const column = { left: 66, width: 139 };
const x = (week: number) => column.left + (week - 1) * column.width;
const y = (count: number) => lane.ground - count * lane.height;

const css = `
.headline { position: absolute; left: 66px; top: 62px }
.headline h1 { font-size: 76px; line-height: 1; letter-spacing: -.048em }
.headline p { margin-top: 20px; font-size: 32px; line-height: 1.25 }
.label { position: absolute; left: 44px; top: 372px; width: 506px; height: 276px; padding: 26px 32px; border-radius: 14px; background: #fff; rotate: -4deg; box-shadow: 0 0 0 1px rgb(11 37 48 / .2), 0 6px 12px rgb(26 66 80 / .28), 0 24px 34px -8px rgb(26 66 80 / .5) }
.stamp { position: absolute; left: 112px; top: 690px; font-size: 34px; line-height: 1.14; font-weight: 640; color: ${colours.berry} }
`;

/** The whole staircase as one shape, so that no seam shows between lanes. */
const outline = Array.from({ length: weeks }, (_, index) => index + 1)
  .filter((week) => liveBy(week) > 0)
  .map((week) => `V${y(liveBy(week))}H${x(week + 1)}`)
  .join("");
const stairs = `M${x(3)} ${lane.ground}${outline}H1620V${lane.ground}z`;

const names = clinics.map(
  ({ name, opened }, index) =>
    `<text x="${x(opened) + 20}" y="${y(index) - 20}">${name}</text>${index > 0 ? `<path d="M${x(opened)} ${y(index)}H1620" stroke="${field}" stroke-opacity=".16" stroke-width="2"/>` : ""}`,
);

const counts = Array.from({ length: weeks }, (_, index) => {
  const week = index + 1;
  const last = week === weeks;
  const middle = x(week) + column.width / 2;
  const live = liveBy(week);
  const above =
    live === 0
      ? ""
      : `<text x="${x(week) + (last ? 10 : 20)}" y="${y(live) - (last ? 26 : 18)}" font-size="${last ? 150 : 50}" ${last ? 'letter-spacing="-9"' : ""}>${live}</text>`;
  return `<text x="${middle}" y="958" font-size="36" text-anchor="middle">${week === 1 ? "Week 1" : week}</text>${above}`;
});

/** The first patient number. The analyser reads no more than twelve signs. */
const longNumber = "HM-VLM-2024-0000118052";
const readable = 12;
const code = { width: 442, height: 104 };

function barcode(): string {
  const random = seeded(17);
  let left = 0;
  let bars = "";
  while (left < code.width - 9) {
    const width = 3 + Math.floor(random() * 3) * 3;
    const colour = left < (code.width * readable) / longNumber.length ? colours.ink : colours.berry;
    bars += `<rect x="${left}" width="${width}" height="${code.height}" fill="${colour}"/>`;
    left += width + 3 + Math.floor(random() * 2) * 3;
  }
  return bars;
}

const label = `<div class="label"><div class="row apart" style="font-size:29px"><b style="font-weight:600">Lab, fasting sugar</b><span style="width:40px;height:40px">${mark}</span></div>
<svg width="${code.width}" height="${code.height}" style="display:block;margin-top:14px">${barcode()}</svg>
<p style="margin-top:12px;font-size:35px;white-space:nowrap">${longNumber.slice(0, readable)}<span style="color:${colours.berry}">${longNumber.slice(readable)}</span></p></div>`;

/** Every clinic is a lane that starts when it opens; together the lanes are the steps. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    `<svg width="1600" height="1000" style="position:absolute;inset:0"><path d="${stairs}" fill="${colours.ink}"/><g font-size="31" font-weight="460" fill="#fff">${names.join("")}</g>
<path d="M${x(1)} 560h7V${y(1)}h33V${lane.ground}h-40z" fill="${colours.berry}"/>
<path d="M0 ${lane.ground}H1600" stroke="${colours.ink}" stroke-width="5"/><g class="display" font-weight="750" fill="${colours.ink}" style="letter-spacing:-.04em">${counts.join("")}</g></svg>`,
    `<div class="headline"><h1>Clinics live</h1><p>at the end of each of ten weeks</p></div>`,
    `<div class="stamp">Rolled back:<br>barcode labels</div>`,
    castShadow({ left: 90, top: 450, width: 430, height: 200, colour: shadow, opacity: 0.6, blur: 34 }),
    label,
  ].join("\n"),
});
