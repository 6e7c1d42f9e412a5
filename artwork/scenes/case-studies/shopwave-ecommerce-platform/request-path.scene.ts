import { inr } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { handset, handsetCss } from "./android.ts";
import { colours, display, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { photo, product, productCss } from "./product.ts";

/** ShopWave's own servers lie inside the disc; its rim is the edge. */
const disc = { x: 1236, y: 520, r: 700, rim: 46 };
const rimX = (y: number) => disc.x - Math.sqrt(disc.r ** 2 - (y - disc.y) ** 2);
const entry = 566;
const hold = { x: 1046, y: 236, r: 94 };
const gates = { x: 1318, upper: 172, lower: 300 };
const queue = 824;

/** A hundred page requests; six of them go on. */
const first = 382;
const pitch = 5.6;
const through = new Set([28, 30, 32, 34, 36, 38]);

function requests(): string {
  const random = seeded(94);
  let stopped = "";
  let passed = "";
  for (let k = 0; k < 100; k++) {
    const y = first + k * pitch;
    if (through.has(k)) {
      const lane = entry + (k - 33) * 2.2;
      passed += `<path d="M300 ${y}H${rimX(y) - 10}C${rimX(y) + 40} ${y} 570 ${lane} 640 ${lane}"/>`;
    } else {
      const end = rimX(y) - 9;
      const dash = `${(40 + random() * 150).toFixed(0)} ${(16 + random() * 46).toFixed(0)}`;
      stopped += `<path d="M300 ${y}H${end.toFixed(1)}" stroke-dasharray="${dash}" stroke-dashoffset="${(random() * 120).toFixed(0)}"/><circle cx="${end.toFixed(1)}" cy="${y}" r="3.4" fill="${colours.ink}" stroke="none"/>`;
    }
  }
  return `<g stroke="${colours.ink}" stroke-width="2.2" fill="none">${stopped}</g><g stroke="${colours.ink}" stroke-width="13" fill="none">${passed}</g><g stroke="#fff" stroke-width="5" fill="none">${passed}</g>`;
}

/** From the service up to the hold, over one of two gateways, then down and back through the queue. */
function route(): string {
  const flow = `stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  const fork = hold.x + hold.r + 66;
  const parcels = Array.from({ length: 6 }, (_, k) => parcel(1474 - k * 76, queue - (k % 3 === 1 ? 4 : 0)));
  return `<path d="M790 ${entry - 96}V${hold.y + 54}c0 -36 18 -54 54 -54H${hold.x - hold.r}M${hold.x + hold.r} ${hold.y}H${fork}c44 0 26 ${gates.lower - hold.y} 70 ${gates.lower - hold.y}h${gates.x - fork - 70}" ${flow}/>
<path d="M${fork} ${hold.y}c44 0 26 ${gates.upper - hold.y} 70 ${gates.upper - hold.y}h${gates.x - fork - 70}" stroke="${colours.coral}" stroke-width="7" fill="none" stroke-dasharray="2 14" stroke-linecap="round"/>
<path d="M${gates.x + 190} ${gates.lower}h8c40 0 54 26 54 60V${queue - 60}c0 40 -16 60 -52 60" ${flow}/>
<path d="M1046 ${queue}h-24M1036 ${queue - 16}l-18 16 18 16" ${flow}/>
${parcels.join("")}`;
}

function parcel(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.26)"><rect x="-27" y="-30" width="54" height="60" rx="5" fill="#e7a868"/><rect x="-27" y="-30" width="54" height="60" rx="5" fill="none" stroke="#7d4418" stroke-width="3"/><rect x="-8" y="-30" width="16" height="25" fill="#fbe3c4"/><path d="M-18 18h22M-18 10h14" stroke="#7d4418" stroke-width="3" stroke-linecap="round"/></g>`;
}

/** The order system as it has always been: a cabinet with a tape and a green screen. */
function cabinet(): string {
  return `<g transform="translate(790 ${queue - 116}) scale(.9)"><rect width="240" height="256" rx="10" fill="#cdbfa6"/><rect width="240" height="256" rx="10" fill="none" stroke="#8a7a5c" stroke-width="4"/><rect x="20" y="20" width="124" height="92" rx="8" fill="#1d2b22"/><path d="M34 42h70M34 60h92M34 78h48" stroke="#8fe39b" stroke-width="6" stroke-linecap="round"/><circle cx="190" cy="46" r="22" fill="#8a7a5c"/><circle cx="190" cy="46" r="7" fill="#cdbfa6"/><circle cx="190" cy="98" r="16" fill="#8a7a5c"/><circle cx="190" cy="98" r="5" fill="#cdbfa6"/><path d="M20 140h200M20 162h200M20 184h200" stroke="#a8987a" stroke-width="6"/><rect x="20" y="206" width="60" height="26" rx="4" fill="#a8987a"/><circle cx="206" cy="219" r="9" fill="${colours.coral}"/></g>`;
}

function picture(): string {
  const label = (x: number, y: number, words: string, style = "") =>
    `<text x="${x}" y="${y}" class="label" style="${style}">${words}</text>`;
  return `<svg width="1600" height="1000" style="position:absolute;left:0;top:0">
<circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="${colours.mint}"/><circle cx="${disc.x}" cy="${disc.y}" r="${disc.r - disc.rim}" fill="${colours.night}"/>
${requests()}${route()}${cabinet()}
<circle cx="${hold.x}" cy="${hold.y}" r="${hold.r}" fill="${colours.night}" stroke="${colours.seam}" stroke-width="22"/><circle cx="${hold.x}" cy="${hold.y}" r="${hold.r}" fill="none" stroke="${colours.sun}" stroke-width="22" stroke-dasharray="${(2 * Math.PI * hold.r * 0.97).toFixed(0)} 900" transform="rotate(-90 ${hold.x} ${hold.y})"/>
<text x="${hold.x}" y="${hold.y + 6}" text-anchor="middle" font-family='${display}' font-size="46" font-weight="820" letter-spacing="-1.5" fill="#fff">10 min</text>${label(hold.x, hold.y + 40, "hold", "text-anchor:middle")}
${label(gates.x + 14, gates.upper - 64, "until day two", `fill:${colours.coral}`)}
<text x="986" y="${entry + 28}" font-family='${display}' font-size="168" font-weight="820" letter-spacing="-8" fill="#fff">6%</text>${label(1226, entry - 44, "go on to")}${label(1226, entry - 8, "ShopWave’s own")}${label(1226, entry + 28, "servers")}
${label(790, queue + 150, "Order system, not touched")}
${label(1056, queue - 98, "Queue, five hours", `fill:${colours.sun}`)}${label(1056, queue - 62, "behind on day one", `fill:${colours.sun}`)}
</svg>`;
}

const phoneScreen = `${photo({ width: 260, height: 404, scale: 0.58, id: "asked" })}<div class="handset-bar" style="padding:0 18px"><span>8:12</span><span>4G</span></div>
<div class="row display" style="position:relative;justify-content:center;gap:8px;font-size:25px">${mark.replace('width="36" height="36"', 'width="28" height="28"')}ShopWave</div>
<div style="position:relative;padding:336px 20px 0"><h2 style="font-size:29px;line-height:1.06">Pressure cooker, 5 litres</h2><b style="display:block;margin:12px 0 20px;font-size:37px;line-height:1;letter-spacing:-.045em">${inr(product.price)}</b><div class="pay">Buy now</div></div>`;

const css = `
.label { font: 640 28px "Plus Jakarta Sans Variable"; fill: #fff }
.share { position: absolute; left: 58px; top: 46px; color: ${colours.ink} }
.share .display { display: block; font-size: 168px; line-height: .86; letter-spacing: -.05em; font-weight: 820 }
.share p { margin-top: 20px; font-size: 27px; line-height: 1.26; font-weight: 600 }
.asks { position: absolute; left: 640px; top: ${entry - 96}px; width: 280px; border-radius: 20px; background: ${colours.screen}; font-size: 24px; font-weight: 640 }
.asks div { height: 96px; padding: 14px 24px }
.asks div + div { border-top: 2px solid ${colours.rule} }
.asks b { display: block; margin-top: 2px; font-size: 34px; line-height: 1.1; font-weight: 780; letter-spacing: -.03em; color: ${colours.mintDeep} }
.gate { position: absolute; left: 1318px; width: 190px; height: 84px; border-radius: 16px; background: ${colours.screen}; font-size: 24px; font-weight: 680; display: flex; align-items: center; justify-content: center }
`;

export const scene = defineScene({
  field,
  fonts,
  css: identityCss + productCss + handsetCss + css,
  html: () =>
    [
      picture(),
      `<div class="share"><b class="display">94%</b><p>of page requests end<br>at Cloudflare’s edge</p></div>`,
      castShadow({ left: 60, top: 400, width: 270, height: 640, colour: shadow, opacity: 0.6, blur: 36 }),
      handset({
        left: 44,
        top: 322,
        width: 286,
        height: 760,
        background: colours.screen,
        screen: phoneScreen,
      }),
      `<div class="asks"><div>In stock?<b>38 left</b></div><div>Price?<b>${inr(product.price)}</b></div></div>`,
      `<div class="gate" style="top:${gates.upper - 42}px;background:none;border:4px solid ${colours.coral};color:${colours.coral}">Gateway 1</div><div class="gate" style="top:${gates.lower - 42}px">Gateway 2</div>`,
    ].join("\n"),
});
