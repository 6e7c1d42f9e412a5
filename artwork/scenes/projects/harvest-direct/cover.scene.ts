import { castShadow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { board, nail, tape } from "./crate.ts";
import { colours, field, fonts, growerPhone, identityCss, shadow } from "./identity.ts";
import { heap, layer } from "./produce.ts";
import { numberScreen, screensCss, shopScreen, slotScreen } from "./screens.ts";
import { solidFilters } from "./solid.ts";
import { crate, thursday } from "./week.ts";

const soft = "drop-shadow(0 16px 16px rgb(22 50 8 / .5))";

const crateFront = `<g style="filter:drop-shadow(0 -6px 14px rgb(22 50 8 / .35))"><rect x="44" y="798" width="1512" height="260" fill="#3a2409"/>${board({ x: 44, y: 798, width: 1512, height: 112 }, 4, 0.7)}${board({ x: 44, y: 926, width: 1512, height: 112 }, 9, 0.4)}</g>
<g style="filter:drop-shadow(0 3px 5px rgb(60 30 0 / .5))">${board({ x: 30, y: 782, width: 74, height: 260 }, 12, 0.9)}${board({ x: 1496, y: 782, width: 74, height: 260 }, 15, 0.9)}</g>
${[52, 82, 1518, 1548].map((x) => nail(x, 830) + nail(x, 876) + nail(x, 962)).join("")}
<text x="150" y="878" class="display" font-size="62" fill="#5a3208" opacity=".72">Harvest Direct Co-op</text>
<g transform="rotate(-2 1290 856)" style="filter:drop-shadow(0 3px 3px rgb(60 30 0 / .4))">${tape({ x: 1140, y: 806, width: 292, height: 100 }, String(crate.number), 96)}</g>`;

/** Three phones stand in a crate among the week's crops; its front board runs off the foot. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + screensCss,
  html: [
    solidFilters,
    layer(
      heap(
        [
          ["spinach", { x: 92, y: 884, scale: 2.5, turn: -96 }],
          ["bottle gourd", { x: 553, y: 172, scale: 1.95, turn: 91, flip: true }],
          ["ridge gourd", { x: 1074, y: 96, scale: 2.55, turn: 95 }],
          ["spinach", { x: 1512, y: 860, scale: 2.4, turn: -84 }],
        ],
        soft,
      ),
    ),
    castShadow({ left: 124, top: 240, width: 370, height: 700, colour: shadow }),
    castShadow({ left: 1110, top: 160, width: 370, height: 780, colour: shadow }),
    castShadow({ left: 606, top: 130, width: 390, height: 800, colour: shadow, opacity: 0.75 }),
    growerPhone({ left: 104, top: 148, width: 404, time: thursday.clock, content: shopScreen }),
    growerPhone({
      left: 1092,
      top: 92,
      width: 404,
      time: thursday.clock,
      content: numberScreen,
      background: colours.tape,
    }),
    growerPhone({ left: 586, top: 48, width: 428, time: thursday.clock, content: slotScreen }),
    layer(
      heap(
        [
          ["aubergine", { x: 1062, y: 664, scale: 1.35, turn: 84 }],
          ["okra", { x: 598, y: 868, scale: 1.75, turn: -112 }],
          ["okra", { x: 516, y: 872, scale: 1.75, turn: -74 }],
          ["okra", { x: 566, y: 884, scale: 1.8, turn: -93 }],
          ["mango", { x: 24, y: 806, scale: 1.75, turn: 8 }],
          ["mango", { x: 222, y: 842, scale: 1.6, turn: -14 }],
          ["mango", { x: 846, y: 852, scale: 1.5, turn: -22 }],
          ["pointed gourd", { x: 730, y: 800, scale: 1.7, turn: 12 }],
          ["pointed gourd", { x: 640, y: 826, scale: 1.6, turn: -16 }],
        ],
        soft,
      ) + crateFront,
    ),
  ].join("\n"),
});
