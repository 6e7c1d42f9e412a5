import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { advisingBank, carrier, carrierGross, kg, now, shipment, usd } from "./credit.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { guilloche, papersCss } from "./papers.ts";

/** The checks by the sheet that they read. */
const groups = [
  { name: "Credit and dates", passed: 9 },
  { name: "Commercial invoice", passed: 11 },
  { name: "Bill of lading", passed: 12 },
  { name: "Packing list", passed: 5 },
  { name: "Certificate of origin", passed: 4 },
  { name: "Insurance", passed: 5 },
] as const;
const passed = groups.reduce((sum, group) => sum + group.passed, 0);
const total = passed + 1;

const css = `
.bank-head { height: 72px; padding: 0 40px 0 28px; border-bottom: 1px solid ${colours.rule}; font-size: 17px; background: ${colours.paper} }
.checks { position: absolute; right: 0; top: 72px; bottom: 0; width: 420px; padding: 12px 82px 0 36px; border-left: 1px solid ${colours.rule}; background: ${colours.paper} }
.group { height: 139px; padding-top: 34px; border-bottom: 1px solid ${colours.rule}; font-size: 21px }
.query { padding: 22px 40px; border-radius: 10px; background: ${colours.amber}; font-size: 27px; font-weight: 660; color: #3a2200 }
.sign { padding: 22px 44px; border-radius: 10px; background: #e8dbcb; font-size: 27px; font-weight: 620; color: #a08d7e }
.cutting { padding: 26px 36px; font-size: 24px }
.cutting b { display: block; font-size: 98px; line-height: 1; letter-spacing: -.03em }
`;

/** The bank's examination runs off the right and the foot; two cuttings lie across its left edge. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + papersCss + css,
  html: () =>
    [
      castShadow({ left: 220, top: 150, width: 1400, height: 900, colour: shadow, opacity: 0.65, blur: 46 }),
      desktopWindow({
        left: 188,
        top: 64,
        width: 1460,
        height: 1000,
        background: colours.screen,
        screen: screen(),
        colours: { outline: "rgb(40 10 4 / 0.5)", shade: "rgb(60 16 8 / 0.5)" },
      }),
      castShadow({
        left: 76,
        top: 560,
        width: 510,
        height: 270,
        colour: shadow,
        opacity: 0.55,
        blur: 30,
        radius: 10,
      }),
      cutting({
        left: 52,
        top: 498,
        width: 560,
        turn: -2.2,
        name: "Packing list",
        issuer: "Subansara Tea Exports",
        gross: shipment.gross,
        tint: colours.metTint,
      }),
      castShadow({
        left: 626,
        top: 590,
        width: 520,
        height: 270,
        colour: shadow,
        opacity: 0.4,
        blur: 30,
        radius: 10,
      }),
      cutting({
        left: 596,
        top: 524,
        width: 572,
        turn: 1.4,
        name: "Bill of lading",
        issuer: carrier,
        gross: carrierGross,
        tint: colours.amber,
      }),
    ].join("\n"),
});

function screen(): string {
  return `<div class="bank-head row">${mark(36)}<b class="serif" style="margin-left:13px;font-size:25px">TradeSettle</b><span class="muted" style="margin-left:30px">${advisingBank}, Kolkata</span><span style="margin-left:auto;margin-right:48px" class="muted">${now.day}, ${now.time}</span></div>
<div class="at" style="left:48px;top:106px;width:944px"><div style="font-size:21px"><span class="mono" style="font-size:18px">${shipment.credit}</span>&ensp;<span class="muted">${usd(shipment.amount)}, ${shipment.goods}</span></div>
<h1 class="serif" style="margin-top:16px;font-size:112px;letter-spacing:-.03em">${passed} of ${total} passed</h1>
<div class="row" style="gap:16px;margin-top:28px;padding:19px 28px;background:${colours.amberTint};border-left:8px solid ${colours.amber};font-size:27px"><b style="font-weight:660">Gross weight differs by ${kg(carrierGross - shipment.gross)}</b><span style="margin-left:auto;font-size:21px;color:${colours.amberDeep}">UCP 600, article 14 d</span></div></div>
<div class="at row" style="left:48px;top:826px;width:944px;gap:18px"><span class="query">Query carrier</span><span class="sign">Sign</span><span class="muted" style="margin-left:10px;font-size:22px">opens when all ${total} pass</span></div>
<div class="checks">${groups.map(group).join("")}</div>`;
}

function group({ name, passed: ticks }: (typeof groups)[number]): string {
  const marks = Array.from({ length: ticks }, (_, index) => tick(index * 23, 0, colours.met));
  const open =
    name === "Bill of lading"
      ? `<rect x="${ticks * 23 + 1}" y="0" width="22" height="22" rx="5" fill="${colours.amber}"/>`
      : "";
  return `<div class="group"><div class="apart"><span style="font-weight:560">${name}</span><span class="muted">${ticks}${open ? ` of ${ticks + 1}` : ""}</span></div><svg width="306" height="24" style="display:block;margin-top:16px">${marks.join("")}${open}</svg></div>`;
}

function tick(x: number, y: number, colour: string): string {
  return `<path d="M${x + 2} ${y + 11}l5.500 6.500l9.500 -13" fill="none" stroke="${colour}" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round"/>`;
}

interface Cutting {
  left: number;
  top: number;
  width: number;
  turn: number;
  name: string;
  issuer: string;
  gross: number;
  tint: string;
}

/** A strip cut from a document around the line that is being compared. */
function cutting({ left, top, width, turn, name, issuer, gross, tint }: Cutting): string {
  return `<div class="paper cutting" style="left:${left}px;top:${top}px;width:${width}px;height:316px;transform:rotate(${turn}deg)"><div style="margin:-26px -36px 20px;padding-top:9px;opacity:.5">${guilloche(width, 18, colours.brick)}</div><div class="apart"><span class="serif" style="font-size:38px">${name}</span></div><div class="muted" style="margin-top:6px">${issuer}</div><div style="width:max-content;margin:24px -16px 0;padding:10px 22px 20px 16px;border-radius:6px;background:${tint}"><b class="serif">${kg(gross)}</b></div></div>`;
}
