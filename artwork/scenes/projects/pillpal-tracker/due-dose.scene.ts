import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { blister } from "./blister.ts";
import { colours, field, fonts, identityCss, shadow } from "./identity.ts";
import { loosePills, pillSymbols } from "./pills.ts";

const css = `
.card { position: absolute; left: 128px; top: 184px; width: 1640px; height: 758px; border-radius: 92px; background: ${colours.plum}; color: #fff; box-shadow: 0 0 0 1px #4a1540, 0 24px 36px rgb(112 18 50 / .4) }
.card h1 { position: absolute; left: 92px; top: 232px; font-size: 124px; letter-spacing: -.034em; line-height: 1 }
.how { position: absolute; left: 98px; top: 368px; font-size: 44px; font-weight: 480; color: #f4d9ea }
.when { position: absolute; left: 806px; top: 70px; width: 600px; text-align: right; font-size: 40px; font-weight: 620 }
.when span { font-weight: 480; color: #e6b9d6 }
.press { position: absolute; top: 486px; height: 144px; border-radius: 52px; display: grid; place-items: center; font-size: 50px; font-weight: 680 }
.again { position: absolute; left: 98px; top: 664px; font-size: 33px; color: #e6b9d6 }
.menu { position: absolute; left: 1012px; top: 500px; width: 536px; padding: 16px 0; border-radius: 52px; background: ${colours.screen}; color: ${colours.ink}; box-shadow: 0 0 0 1px #4a1540, 0 20px 34px rgb(30 4 26 / .5) }
.menu > div { padding: 27px 44px 29px }
.menu > div + div { border-top: 2px solid ${colours.rule} }
.menu h2 { font-size: 46px; line-height: 1.1; letter-spacing: -.03em }
.menu p { margin-top: 4px; font-size: 33px; color: ${colours.muted} }
`;

const card = `<div class="card">
<div class="when">Lunch, 1:30 pm <span>2 min ago</span></div>
<h1>Esomeprazole</h1>
<div class="how">20 mg, 1 capsule, before food</div>
<div class="press" style="left:92px;width:476px;background:#fff;color:${colours.plum}">Take now</div>
<div class="press" style="left:596px;width:330px;background:#7d3a6f;box-shadow:inset 0 0 0 4px #c08db3">Snooze</div>
<div class="again">If you do nothing, PillPal asks once more at 1:55 pm.</div>
</div>`;

const menu = `<div class="menu"><div><h2>Lunch is late</h2><p>Ask at 2:15 pm</p></div><div><h2>Before tea</h2><p>Ask at 4:30 pm</p></div></div>`;

const strip = `<svg width="620" height="330" viewBox="-30 -30 620 330" style="position:absolute;left:936px;top:-96px;rotate:9deg;overflow:visible"><rect x="8" y="34" width="552" height="250" rx="30" fill="${shadow}" opacity=".4" filter="url(#pill-shadow)"/>${blister(3)}</svg>`;

/** The lunch card alone, so large that it leaves the frame, under the capsule it speaks of. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    pillSymbols,
    strip,
    castShadow({ left: 170, top: 260, width: 1500, height: 690, colour: shadow, opacity: 0.7, radius: 120 }),
    card,
    loosePills(
      [{ pill: "capsule", x: 392, y: 206, width: 620, height: 248, turn: -19, lift: 30 }],
      "#3c0a2c",
    ),
    castShadow({
      left: 1030,
      top: 580,
      width: 490,
      height: 270,
      colour: "#1e041a",
      opacity: 0.6,
      blur: 34,
      radius: 60,
    }),
    menu,
  ].join("\n"),
});
