import { castShadow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { bottle, carton, goodsDefs } from "./goods.ts";
import { groceryDefs, kinds } from "./groceries.ts";
import { colours, field, fonts, identityCss, shadow } from "./identity.ts";
import { refill } from "./oil.ts";

/** The boards of both shelves, old and new, lie on one line. */
const boardY = 800;

const css = `
.figure { font-size: 356px; letter-spacing: -.06em; line-height: .8 }
.what { font-size: 30px; font-weight: 600; letter-spacing: -.01em }
.when { font-size: 25px; font-weight: 560 }
.ticket { position: absolute; padding: 10px 16px 12px; border-radius: 5px; background: #fffdf6; box-shadow: 0 3px 6px rgb(8 46 29 / .35); font-size: 20px; font-weight: 560; white-space: nowrap }
.board { position: absolute; height: 66px; background: #f4faf3; box-shadow: inset 0 5px 0 #fff, inset 0 16px 0 #c5dfcd, 0 18px 26px -8px rgb(8 46 29 / .38) }
`;

/** One heap on the left; on the right a cut through the same shop, with the wall between its two counts. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [goodsDefs, before(), after(), task()].join("\n"),
});

function before(): string {
  return `<div class="at" style="left:56px;top:52px"><div class="when">Before, June 2022</div></div>
<div class="at" style="left:40px;top:124px"><div class="display figure">${refill.backRoom}</div><div class="what" style="margin:24px 0 0 16px">bottles in shop ${refill.shop}</div></div>
${shelfBack(-20, 640, 290)}
<svg class="at" style="left:0;top:0" width="640" height="${boardY}"><defs>${groceryDefs}</defs><g transform="translate(-58 ${boardY}) scale(1.32)">${kinds.tin.draw(colours.tomato)}</g><g transform="translate(44 ${boardY}) scale(1.32)">${kinds.tin.draw(colours.tomato)}</g><g transform="translate(520 ${boardY}) scale(1.32)">${kinds.packet.draw(colours.leaf)}</g></svg>
<div class="board" style="left:-20px;width:640px;top:${boardY}px"></div>
<div class="ticket" style="left:214px;top:${boardY + 12}px">${refill.product}</div>`;
}

function after(): string {
  return `${castShadow({ left: 660, top: 90, width: 1000, height: 960, colour: shadow, opacity: 0.45, radius: 30 })}
<div class="at" style="left:614px;top:-30px;width:1040px;height:1080px;background:${colours.screen};box-shadow:0 0 0 1px rgb(15 74 52 / .22), -8px 10px 26px rgb(20 80 52 / .28)"></div>
<div class="at" style="left:1046px;top:-30px;width:614px;height:1080px;background:${colours.forest}"></div>
<div class="at when" style="left:660px;top:52px">After, May 2023</div>
<div class="at" style="left:644px;top:124px"><div class="display figure" style="color:${colours.tomato}">0</div><div class="what" style="margin:24px 0 0 16px">on shelf ${refill.shelf}</div></div>
<div class="at" style="left:1092px;top:124px;color:#effaf2"><div class="display figure">${refill.backRoom}</div><div class="what" style="margin:24px 0 0 16px">in the back room, rack ${refill.rack}</div></div>
${shelfBack(614, 432, 290)}
${[0, 1, 2, 3].map((place) => `<div class="at" style="left:${634 + place * 88}px;top:${boardY - 252}px">${ghost()}</div>`).join("")}
<div class="board" style="left:614px;width:432px;top:${boardY}px"></div>
${rack()}`;
}

/** The back of a shelf: a pegboard. */
function shelfBack(left: number, width: number, height: number): string {
  const holes = [];
  for (let y = 22; y < height; y += 30) {
    for (let x = 20; x < width; x += 30) holes.push(`<circle cx="${x}" cy="${y}" r="2.600"/>`);
  }
  return `<svg class="at" style="left:${left}px;top:${boardY - height}px" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#d5eadb"/><g fill="#a9cfb7">${holes.join("")}</g><rect y="${height - 60}" width="${width}" height="60" fill="#0f4a34" opacity=".1"/></svg>`;
}

/** Where a bottle is missing. */
function ghost(): string {
  return `<svg width="84" height="252" viewBox="0 0 200 600"><path d="M60 6H140V64H126V104C126 128 184 150 184 206V560C184 584 172 594 150 594H50C28 594 16 584 16 560V206C16 150 74 128 74 104V64H60Z" fill="#fff" fill-opacity=".45" stroke="${colours.tomato}" stroke-width="7" stroke-dasharray="16 14" stroke-linecap="round"/></svg>`;
}

/** Rack 6: two closed cases above, seven loose bottles below. */
function rack(): string {
  const left = 1104;
  const upper = 712;
  const cases = Array.from(
    { length: refill.cases },
    (_, index) =>
      `<div class="at" style="left:${left + 40 + index * 222}px;top:${upper - 204}px">${carton(206, 204, `<div class="display" style="position:absolute;inset:78px 0 0;text-align:center;font-size:84px;color:#5e3a12">${refill.caseSize}</div>`)}</div>`,
  );
  const loose = Array.from(
    { length: refill.loose },
    (_, index) =>
      `<div class="at" style="left:${left + 28 + index * 64}px;top:${upper + 44}px">${bottle(204)}</div>`,
  );
  const plank = (y: number) =>
    `<div class="at" style="left:${left}px;right:-20px;top:${y}px;height:20px;background:#a3cbb4;box-shadow:inset 0 3px 0 #d6ecdf, 0 12px 18px rgb(2 24 15 / .45)"></div>`;
  return `<div class="at" style="left:${left}px;top:492px;width:18px;height:560px;background:#7fb096;box-shadow:inset 3px 0 0 #b9dcc8"></div>${cases.join("")}${plank(upper)}${plank(upper + 246)}${loose.join("")}`;
}

/** The case goes through the wall, from the rack to the shelf. */
function task(): string {
  return `<svg class="at" style="left:0;top:0" width="1600" height="1000" fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="${colours.screen}" stroke-width="26"><path d="M1142 604C1100 536 1030 536 1002 620"/></g><g stroke="${colours.tomato}" stroke-width="13"><path d="M1142 604C1100 536 1030 536 1002 620M1034 602L1000 626L976 592"/></g></svg>
${castShadow({ left: 590, top: 890, width: 460, height: 110, colour: "#052417", opacity: 0.6, blur: 26, radius: 30 })}
<div class="at" style="left:566px;top:842px;width:506px;padding:24px 30px 80px;border-radius:18px;background:${colours.mustard}"><div class="display" style="font-size:49px">Move a case of ${refill.caseSize}</div><div style="margin-top:10px;font-size:25px;font-weight:560">Rack ${refill.rack} to shelf ${refill.shelf}, Rekha is nearest</div></div>`;
}
