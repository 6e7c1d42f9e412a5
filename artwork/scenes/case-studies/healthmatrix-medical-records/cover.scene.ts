import { castShadow, framesCss, tablet } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { secondsToOpen, visits } from "./chart.ts";
import { chartCss, chartScreen } from "./chart-screen.ts";
import { colours, field, fonts, frameColours, identityCss, shadow } from "./identity.ts";
import { stopwatch } from "./stopwatch.ts";

const css = `
.opened { position: absolute; left: 52px; top: 750px; width: 558px; height: 300px; padding: 30px 38px; border-radius: 32px; background: ${colours.ink}; color: #fff; box-shadow: 0 0 0 1px #04141b, 0 6px 12px rgb(6 30 40 / .3), 0 26px 38px -8px rgb(6 30 40 / .5) }
.opened b { position: absolute; right: 36px; top: 20px; font-size: 118px; line-height: 1; letter-spacing: -.055em }
.opened small { font-size: 56px; letter-spacing: -.03em; margin-left: 8px }
.loading { display: flex; gap: 3px; margin-top: 46px }
.loading i { flex: 1; height: 26px; border-radius: 2px; background: ${field} }
.loading i.waiting { background: #2c5161 }
`;

const visitBars = Array.from(
  { length: visits.total },
  (_, index) => `<i class="${index < visits.loaded ? "" : "waiting"}"></i>`,
);
const opened = `<div class="opened"><div class="display" style="font-size:38px;line-height:1.12;margin-top:4px">Opened<br>in</div><b class="display">${secondsToOpen}<small>s</small></b>
<div class="loading">${visitBars.join("")}</div>
<p style="margin-top:12px;font-size:20px;color:#c5dbe3">${visits.loaded} of ${visits.total} visits since ${visits.since}, loading behind it</p></div>`;

/** The tablet runs off the bottom; the stopwatch of the study lies on its corner. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + chartCss + css,
  html: [
    castShadow({ left: 190, top: 220, width: 1270, height: 860, colour: shadow, opacity: 0.6 }),
    tablet({
      left: 152,
      top: 96,
      width: 1340,
      height: 1000,
      background: colours.screen,
      colours: frameColours,
      screen: chartScreen,
    }),
    `<svg width="1600" height="1000" style="position:absolute;inset:0"><g transform="translate(1450 154) rotate(14) scale(.94)">${stopwatch(18)}</g></svg>`,
    castShadow({ left: 80, top: 830, width: 510, height: 250, colour: "#06202b", opacity: 0.6, blur: 38 }),
    opened,
  ].join("\n"),
});
