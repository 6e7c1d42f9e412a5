import { castShadow, framesCss, tablet } from "#artwork/lib/frames.ts";
import { type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { lorryAbove } from "./lorry.ts";

const bleed = 96;

const css = `
.screen { position: absolute; inset: 0; color: ${colours.ink} }
.head { height: 88px; display: flex; align-items: center; gap: 16px; padding: 0 36px 0 ${bleed + 40}px; background: ${colours.wall}; color: ${colours.text} }
.head h1 { font-size: 32px; font-weight: 680; font-stretch: 100%; letter-spacing: -.01em }
.head p { margin-left: 12px; font-size: 20px; color: ${colours.muted} }
.head b { margin-left: auto; font-size: 46px; font-weight: 560 }
.slots { position: absolute; left: ${bleed}px; top: 88px; width: 640px; bottom: 0; padding-left: 40px }
.slots h2 { padding: 22px 0 16px; font-size: 25px; font-weight: 660 }
.slot { display: grid; grid-template-columns: 128px 1fr 100px; align-items: center; height: 117px; padding-right: 26px; border-top: 2px solid ${colours.paperRule} }
.slot time { font-size: 38px; font-weight: 560; letter-spacing: -.04em }
.slot time s { display: block; font-size: 21px; color: ${colours.inkMuted}; line-height: 1 }
.slot .code { font-size: 27px; font-weight: 680; font-stretch: 96% }
.slot p { margin-top: 3px; font-size: 18px; color: ${colours.inkMuted} }
.slot .bay { display: grid; place-items: center; justify-self: end; width: 78px; height: 78px; border-radius: 16px; background: #dfebe8; font-size: 17px; font-weight: 560; line-height: 1; padding: 9px 0 }
.slot .bay b { font-size: 38px; font-weight: 700; font-stretch: 90% }
.slot.moved { margin-left: -40px; padding-left: 40px; background: ${colours.late}; border-color: ${colours.late} }
.slot.moved p, .slot.moved s { color: #5b3a00 }
.slot.moved .bay { background: ${colours.ink}; color: ${colours.late} }
.slot.silent .code, .slot.silent time { color: #7f989b }
.slot .code i { display: inline-block; width: 17px; height: 17px; margin-right: 11px; border-radius: 20px; background: #6f8d92 }
.slot.moved .code i { background: ${colours.ink} }
.slot.silent .code i { background: none; border: 3.500px solid #b0401d }
.slot.silent p { color: #b0401d; font-weight: 600 }
.yard text { font-family: "Inter Tight Variable" }
.yard .display { font-family: "Saira Variable" }
`;

interface Slot {
  time: string;
  code: string;
  note: string;
  bay: number;
  kind?: "moved" | "silent";
  was?: string;
}

const slots: readonly Slot[] = [
  { time: "06:55", code: "DF-045", note: "Through the gate, on the scales", bay: 2 },
  { time: "07:00", code: "DF-193", note: "Arrives 06:55 to 07:05", bay: 3 },
  { time: "07:20", code: "DF-091", note: "No signal for 24 minutes", bay: 1, kind: "silent" },
  { time: "07:30", code: "DF-266", note: "Arrives 07:15 to 07:40", bay: 4 },
  { time: "07:40", code: "DF-218", note: "Arrives 07:15 to 07:55", bay: 3, kind: "moved", was: "07:00" },
  { time: "07:50", code: "DF-012", note: "Sent from bay 5 to bay 6", bay: 6 },
];

const slotRow = ({ time, code, note, bay, kind, was }: Slot) =>
  `<div class="slot ${kind ?? ""}"><time class="mono">${was ? `<s>${was}</s>` : ""}${time}</time><div><span class="display code"><i></i>${code}</span><p>${note}</p></div><span class="bay">Bay<b class="display">${bay}</b></span></div>`;

const bayWidth = 116;
const bayLeft = (bay: number) => 18 + (bay - 1) * bayWidth;
const bayMiddle = (bay: number) => bayLeft(bay) + bayWidth / 2;

const puddle: Point[] = [
  [494, 196],
  [540, 170],
  [592, 182],
  [604, 236],
  [588, 300],
  [616, 372],
  [590, 446],
  [520, 452],
  [478, 398],
  [496, 320],
  [474, 250],
];
const closedRing = (points: Point[]) => `${smooth([...points, ...points.slice(0, 2)])}Z`;
const shrunk = (share: number) =>
  puddle.map(([x, y]): Point => [542 + (x - 542) * share, 310 + (y - 310) * share]);

const bays = [1, 2, 3, 4, 5, 6].map((bay) => {
  const x = bayMiddle(bay);
  return `<rect x="${x - 40}" y="66" width="80" height="22" rx="4" fill="${bay === 5 ? "#b9c8c6" : colours.ink}"/><path d="M${bayLeft(bay)} 92v300" stroke="#fff" stroke-width="5"/><text class="display" x="${x}" y="50" text-anchor="middle" font-size="40" font-weight="700" fill="${bay === 5 ? "#8fa5a5" : bay === 3 ? "#b85c00" : colours.ink}">${bay}</text>`;
});

const random = seeded(652);
/** Rain on the wet yard. */
const ripples = Array.from({ length: 46 }, () => {
  const [x, y, r] = [20 + random() * 700, 410 + random() * 380, 5 + random() * 9];
  return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${r.toFixed(1)}" ry="${(r * 0.7).toFixed(1)}" fill="none" stroke="#fff" stroke-opacity="${(0.35 + random() * 0.45).toFixed(2)}" stroke-width="2"/>`;
}).join("");

const yard = `<svg class="yard" width="736" height="940" viewBox="0 0 736 940" style="position:absolute;left:${bleed + 640}px;top:88px">
<rect width="736" height="940" fill="#cfdedb"/><rect width="736" height="78" fill="#e8f1ee"/>
${bays.join("")}<path d="M${bayLeft(7)} 92v300" stroke="#fff" stroke-width="5"/>
<path d="${closedRing(puddle)}" fill="#7fb9c6"/><path d="${closedRing(shrunk(0.78))}" fill="#67a8b8"/><path d="${closedRing(shrunk(0.5))}" fill="#5299ab"/>
<g fill="none" stroke="#d9eff3" stroke-width="3" stroke-linecap="round"><path d="M516 226q12-8 24 0t24 0M524 372q14-9 28 0t28 0M506 412q10-7 20 0t20 0"/></g>
<g transform="translate(${bayMiddle(5)} 292)"><rect x="-60" y="-40" width="120" height="80" rx="12" fill="${colours.ink}"/><text text-anchor="middle" y="-6" font-size="23" font-weight="660" fill="${colours.paper}">Closed</text><text text-anchor="middle" y="22" font-size="20" fill="${colours.paper}">for water</text></g>
${lorryAbove({ x: bayMiddle(1), y: 214, box: "#f4f8f6", cab: "#2b7c8f" })}
${lorryAbove({ x: bayMiddle(4), y: 214, box: "#f4f8f6", cab: "#b8472a" })}
${lorryAbove({ x: bayMiddle(6), y: 214, box: "#8fb3b0", cab: "#355e63" })}
<rect x="${bayMiddle(3) - 44}" y="98" width="88" height="252" rx="10" fill="${colours.late}" opacity=".35"/><rect x="${bayMiddle(3) - 44}" y="98" width="88" height="252" rx="10" fill="none" stroke="#b85c00" stroke-width="3.500" stroke-dasharray="10 7"/>
<text class="display" text-anchor="middle" font-size="26" font-weight="700" fill="#5b3a00" transform="translate(${bayMiddle(3) + 9} 224) rotate(-90)">DF-218, 07:40</text>
${ripples}
<path d="M${bayMiddle(2)} 470V590Q${bayMiddle(2)} 690 270 690H736" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="22 16"/>
<path d="M${bayMiddle(2) - 16} 478l16-26 16 26z" fill="#fff"/>
<rect x="348" y="638" width="270" height="104" rx="8" fill="#aabfbd"/><path d="M356 646h254M356 734h254" stroke="#8ea6a5" stroke-width="3" stroke-dasharray="3 9"/>
${lorryAbove({ x: 486, y: 690, turn: 90, box: "#eef4f0", cab: "#2b7c8f" })}
<text class="display" x="350" y="614" font-size="27" font-weight="680" fill="${colours.ink}">DF-045 on the scales</text>
<g transform="translate(70 604)"><rect x="-24" y="-78" width="66" height="176" rx="5" fill="#04202a" opacity=".25"/><rect x="-33" y="-88" width="66" height="176" rx="5" fill="#e0b04d"/><path d="M-33-83q0-5 5-5h10V88h-10q-5 0-5-5z" fill="#fff" opacity=".3"/><g stroke="#000" stroke-opacity=".14" stroke-width="2.500">${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((k) => `<path d="M-29 ${-72 + k * 18}H29"/>`).join("")}</g></g>
<path d="M0 806H736" stroke="#8ea6a5" stroke-width="5"/><rect y="808" width="736" height="140" fill="#a3bab8"/>
</svg>`;

const screen = `<div class="screen"><div class="head">${mark(42)}<h1 class="display">Depot 4, Betberia</h1><p>Gate, rain since 05:10</p><b class="mono">06:52</b></div>
<div class="slots"><h2 class="display">Six coming slots</h2>${slots.map(slotRow).join("")}</div>${yard}</div>`;

/** The raised barrier: a striped boom on its post. */
const boomStripes = Array.from(
  { length: 9 },
  (_, k) => `<path d="M${-34} ${-120 - k * 124}l68-40v-62l-68 40z" fill="${colours.late}"/>`,
);
const barrier = `<svg width="1600" height="1000" style="position:absolute;inset:0">
<defs><clipPath id="boom"><rect x="-30" y="-1060" width="60" height="1100" rx="12"/></clipPath><linearGradient id="boom-round"><stop stop-color="#fff" stop-opacity=".35"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#00141a" stop-opacity=".06"/><stop offset="1" stop-color="#00141a" stop-opacity=".42"/></linearGradient>
<linearGradient id="post"><stop stop-color="#f7fbf8"/><stop offset=".3" stop-color="#e3eeea"/><stop offset=".78" stop-color="#b4c9c6"/><stop offset="1" stop-color="#93adab"/></linearGradient><filter id="boom-shade" x="-100%" y="-20%" width="300%" height="140%"><feGaussianBlur stdDeviation="16"/></filter></defs>
<g transform="translate(1462 772) rotate(9)"><rect x="-44" y="-1060" width="60" height="1090" fill="${shadow}" opacity=".55" filter="url(#boom-shade)" transform="translate(-14 20)"/><g clip-path="url(#boom)"><rect x="-30" y="-1060" width="60" height="1100" fill="#f4f8f5"/>${boomStripes.join("")}<rect x="-30" y="-1060" width="60" height="1100" fill="url(#boom-round)"/></g></g>
<rect x="1326" y="724" width="226" height="300" rx="22" fill="${shadow}" opacity=".6" filter="url(#boom-shade)" transform="translate(-10 16)"/>
<rect x="1336" y="712" width="222" height="330" rx="22" fill="url(#post)"/>
<circle cx="1462" cy="772" r="37" fill="#0d2f38"/><circle cx="1462" cy="772" r="20" fill="#35606a"/><circle cx="1458" cy="767" r="7" fill="#8fb3b8"/>
<rect x="1372" y="846" width="150" height="120" rx="14" fill="${colours.wall}"/><text class="display" x="1447" y="930" text-anchor="middle" font-size="66" font-weight="740" fill="${colours.late}">4</text></svg>`;

/** The gate's tablet runs off to the left and below; the raised barrier stands before its right edge. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    castShadow({ left: -60, top: 170, width: 1410, height: 860, colour: shadow, opacity: 0.75 }),
    tablet({
      left: -116,
      top: 64,
      width: 1508,
      height: 1030,
      background: colours.paper,
      screen,
      colours: { body: "#0a1518", rim: "#3d5860", outline: "#02090b", shade: "rgb(0 14 18 / 0.5)" },
    }),
    barrier,
  ].join("\n"),
});
