import { inr } from "#artwork/lib/format.ts";
import { castShadow, framesCss, homeBar, phone, statusBar } from "#artwork/lib/frames.ts";
import { handCss, handFont } from "#artwork/lib/hand.ts";
import type { Point } from "#artwork/lib/paths.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { maaTara } from "./gifts.ts";
import { colours, field, fonts, frameColours, icons, identityCss, lineIcon, shadow } from "./identity.ts";
import { billDefs, billFacts, paperBill } from "./paper-bill.ts";

const css = `${framesCss}${identityCss}${handCss}
.bengali { font-family: "Anek Bangla Variable"; font-weight: 700 }
.snap { position: relative; height: 236px; margin: 16px 26px 0; border-radius: 22px; overflow: hidden; background: #4b3029 }
.fact { margin: 14px 26px 0; padding: 14px 18px 15px 20px; border-radius: 20px; background: ${colours.card}; box-shadow: 0 0 0 1.5px ${colours.rule} }
.fact small { display: block; font-size: 17px; color: ${colours.muted} }
.fact b { display: block; margin-top: 1px; font-size: 25px; font-weight: 620; letter-spacing: -.01em }
.done { width: 46px; height: 46px; border-radius: 46px; background: ${colours.pine}; color: #fff; display: grid; place-items: center }
.fact.open { padding: 18px 18px 18px 20px; background: ${colours.marigold}; box-shadow: none }
.fact.open small { color: ${colours.marigoldInk}; font-weight: 600 }
.fact.open b { font-size: 58px; line-height: 1.04; letter-spacing: -.03em }
.yes { margin-top: 12px; padding: 15px 0; border-radius: 15px; background: ${colours.ink}; color: #fff; font-size: 20px; font-weight: 650; text-align: center }
`;

const paper = { left: 40, top: 4, turn: -6 };
const device = { left: 968, top: 58, width: 480 };

/** A point on the paper, as it lies turned on the field. */
function onPaper([x, y]: Point): Point {
  const angle = (paper.turn * Math.PI) / 180;
  const [dx, dy] = [x - 350, y - 500];
  return [
    paper.left + 350 + dx * Math.cos(angle) - dy * Math.sin(angle),
    paper.top + 500 + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

const box = ([x, y, width, height]: readonly [number, number, number, number], colour: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="${colour}" fill-opacity=".22" stroke="${colour}" stroke-width="6"/>`;

function tether(fact: keyof typeof billFacts, toY: number, colour: string, [leave, arrive]: Point): string {
  const [x, y, width, height] = billFacts[fact];
  const [fromX, fromY] = onPaper([x + width + 3, y + height / 2]);
  const to = device.left + 6;
  return `<path d="M${fromX} ${fromY}C${fromX + leave} ${fromY} ${to - arrive} ${toY} ${to} ${toY}" fill="none" stroke="${colour}" stroke-width="6"/><circle cx="${fromX}" cy="${fromY}" r="10" fill="${colour}"/>`;
}

const snap = `<div class="snap"><svg width="100%" height="236" viewBox="0 0 402 236"><g transform="translate(34 -316) rotate(-5 190 460) scale(.5)"><rect x="16" y="26" width="700" height="1080" fill="#1d0b07" opacity=".6" filter="url(#bill-blur)"/>${paperBill()}${box(billFacts.total, colours.marigold)}</g>
<path d="M22 58V34Q22 22 34 22H58M344 22H368Q380 22 380 34V58M380 178V202Q380 214 368 214H344M58 214H34Q22 214 22 202V178" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/></svg></div>`;

const screen = `${statusBar({ time: "14:35", colour: colours.ink })}
<div class="row apart" style="padding:8px 26px 0">${lineIcon(icons.back, 30, 2.4)}<h2 style="font-size:29px">New bill</h2>${lineIcon(icons.more, 30, 3.6)}</div>
${snap}
<div class="fact row apart"><div><small>Supplier</small><b>${maaTara.supplier}</b></div><span class="done">${lineIcon(icons.tick, 28, 3.2)}</span></div>
<div class="fact row apart"><div><small>Date</small><b>${maaTara.date}</b></div><span class="done">${lineIcon(icons.tick, 28, 3.2)}</span></div>
<div class="fact open"><small>Total, read from the photo</small><b class="display">${inr(maaTara.total)}</b><div class="yes">Yes, the total is right</div></div>
<div class="fact"><small>Programme</small><b>School meals</b></div>
<div class="row" style="gap:14px;margin:20px 30px 0;font-size:19px;font-weight:600;line-height:1.25;color:${colours.crimsonDeep}">${lineIcon(icons.camera, 38, 1.8)}<span>Add a photo of the sacks, the stove<br>or the shelf. No children.</span></div>
${homeBar(colours.ink)}`;

/** The paper on the left, what the phone has read from it on the right; the total waits for a person. */
export const scene = defineScene({
  field,
  fonts: [...fonts, handFont, "@fontsource-variable/anek-bangla/index.css"],
  css,
  html: [
    `<svg width="1600" height="1000" style="position:absolute;inset:0"><defs>${billDefs}</defs>
<g transform="translate(${paper.left} ${paper.top}) rotate(${paper.turn} 350 500)"><rect x="20" y="40" width="680" height="1060" fill="${shadow}" opacity=".7" filter="url(#bill-blur)"/>${paperBill()}
${box(billFacts.supplier, colours.pine)}${box(billFacts.date, colours.pine)}${box(billFacts.total, colours.marigold)}</g>
${tether("supplier", 484, colours.pine, [330, 130])}${tether("date", 578, colours.pine, [150, 220])}${tether("total", 700, colours.marigold, [110, 110])}</svg>`,
    castShadow({
      left: device.left + 20,
      top: 160,
      width: 440,
      height: 900,
      colour: shadow,
      opacity: 0.7,
      blur: 44,
    }),
    phone({ ...device, background: colours.screen, screen, colours: frameColours }),
  ].join("\n"),
});
