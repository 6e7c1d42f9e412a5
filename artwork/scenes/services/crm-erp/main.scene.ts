import { lakh } from "#artwork/lib/format.ts";
import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { handCss, handFont, written } from "#artwork/lib/hand.ts";
import { type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { midspanMark } from "#artwork/scenes/brand/identity.ts";
import { houseCss, houseFonts, layer, paint, rupees } from "../house.ts";
import { field, order, shadow, steps, tabs } from "./order.ts";

const css = `
.window { font-size: 23px }
.tabs { position: absolute; left: 34px; top: 122px; width: 880px; height: 76px; display: grid; grid-template-columns: repeat(6, 1fr); gap: 6px }
.tabs div { padding-top: 26px; text-align: center; background: ${paint.taxi}; font: 680 30px/1 "Anek Latin Variable"; font-stretch: 88%; padding-top: 26px }
.tabs .on { background: ${paint.ink}; color: ${paint.taxi} }
.line { display: grid; grid-template-columns: 1fr 120px 130px; height: 66px; align-items: center; border-top: 1.500px solid ${paint.line}; text-align: right }
.line > :first-child { text-align: left; font-weight: 600 }
`;

/** Notes go down the paper in three columns, back and forth, as they were stuck on it. */
const places: readonly Point[] = [
  [62, 150],
  [256, 122],
  [452, 156],
  [466, 338],
  [262, 318],
  [58, 350],
  [74, 546],
  [270, 520],
  [470, 548],
  [462, 748],
  [256, 762],
];
const note = { width: 158, height: 138 };

function notes(): string {
  const random = seeded(11);
  return steps
    .map((step, k) => {
      const [x, y] = places[k] ?? [0, 0];
      const turn = (random() - 0.5) * 7;
      const kept = tabs.some((tab) => tab === step.name);
      const late = "days" in step;
      const fill = kept ? paint.taxi : late ? "#f3b9b4" : "#ffffff";
      const words = step.name.split(" ");
      const size = 27;
      const text = words
        .map((word, line) =>
          written(word, { x: 16, y: 52 + line * 32, size, seed: k * 7 + line, ink: paint.ink, weight: 560 }),
        )
        .join("");
      const foot = written(late ? "6 days!" : step.who, {
        x: 16,
        y: 122,
        size: 21,
        seed: 90 + k,
        ink: late ? paint.sindoor : "#4d5963",
      });
      return `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(1)})"><path d="M6 12h${note.width - 6}v${note.height - 4}q-70 -8 ${-note.width + 6} 4z" fill="#06303a" opacity=".28" filter="url(#soft)"/><path d="M0 0H${note.width}V${note.height}q-80 -6 ${-note.width} 0z" fill="${fill}"/>${text}${foot}</g>`;
    })
    .join("");
}

/** Arrows in felt pen, from note to note. */
function arrows(): string {
  const random = seeded(5);
  return places
    .slice(1)
    .map((to, k) => {
      const from = places[k] ?? to;
      const a: Point = [from[0] + note.width / 2, from[1] + note.height / 2];
      const b: Point = [to[0] + note.width / 2, to[1] + note.height / 2];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const flat = Math.abs(dx) > Math.abs(dy);
      const reach = flat ? note.width / 2 + 4 : note.height / 2 + 6;
      const span = Math.max(Math.abs(dx), Math.abs(dy));
      const start: Point = [a[0] + (dx * reach) / span, a[1] + (dy * reach) / span];
      const end: Point = [b[0] - (dx * reach) / span, b[1] - (dy * reach) / span];
      const middle: Point = [
        (start[0] + end[0]) / 2 + (flat ? 0 : (random() - 0.5) * 20),
        (start[1] + end[1]) / 2 + (flat ? (random() - 0.5) * 20 : 0),
      ];
      const turn = (Math.atan2(end[1] - middle[1], end[0] - middle[0]) * 180) / Math.PI;
      return `<path d="${smooth([start, middle, end])}"/><path transform="translate(${end[0].toFixed(1)} ${end[1].toFixed(1)}) rotate(${turn.toFixed(1)})" d="M-13 -10L0 0l-14 9"/>`;
    })
    .join("");
}

const paper = `<g transform="rotate(-2.500 340 500)"><rect x="-60" y="52" width="860" height="1010" fill="#eef1ee"/><path d="M-60 52H800V1062" fill="none" stroke="#fff" stroke-width="3"/>
${written("From enquiry to payment", { x: 60, y: 110, size: 38, seed: 3, ink: paint.hooghly, weight: 620 })}
<g fill="none" stroke="${paint.hooghly}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${arrows()}</g>${notes()}</g>`;

const left = 652;
const tabRow = tabs.map((tab) => `<div class="${tab === "Dispatch" ? "on" : ""}">${tab}</div>`).join("");
const lines = order.lines.map(
  ({ name, ordered, ready }) =>
    `<div class="line"><span>${name}</span><span>${lakh(ordered)}</span><b style="color:${ready < ordered ? paint.sindoor : paint.ink}">${lakh(ready)}</b></div>`,
);

const screen = `<div class="window"><div style="display:flex;align-items:center;gap:20px;padding:32px 34px">${midspanMark(56)}<h1 style="font-size:54px">${order.number}</h1><span style="font-size:26px;color:${paint.steel};padding-top:8px">${order.customer}, ${rupees(order.total)}</span></div>
<div class="tabs">${tabRow}</div>
<div style="position:absolute;left:34px;top:234px;width:880px"><div style="display:flex;justify-content:space-between;align-items:flex-end"><h2 style="font-size:44px">One line is short</h2><span style="font-size:22px;color:${paint.steel}">Van leaves at 16:00</span></div>
<div style="margin-top:20px"><div class="line" style="border:0;height:44px;color:${paint.steel}"><span style="font-weight:440">Goods</span><span>Ordered</span><span>Packed</span></div>${lines.join("")}</div>
<div style="display:flex;gap:16px;margin-top:26px"><div style="padding:21px 30px;background:${paint.ink};color:#fff;font-weight:640;font-size:23px;border-radius:4px">Send ${order.lines.length - 1} lines now</div><div style="padding:21px 30px;box-shadow:inset 0 0 0 2.500px ${paint.ink};font-weight:640;font-size:23px;border-radius:4px">Wait for the belts</div></div>
<div style="display:flex;justify-content:space-between;align-items:center;margin-top:34px;padding:24px 28px;background:${paint.sindoorTint};font-size:24px"><span><b>Buying in</b>, V-belts from Dey and Co.</span><b style="color:${paint.sindoor}">day 4 of 6</b></div></div></div>`;

/** Yellow notes on the left; the same words are tabs on the right. */
export const scene = defineScene({
  field,
  fonts: [...houseFonts, handFont],
  css: framesCss + houseCss + handCss + css,
  html: [
    castShadow({ left: -40, top: 140, width: 720, height: 900, colour: shadow, opacity: 0.6, radius: 10 }),
    layer(
      `<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="6"/></filter></defs>${paper}`,
    ),
    castShadow({
      left: left + 24,
      top: 220,
      width: 940,
      height: 720,
      colour: shadow,
      opacity: 0.6,
      radius: 20,
    }),
    desktopWindow({
      left,
      top: 128,
      width: 1000,
      height: 900,
      background: "#fff",
      screen,
      colours: { outline: "rgb(0 20 26 / .5)", shade: "rgb(0 20 26 / .5)" },
    }),
  ].join("\n"),
});
