import { castShadow, framesCss, tablet } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { board, nail, tape } from "./crate.ts";
import { colours, field, fonts, frameColours, identityCss, mark, shadow } from "./identity.ts";
import { heap, layer } from "./produce.ts";
import { solidFilters } from "./solid.ts";
import { crate, filled, items } from "./week.ts";

const css = `
.bar { display: flex; align-items: center; height: 74px; padding: 0 34px; gap: 12px; border-bottom: 1px solid ${colours.rule}; background: #fff; font-size: 19px }
.crate-head { position: absolute; left: 40px; top: 102px }
.crate-head h1 { font-size: 70px; line-height: 1 }
.crate-head p { margin-top: 6px; font-size: 21px; color: ${colours.muted} }
.fill { position: absolute; left: 560px; top: 110px; text-align: right; width: 304px }
.fill .display { font-size: 46px; line-height: 1 }
.fill p { margin-top: 6px; font-size: 21px; color: ${colours.muted} }
.list { position: absolute; left: 900px; top: 74px; right: 0; bottom: 0; padding: 20px 34px 0 34px; background: #fff; border-left: 1px solid ${colours.rule} }
.list h3 { margin: 20px 0 2px; font-size: 19px; letter-spacing: -.02em; color: ${colours.leaf} }
.list h3:first-child { margin-top: 4px }
.item { display: grid; grid-template-columns: 38px 1fr auto; align-items: center; height: 47px; font-size: 21px; border-bottom: 1px solid ${colours.rule} }
.item b { font-weight: 640 }
.tick { width: 25px; height: 25px; border-radius: 8px; box-shadow: inset 0 0 0 2px #bccba4; display: grid; place-items: center }
.tick.done { background: ${colours.leaf}; box-shadow: none }
.space { height: 272px }
.cut { position: absolute; left: 952px; top: 448px; width: 616px; height: 242px; padding: 34px 34px 0; border-radius: 28px; background: ${colours.tape}; box-shadow: 0 0 0 1px rgb(70 50 0 / .25), 0 20px 30px -6px rgb(30 40 4 / .45) }
.cut .amounts { display: flex; align-items: baseline; gap: 20px; margin-top: 6px }
.cut del { font-size: 44px; color: #7b6410; text-decoration-thickness: 4px }
.cut .now { font-size: 92px; line-height: 1 }
.cut p { margin-top: 8px; font-size: 20px }
`;

const layers = ["Leaves on top", "Small and firm", "Round and soft", "Heavy below"] as const;

const tickSign = `<svg width="16" height="16" viewBox="0 0 20 20"><path d="M4 10.6l4.2 4.1L16 6" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

function layerList(): string {
  return layers
    .map((title, index) => {
      const number = layers.length - index;
      const rows = items
        .filter(({ layer: at, name }) => at === number && name !== "Okra")
        .map(
          ({ name, amount }) =>
            `<div class="item"><span class="tick ${number < 3 ? "done" : ""}">${number < 3 ? tickSign : ""}</span><span>${name}</span><b>${amount}</b></div>`,
        );
      return `<h3>${number}. ${title}</h3>${rows.join("")}${number === 3 ? '<div class="space"></div>' : ""}`;
    })
    .join("");
}

/** The crate, cut open: left edge, floor and rim in the tablet's measure. */
const inside = { left: 126, right: 866, floor: 884, rim: 330 };
const fillLine = inside.floor - ((inside.floor - inside.rim) * filled) / crate.litres;

const crateDrawing = `<rect x="${inside.left}" y="${inside.rim}" width="${inside.right - inside.left}" height="${inside.floor - inside.rim}" fill="#e9d3a6"/>
${[0, 1, 2, 3].map((k) => `<g opacity=".42">${board({ x: inside.left, y: inside.rim + 8 + k * 140, width: inside.right - inside.left, height: 122 }, 20 + k, 0.9)}</g>`).join("")}
${heap(
  [
    ["spinach", { x: 330, y: 610, scale: 1.42, turn: -106 }],
    ["coriander", { x: 800, y: 590, scale: 1.5, turn: -112 }],
    ["spinach", { x: 560, y: 616, scale: 1.46, turn: -78 }],
  ],
  "drop-shadow(0 5px 6px rgb(60 40 0 / .35))",
)}
${heap(
  [
    ["okra", { x: 170, y: 566, scale: 1.22, turn: 6 }],
    ["okra", { x: 168, y: 596, scale: 1.25, turn: 2 }],
    ["okra", { x: 210, y: 578, scale: 1.2, turn: -3 }],
    ["okra", { x: 226, y: 604, scale: 1.22, turn: 4 }],
    ["okra", { x: 178, y: 622, scale: 1.2, turn: -2 }],
    ["pointed gourd", { x: 428, y: 584, scale: 1.1, turn: 14 }],
    ["pointed gourd", { x: 520, y: 574, scale: 1.1, turn: -8 }],
    ["pointed gourd", { x: 468, y: 616, scale: 1.15, turn: 2 }],
    ["pointed gourd", { x: 576, y: 612, scale: 1.1, turn: 8 }],
    ["chilli", { x: 704, y: 594, scale: 1.4, turn: 8 }],
    ["chilli", { x: 716, y: 618, scale: 1.4, turn: -4 }],
    ["chilli", { x: 742, y: 604, scale: 1.3, turn: 2 }],
  ],
  "drop-shadow(0 5px 5px rgb(60 40 0 / .4))",
)}
${heap(
  [
    ["ridge gourd", { x: 318, y: 668, scale: 1.12, turn: 2 }],
    ["ridge gourd", { x: 376, y: 722, scale: 1.08, turn: -3 }],
    ["aubergine", { x: 172, y: 684, scale: 0.98, turn: 2 }],
    ["aubergine", { x: 184, y: 736, scale: 1, turn: -3 }],
    ["mango", { x: 718, y: 672, scale: 0.92, turn: 6 }],
    ["mango", { x: 628, y: 700, scale: 0.96, turn: -8 }],
    ["mango", { x: 726, y: 736, scale: 0.94, turn: 4 }],
  ],
  "drop-shadow(0 5px 6px rgb(60 40 0 / .4))",
)}
${heap(
  [
    ["potato", { x: 560, y: 800, scale: 1.06, turn: 8 }],
    ["potato", { x: 664, y: 796, scale: 1.1, turn: -14 }],
    ["potato", { x: 766, y: 806, scale: 1.04, turn: 10 }],
    ["potato", { x: 588, y: 852, scale: 1.08, turn: -6 }],
    ["potato", { x: 690, y: 850, scale: 1.06, turn: 12 }],
    ["potato", { x: 776, y: 856, scale: 1, turn: -4 }],
    ["bottle gourd", { x: 176, y: 786, scale: 1.1, turn: 2 }],
    ["bottle gourd", { x: 168, y: 846, scale: 1.12, turn: -2, flip: true }],
  ],
  "drop-shadow(0 5px 6px rgb(60 40 0 / .4))",
)}
<path d="M${inside.left + 4} ${fillLine}H${inside.right + 2}" stroke="${colours.clay}" stroke-width="3" stroke-dasharray="3 8" stroke-linecap="round"/>
<g style="filter:drop-shadow(0 4px 5px rgb(60 30 0 / .45))">${board({ x: 84, y: 318, width: 44, height: 660 }, 31, 0.8)}${board({ x: 864, y: 318, width: 44, height: 660 }, 33, 0.8)}${board({ x: 84, y: 884, width: 824, height: 100 }, 35, 0.6)}</g>
<text x="886" y="${fillLine + 7}" text-anchor="middle" class="display" font-size="22" fill="${colours.ink}">${filled}</text>
${[106, 886].map((x) => nail(x, 340) + nail(x, 620)).join("")}
<g style="filter:drop-shadow(0 3px 3px rgb(60 30 0 / .4))">${tape({ x: 152, y: 892, width: 168, height: 60 }, String(crate.number), 56)}</g>`;

const screen = `<div class="bar">${mark(36)}<span class="display" style="font-size:23px;padding-top:5px">Packing shed</span><span class="muted" style="margin-left:22px">Friday 12 July 2024, 7:40 pm</span></div>
<div class="crate-head"><h1>Crate ${crate.number} <span style="font-size:34px;letter-spacing:-.02em;color:${colours.muted}">of ${crate.of}</span></h1><p>${crate.point}, 7:30 to 8:00, yellow tape</p></div>
<div class="fill"><div class="display">${filled} of ${crate.litres}</div><p>litres filled</p></div>
<svg width="900" height="1000" style="position:absolute;left:0;top:0"><g transform="translate(-46 -58)">${crateDrawing}</g></svg>
<div class="list">${layerList()}</div>`;

/** A tablet off the right and the foot; the crate is cut open, and the cut okra hangs out as a card. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    solidFilters,
    castShadow({ left: 110, top: 130, width: 1500, height: 920, colour: shadow, opacity: 0.6 }),
    tablet({
      left: 60,
      top: 54,
      width: 1440,
      height: 1060,
      background: colours.screen,
      screen,
      colours: frameColours,
    }),
    castShadow({ left: 990, top: 500, width: 550, height: 220, colour: "#2a3a08", opacity: 0.5, blur: 34 }),
    `<div class="cut"><h2 style="font-size:30px">Okra, cut for everyone</h2><div class="amounts"><del class="display">600 g</del><span class="display now">400 g</span></div><p>26 kg of 40 kg came in. ₹12 goes back tonight.</p></div>`,
    layer(
      heap(
        [
          ["okra", { x: 1414, y: 490, scale: 1.3, turn: 66 }],
          ["okra", { x: 1486, y: 470, scale: 1.32, turn: 78 }],
        ],
        "drop-shadow(0 10px 10px rgb(40 40 0 / .45))",
      ),
    ),
  ].join("\n"),
});
