import { thousands } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { carrierGross, issuingBank, kg, shipment } from "./credit.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { guilloche, papersCss, signature } from "./papers.ts";

const panel = 772;
const pen = "#c22a1b";
const record = { left: 812, top: 224, width: 728, height: 306 };
const copies = [
  { name: "Invoice", left: 822, top: 664 },
  { name: "Packing list", left: 1084, top: 622 },
  { name: "Certificate", left: 1346, top: 690 },
] as const;
const copyWidth = 236;

const css = `
.share { position: absolute; font-size: 25px; line-height: 1.25 }
.share b { display: block; font-size: 76px; letter-spacing: -.03em }
.sheet { padding: 32px 34px; width: 392px; height: 560px }
.sheet .serif { font-size: 37px; white-space: nowrap }
.sheet p { padding: 9px 0 11px; border-top: 1px solid ${colours.rule}; font-size: 22px; line-height: 1.2 }
.sheet p b { display: block; font-weight: 560; font-size: 25px }
.copy { width: ${copyWidth}px; height: 460px; padding: 26px 24px }
`;

/** A heap that came back on the left; on the right one record and the three sheets filled from it. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + papersCss + css,
  html: () => [before(), after()].join("\n"),
});

function before(): string {
  return `<div class="share" style="left:56px;top:46px;color:#fff3e6"><b class="serif">64% refused</b>the first time, 2021</div>
${castShadow({ left: 20, top: 330, width: 700, height: 640, colour: shadow, opacity: 0.6, radius: 20 })}
<div class="paper sheet" style="left:-12px;top:220px;padding-left:66px;transform:rotate(-5deg)">${sheet("Packing list", shipment.gross, 71)}</div>
<div class="paper sheet" style="left:330px;top:200px;transform:rotate(4deg)">${sheet("Certificate of origin", carrierGross, 72)}</div>
${envelope()}`;
}

function sheet(name: string, gross: number, seed: number): string {
  return `<div class="serif">${name}</div><div style="margin-top:22px"><p><span class="muted">Chests</span><b>${thousands(shipment.chests)}</b></p><p><span class="muted">Net</span><b>${kg(shipment.net)}</b></p><p><span class="muted">Gross</span><b style="position:relative;width:max-content;margin-top:16px;font-size:44px;font-weight:620">${kg(gross)}${ring(seed)}</b></p></div>`;
}

/** A circle drawn by a hurried hand, not quite closed. */
function ring(seed: number): string {
  const random = seeded(seed);
  const points = Array.from({ length: 16 }, (_, step): Point => {
    const turn = -2.5 + (step / 15) * 7.2;
    const spread = 1 + (step / 15) * 0.09 + (random() - 0.5) * 0.04;
    return [130 + Math.cos(turn) * 114 * spread, 56 + Math.sin(turn) * 38 * spread];
  });
  return `<svg style="position:absolute;left:-40px;top:-24px;overflow:visible" width="260" height="112"><path d="${smooth(points)}" fill="none" stroke="${pen}" stroke-width="6" stroke-linecap="round"/></svg>`;
}

function envelope(): string {
  const random = seeded(9);
  const bars = Array.from(
    { length: 31 },
    (_, index) => `<rect x="${index * 8}" width="${2 + Math.floor(random() * 4)}" height="58"/>`,
  );
  return `<div class="at" style="left:-70px;top:640px;width:800px;height:480px;transform:rotate(-3deg);border-radius:8px;background:#d9b27a;box-shadow:inset 0 2px 0 #f0d3a3, 0 -6px 20px rgb(40 10 4 / .35), 0 20px 30px rgb(40 10 4 / .4)">
<div class="at" style="left:0;right:0;top:0;height:52px;border-radius:8px 8px 0 0;background:#c99f63;box-shadow:0 2px 0 #b48a4f"></div>
<div class="at" style="left:112px;top:92px;width:300px;height:224px;padding:20px 24px;background:#fffaf0;box-shadow:0 2px 4px rgb(70 35 5 / .35);font-size:22px;line-height:1.35"><b style="font-weight:620">${issuingBank}</b><br>Documentary credits<br>Bremen<svg width="252" height="58" style="display:block;margin-top:18px" fill="${colours.ink}">${bars.join("")}</svg></div>
<div class="at" style="left:372px;top:116px;transform:rotate(-9deg);mix-blend-mode:multiply;color:${pen};border:8px solid ${pen};border-radius:12px;padding:8px 26px 12px"><span class="serif" style="font-size:86px;font-weight:760;letter-spacing:-.01em">Refused</span></div></div>`;
}

function after(): string {
  return `<div class="at" style="left:${panel}px;top:-20px;width:900px;height:1040px;background:${colours.screen};box-shadow:0 0 0 1px rgb(60 20 10 / .3), -10px 0 40px rgb(60 16 8 / .45)"></div>
<div class="share" style="left:${panel + 50}px;top:46px"><b class="serif">22% refused</b>the first time, February to July 2023</div>
${threads()}
${copies.map(copy).join("")}
${castShadow({ left: record.left + 20, top: record.top + 50, width: record.width - 30, height: record.height - 20, colour: shadow, opacity: 0.6, blur: 34, radius: 20 })}
<div class="at" style="left:${record.left}px;top:${record.top}px;width:${record.width}px;height:${record.height}px;padding:34px 42px;border-radius:18px;background:${colours.desk};color:${colours.deskText};box-shadow:inset 0 1px 0 rgb(255 225 205 / .2)"><div class="apart" style="font-size:25px"><span class="row" style="gap:14px">${mark(36)}Shipment record</span><span class="mono" style="font-size:21px;color:${colours.deskMuted}">${shipment.credit}</span></div><div class="serif" style="margin-top:34px;font-size:138px;letter-spacing:-.035em;line-height:.9">${kg(shipment.gross)}</div><div style="margin-top:20px;font-size:26px;color:${colours.deskMuted}">gross weight, typed once</div></div>`;
}

function threads(): string {
  const drawn = copies.map(({ left, top }, index) => {
    const from = record.left + 130 + index * 240;
    const to = left + copyWidth / 2;
    const foot = record.top + record.height;
    return `<path d="M${from} ${foot - 10}C${from} ${foot + 70} ${to} ${top - 80} ${to} ${top + 120}" fill="none" stroke="${colours.met}" stroke-width="5"/>`;
  });
  return `<svg class="at" style="left:0;top:0" width="1600" height="1000">${drawn.join("")}</svg>`;
}

function copy({ name, left, top }: (typeof copies)[number], index: number): string {
  return `<div class="paper copy" style="left:${left}px;top:${top}px"><div style="margin:-26px -24px 22px;padding-top:9px;opacity:.5">${guilloche(copyWidth, 18, colours.brick, 5)}</div><div class="serif" style="font-size:32px">${name}</div><div class="muted" style="margin-top:20px;font-size:20px">Gross</div><div style="margin:6px -10px 0;padding:8px 10px;border-radius:5px;background:${colours.metTint};color:#0d4a47;font-size:33px;font-weight:640;white-space:nowrap">${kg(shipment.gross)}</div><div style="margin-top:26px">${signature(150, index % 2 ? "master" : "officer", "#28406b")}</div></div>`;
}
