import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { advisingBank, carrierGross, kg, shipment } from "./credit.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { type Document, documents, guilloche, lading, papersCss, stamp } from "./papers.ts";

const total = 47;
const passed = total - 1;

/** The loupe, over the carrier's weight. */
const lens = { x: 792, y: 704, r: 214 };

const css = `
.sheet { padding: 0 54px; font-size: 30px }
.sheet h2 { font-size: 76px; letter-spacing: -.03em }
.sheet .line { display: flex; justify-content: space-between; align-items: baseline; height: 76px; line-height: 76px; border-top: 2px solid ${colours.rule} }
.sheet .line span { color: ${colours.muted} }
.sheet .line b { font-weight: 600 }
.weight { width: max-content; padding: 4px 20px 16px; border-radius: 6px; line-height: 1; letter-spacing: -.03em }
.button { display: flex; align-items: center; justify-content: center; height: 84px; border-radius: 12px; font-size: 36px; font-weight: 660 }
`;

/** Two sheets fill the examiner's desk with a loupe on the line that differs; the verdict stands behind. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + papersCss + css,
  html: () =>
    [
      castShadow({ left: 1080, top: 150, width: 560, height: 900, colour: shadow, opacity: 0.6, blur: 46 }),
      desktopWindow({
        left: 1020,
        top: 58,
        width: 660,
        height: 1010,
        background: colours.desk,
        screen: verdict(),
        highlight: "rgb(255 225 205 / 0.18)",
        colours: { outline: "rgb(40 10 4 / 0.6)", shade: "rgb(60 16 8 / 0.5)" },
      }),
      castShadow({ left: -20, top: 130, width: 560, height: 960, colour: shadow, opacity: 0.6, radius: 20 }),
      packingList(),
      castShadow({
        left: 500,
        top: 60,
        width: 640,
        height: 1000,
        colour: "#1c0703",
        opacity: 0.62,
        blur: 36,
        radius: 20,
      }),
      billOfLading(),
      loupe(),
    ].join("\n"),
});

function verdict(): string {
  return `<div class="at" style="left:182px;top:40px;width:370px;color:${colours.deskText}">
<div class="row">${mark(40)}<div style="margin-left:15px"><b class="serif" style="font-size:29px">TradeSettle</b></div></div>
<div style="margin-top:10px;font-size:23px;color:${colours.deskMuted}">${advisingBank}</div>
<div class="serif" style="margin:56px 0 0 -10px;font-size:292px;letter-spacing:-.055em;line-height:.74">${passed}</div>
<div class="serif" style="margin-top:42px;font-size:51px">of ${total} passed</div>
<div class="mono" style="margin-top:24px;font-size:23px;color:${colours.deskMuted}">${shipment.credit}</div></div>
<div class="at" style="left:182px;right:-10px;top:578px;padding:26px 0 28px;border-top:5px solid ${colours.amber};color:${colours.amber};font-size:36px;line-height:1.12;font-weight:640">Gross weight<br>differs by ${kg(carrierGross - shipment.gross)}</div>
<div class="at" style="left:182px;top:718px;width:344px"><div class="button" style="background:${colours.amber};color:#3a2200">Query carrier</div><div class="button" style="margin-top:18px;border:3px dashed #6d4a41;color:#94766a">Sign</div></div>`;
}

function line([name, value]: Document["lines"][number]): string {
  return `<div class="line"><span>${name}</span><b>${value}</b></div>`;
}

function packingList(): string {
  const { name, lines } = documents.packing;
  return `<div class="paper sheet" style="left:-76px;top:92px;width:640px;height:1040px;padding:0 104px 0 112px;transform:rotate(-4deg)"><div style="margin:0 -104px 0 -112px;padding-top:16px;opacity:.6">${guilloche(640, 30, colours.brick)}</div><h2 class="serif" style="margin-top:40px">${name}</h2><div class="muted" style="margin:14px 0 40px">Subansara Tea Exports</div>${lines.slice(0, 2).map(line).join("")}<div style="padding-top:28px;border-top:2px solid ${colours.rule}"><span class="muted">Gross weight</span><div class="weight serif" style="margin:16px 0 0 -18px;background:${colours.metTint};font-size:92px">${kg(shipment.gross)}</div></div></div>${idleStamp()}`;
}

function billOfLading(): string {
  return `<div class="paper sheet" style="left:496px;top:-70px;width:650px;height:1180px;transform:rotate(2.600deg)"><div style="margin:0 -54px;padding-top:80px">${ship()}</div><h2 class="serif" style="margin-top:20px">${lading.name}</h2><div class="muted" style="margin:12px 0 28px">${lading.issuer}</div>${[0, 1, 4].map((index) => line(lading.lines[index] ?? ["", ""])).join("")}<div style="border-top:2px solid ${colours.rule}"></div>
<div class="at" style="right:26px;top:912px;transform:rotate(-12deg)">${stamp(140, ["On board", "14 Feb"], "#28406b", 14)}</div></div>`;
}

/** The bank's own stamp lies unused: it cannot sign yet. */
function idleStamp(): string {
  return `<svg class="at" style="left:0;top:0;overflow:visible" width="1600" height="1000"><defs><linearGradient id="turned" x2="0" y2="1"><stop offset="0" stop-color="#e0a066"/><stop offset=".25" stop-color="#f0bd86"/><stop offset=".6" stop-color="#b8703c"/><stop offset=".92" stop-color="#7a4420"/><stop offset="1" stop-color="#a3632f"/></linearGradient><filter id="under" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="13"/></filter></defs>
<g transform="translate(96 872) rotate(11)"><path d="M-150 -40H110V-70H250V90H110V60H-150Z" fill="#1c0703" opacity=".5" filter="url(#under)" transform="translate(8 26)"/><path d="M-170 -52C-110 -66 -62 -46 -26 -28C10 -12 66 -14 116 -34V34C66 14 10 12 -26 28C-62 46 -110 66 -170 52Z" fill="url(#turned)"/><rect x="108" y="-40" width="22" height="80" rx="5" fill="#c89236"/><rect x="108" y="-40" width="22" height="80" rx="5" fill="url(#turned)" opacity=".35"/><rect x="128" y="-82" width="76" height="164" rx="9" fill="url(#turned)"/><path d="M146 -72V72M166 -74V74" stroke="#6e3a18" stroke-width="2" opacity=".3"/><rect x="202" y="-76" width="20" height="152" rx="3" fill="#7e1f16"/><path d="M222 -70V70" stroke="#3d0c07" stroke-width="5" stroke-dasharray="9 5"/></g></svg>`;
}

/** The carrier's letterhead. */
function ship(): string {
  const boxes = [0, 1, 2, 3, 4, 5, 6].flatMap((place) =>
    Array.from({ length: [2, 3, 3, 2, 3, 2, 1][place] ?? 2 }, (_, row) => {
      const fill = ["#b5523b", "#28406b", "#1f6f6b"][(place + row * 2) % 3];
      return `<rect x="${176 + place * 46}" y="${74 - row * 19}" width="43" height="17" fill="${fill}"/>`;
    }),
  );
  return `<svg width="650" height="132" viewBox="0 0 650 132" style="display:block"><g opacity=".94">${boxes.join("")}</g><path d="M104 92V38h52v54z" fill="#28406b"/><path d="M112 48h36v9h-36z" fill="#fdf8ef"/><path d="M122 38v-18h16v18z" fill="#b5523b"/><path d="M84 92H540L512 126H110Z" fill="#28406b"/><path d="M40 128q14 -10 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0" fill="none" stroke="#fdf8ef" stroke-width="7"/></svg>`;
}

function loupe(): string {
  const { x, y, r } = lens;
  return `<svg class="at" style="left:0;top:0;overflow:visible" width="1600" height="1000"><defs>
<linearGradient id="brass" x2="1" y2="1"><stop offset="0" stop-color="#fff0bd"/><stop offset=".3" stop-color="#d9a441"/><stop offset=".55" stop-color="#8f6117"/><stop offset=".8" stop-color="#e8bb5c"/><stop offset="1" stop-color="#77500f"/></linearGradient>
<linearGradient id="ebony" x2="0" y2="1"><stop offset="0" stop-color="#6b4334"/><stop offset=".3" stop-color="#3a1d15"/><stop offset=".8" stop-color="#1c0b07"/><stop offset="1" stop-color="#4b2a20"/></linearGradient>
<radialGradient id="glass" cx=".5" cy=".5" r=".5"><stop offset=".8" stop-color="#2b1712" stop-opacity="0"/><stop offset="1" stop-color="#2b1712" stop-opacity=".34"/></radialGradient>
<filter id="far" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="22"/></filter></defs>
<g filter="url(#far)" opacity=".5"><circle cx="${x + 16}" cy="${y + 40}" r="${r + 12}" fill="#1c0703"/><g transform="translate(${x + 16} ${y + 44}) rotate(128)"><rect x="${r}" y="-30" width="360" height="60" rx="20" fill="#1c0703"/></g></g>
<g transform="translate(${x} ${y}) rotate(128)"><rect x="${r + 4}" y="-20" width="60" height="40" fill="url(#brass)"/><path d="M${r + 54} -27Q${r + 200} -50 ${r + 420} -36V36Q${r + 200} 50 ${r + 54} 27Z" fill="url(#ebony)"/><rect x="${r + 44}" y="-31" width="18" height="62" rx="6" fill="url(#brass)"/></g>
<circle cx="${x}" cy="${y}" r="${r}" fill="#fffcf5"/></svg>
<div class="at" style="left:${x - r}px;top:${y - r}px;width:${r * 2}px;height:${r * 2}px;border-radius:50%;overflow:hidden"><div class="at" style="left:0;right:0;top:86px;height:3px;background:${colours.rule}"></div><div class="at muted" style="left:0;right:0;top:100px;text-align:center;font-size:42px">Gross weight</div><div class="at" style="left:-10px;right:-10px;top:168px;height:138px;background:${colours.amber}"></div><div class="at serif" style="left:0;right:0;top:182px;text-align:center;font-size:94px;letter-spacing:-.035em;color:#3a2200;white-space:nowrap">${kg(carrierGross)}</div><div class="at" style="left:0;right:0;top:352px;height:3px;background:${colours.rule}"></div></div>
<svg class="at" style="left:0;top:0" width="1600" height="1000"><circle cx="${x}" cy="${y}" r="${r}" fill="url(#glass)"/><path d="M${x - 172} ${y - 74}A186 186 0 0 1 ${x - 60} ${y - 178}" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".75"/><circle cx="${x}" cy="${y}" r="${r + 4}" fill="none" stroke="url(#brass)" stroke-width="22"/><circle cx="${x}" cy="${y}" r="${r - 8}" fill="none" stroke="#5c3c0c" stroke-width="2.500" opacity=".7"/></svg>`;
}
