import { castShadow } from "#artwork/lib/frames.ts";
import { line, type Point } from "#artwork/lib/paths.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { clockOf, lateVehicles } from "./fleet.ts";
import { colours, field, fonts, identityCss, shadow } from "./identity.ts";

const mouth = 640;

const css = `
.stream { font-size: 31px; font-weight: 600; fill: ${colours.text} }
.stream .when { font-weight: 440; fill: #a9cbd1 }
.wall { position: absolute; left: 1030px; top: -30px; width: 640px; height: 706px; background: ${colours.wall}; border: 12px solid #03090c; box-shadow: 0 0 0 1.5px #2d5a66, 0 6px 12px rgb(0 10 14 / .5), 0 30px 44px -6px rgb(0 14 18 / .65) }
.odoo { position: absolute; left: 236px; top: 806px; width: 470px; height: 260px; border-radius: 22px; background: ${colours.paper}; color: ${colours.ink}; padding: 28px 34px; box-shadow: 0 0 0 1px rgb(0 14 18 / .4), 0 4px 8px rgb(0 14 18 / .4), 0 22px 34px -6px rgb(0 14 18 / .55) }
.odoo b { display: block; font-size: 42px; font-weight: 700; line-height: 1 }
.odoo span { display: block; margin-top: 12px; font-size: 29px; line-height: 1.25; color: ${colours.inkMuted} }
`;

interface Stream {
  name: string;
  when: string;
  y: number;
  /** Where it enters the model. */
  into: number;
  /** Pixels between two reports; the longer the wait, the wider. */
  gap: number;
  colour: string;
  width: number;
}

const tracker = { colour: colours.text, width: 5 };
const streams: readonly Stream[] = [
  { name: "Tracker 1", when: "every 30 s", y: 96, into: 206, gap: 17, ...tracker },
  { name: "Tracker 2", when: "every 45 s", y: 192, into: 268, gap: 25.5, ...tracker },
  { name: "Tracker 3", when: "every 60 s", y: 288, into: 330, gap: 34, ...tracker },
  { name: "Tracker 4", when: "every 120 s", y: 384, into: 392, gap: 68, ...tracker },
  {
    name: "Barge radio",
    when: "every 2 hours",
    y: 492,
    into: 456,
    gap: 330,
    colour: colours.barge,
    width: 9,
  },
  { name: "Rain", when: "", y: 594, into: 524, gap: 0, colour: "#7fcfe0", width: 13 },
  { name: "Road closures", when: "", y: 696, into: 590, gap: 0, colour: colours.late, width: 9 },
];

function course({ y, into }: Stream): Point[] {
  const start = 372;
  const bend = Array.from({ length: 41 }, (_, k): Point => {
    const t = k / 40;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return [a * start + b * (start + 150) + c * (mouth - 150) + d * mouth, (a + b) * y + (c + d) * into];
  });
  return [
    ...Array.from({ length: 40 }, (_, k): Point => [-20 + k * 10, y] as const).filter(([x]) => x < start),
    ...bend,
  ];
}

/** Points at equal distances along a course. */
function paced(points: readonly Point[], gap: number): Point[] {
  const marks: Point[] = [];
  let left = gap * 0.4;
  for (const [k, [x, y]] of points.entries()) {
    const from = points[k - 1];
    if (!from) continue;
    const length = Math.hypot(x - from[0], y - from[1]);
    let done = 0;
    while (left <= length - done) {
      done += left;
      marks.push([from[0] + ((x - from[0]) * done) / length, from[1] + ((y - from[1]) * done) / length]);
      left = gap;
    }
    left -= length - done;
  }
  return marks;
}

const streamShapes = streams.map((stream) => {
  const { name, when, y, gap, colour, width } = stream;
  const points = course(stream);
  const dash =
    name === "Rain"
      ? 'stroke-dasharray="3 19" stroke-linecap="round"'
      : name === "Road closures"
        ? 'stroke-dasharray="30 16"'
        : "";
  const reports = gap === 0 ? [] : paced(points, gap);
  const dot = stream.name === "Barge radio" ? 15 : 7.5;
  return `<path d="${line(points)}" fill="none" stroke="${colour}" stroke-width="${width}" ${dash} ${gap > 0 ? 'stroke-opacity=".32"' : ""}/>${reports.map(([x, at]) => `<circle cx="${x.toFixed(1)}" cy="${at.toFixed(1)}" r="${dot}" fill="${colour}"/>`).join("")}
<text class="stream" x="40" y="${y - 24}">${name}${when ? `<tspan class="when" dx="12">${when}</tspan>` : ""}</text>`;
});

const shown = ["DF-218", "DF-331", "DB-07"].map((code) => {
  const vehicle = lateVehicles.find((late) => late.code === code);
  if (!vehicle) throw new Error(`${code} is not late`);
  return vehicle;
});

const axis = { left: 40, right: 516, from: 7 * 60, to: 12 * 60 };
const x = (minutes: number) =>
  axis.left + ((minutes - axis.from) / (axis.to - axis.from)) * (axis.right - axis.left);

const ranges = shown.map(({ code, from, to, slot, barge }, k) => {
  const y = 232 + k * 150;
  const colour = barge ? colours.barge : colours.late;
  return `<text class="mono" x="40" y="${y - 26}" font-size="32" font-weight="600" fill="${colours.text}">${code}</text><text class="mono" x="${axis.right}" y="${y - 26}" text-anchor="end" font-size="28" fill="${colour}">${clockOf(from)} to ${clockOf(to)}</text>
<path d="M40 ${y + 14}H${axis.right}" stroke="${colours.rule}" stroke-width="4"/><rect x="${x(from)}" y="${y}" width="${x(to) - x(from)}" height="28" rx="14" fill="${colour}"/><path d="M${x(slot)} ${y - 8}v44" stroke="${colours.text}" stroke-width="6"/>${k === 0 ? `<text x="${x(slot) - 3}" y="${y + 66}" font-size="26" fill="${colours.muted}">Slot</text>` : ""}`;
});

const hours = [7, 8, 9, 10, 11, 12].map(
  (hour) =>
    `<text class="mono" x="${x(hour * 60)}" y="642" text-anchor="middle" font-size="26" fill="${colours.muted}">${hour}</text><path d="M${x(hour * 60)} 186V606" stroke="${colours.rule}" stroke-width="2" stroke-dasharray="2 8"/>`,
);

const wall = `<div class="wall"><svg width="616" height="682" style="display:block"><text class="display" x="40" y="108" font-size="46" font-weight="700" fill="${colours.text}">Ranges on the wall</text>${hours.join("")}${ranges.join("")}</svg></div>`;

/** Messages in the queue, some bound for each side. */
const pipe = { left: 706, right: 1262, y: 892 };
const messages = [
  { x: 776, back: false },
  { x: 862, back: true },
  { x: 918, back: true },
  { x: 1032, back: false },
  { x: 1088, back: false },
  { x: 1160, back: true },
].map(({ x: left, back }) =>
  back
    ? `<path d="M${left + 40} ${pipe.y - 19}h-26l-20 19 20 19h26z" fill="${colours.paper}"/>`
    : `<path d="M${left} ${pipe.y - 19}h26l20 19-20 19h-26z" fill="${colours.late}"/>`,
);

/** Streams run in from the left, meet in the model and leave as ranges; the queue passes below. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    castShadow({ left: 1060, top: 60, width: 580, height: 630, colour: shadow, opacity: 0.75, radius: 20 }),
    `<svg width="1600" height="1000" style="position:absolute;inset:0"><path d="M${pipe.left - 20} ${pipe.y}H${pipe.right}Q1330 ${pipe.y} 1330 ${pipe.y - 68}V640" fill="none" stroke="#072e39" stroke-width="76"/><path d="M${pipe.left - 20} ${pipe.y}H${pipe.right}Q1330 ${pipe.y} 1330 ${pipe.y - 68}V640" fill="none" stroke="#0a3a47" stroke-width="64"/>${messages.join("")}
<path d="M1311 800v-26l19-20 19 20v26z" fill="${colours.late}"/>
<text class="display" x="1396" y="826" font-size="44" font-weight="700" fill="${colours.text}">Queue</text>
${streamShapes.join("")}</svg>`,
    wall,
    `<svg width="1600" height="1000" style="position:absolute;inset:0"><defs><filter id="model-shade" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="22"/></filter></defs>
<path d="M${mouth} 132L1088 398L${mouth} 664z" fill="${shadow}" opacity=".6" filter="url(#model-shade)" transform="translate(4 30)"/>
<path d="M${mouth} 132L1088 398L${mouth} 664z" fill="${colours.late}" stroke="${colours.late}" stroke-width="26" stroke-linejoin="round"/>
<text class="display" x="${mouth + 20}" y="388" font-size="60" font-weight="740" font-stretch="88%" fill="${colours.ink}">Arrival<tspan x="${mouth + 20}" dy="58">model</tspan></text></svg>`,
    castShadow({ left: 260, top: 860, width: 420, height: 160, colour: shadow, opacity: 0.7, radius: 30 }),
    `<div class="odoo"><b class="display">Odoo</b><span>Orders and depot slots,<br>read and written back</span></div>`,
  ].join("\n"),
});
