import { castShadow, framesCss, phone, tablet } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { at, houseCss, houseFonts, layer, paint } from "../house.ts";
import { landing, loadedFerry } from "./cargo.ts";
import { calendarCss, field, shadow } from "./ferry.ts";
import { pagesCss, phonePage, tabletPage, widePage } from "./pages.ts";

const css = `
.page { position: absolute; left: -30px; top: 62px; width: 1060px; height: 780px; border-radius: 0 12px 0 0; background: #fff; overflow: hidden; box-shadow: 0 0 0 1px rgb(90 56 0 / .3), 0 18px 32px -8px rgb(96 58 0 / .5) }
.legend { position: absolute; left: 1084px; top: 884px; height: 66px; padding: 0 18px; display: flex; align-items: center; gap: 14px; font-size: 28px; color: #fff; background: ${paint.hooghly} }
.legend .badge { position: static; margin: 0; scale: 1.2 }
.width { font: 700 38px/1 "Anek Latin Variable"; font-stretch: 88% }
`;

const frame = { outline: "#3b2600", shade: "rgb(96 58 0 / 0.4)" };

const widths = [at(56, 17, "1280"), at(1054, 98, "768"), at(1418, 52, "375", "width:120px;text-align:right")];

/** One page at three widths on the steps of a landing; the ferry before it carries the page's weight. */
export const scene = defineScene({
  field,
  fonts: houseFonts,
  css: framesCss + houseCss + calendarCss + pagesCss + css,
  html: [
    layer(landing),
    castShadow({ left: -40, top: 180, width: 1080, height: 620, colour: shadow, opacity: 0.45, radius: 20 }),
    `<div class="page">${widePage}</div>`,
    castShadow({ left: 850, top: 280, width: 400, height: 550, colour: shadow, opacity: 0.55, radius: 30 }),
    tablet({
      left: 826,
      top: 150,
      width: 440,
      height: 684,
      background: "#fff",
      screen: tabletPage,
      colours: frame,
    }),
    castShadow({ left: 1226, top: 220, width: 330, height: 620, colour: shadow, opacity: 0.6 }),
    phone({ left: 1202, top: 104, width: 352, background: "#fff", screen: phonePage, colours: frame }),
    layer(loadedFerry),
    '<div class="legend"><b class="badge">1</b>to<b class="badge">9</b>the order of the Tab key</div>',
    `<div class="width">${widths.join("")}</div>`,
  ].join("\n"),
});
