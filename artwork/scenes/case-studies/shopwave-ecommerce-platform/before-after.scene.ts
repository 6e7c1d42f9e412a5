import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { handset, handsetCss } from "./android.ts";
import { colours, field, fonts, identityCss, shadow } from "./identity.ts";
import { aboutProduct, photo, productCss, shopTop } from "./product.ts";

const weight = { old: 3.6, now: 1.2 } as const;

/** The beam turns about its middle; both phones hang from its ends by a cord. */
const pivot = { x: 800, y: 112 };
const arm = 470;
const lean = (-10.5 * Math.PI) / 180;
const end = (side: -1 | 1) => ({
  x: pivot.x + side * arm * Math.cos(lean),
  y: pivot.y + side * arm * Math.sin(lean),
});
const [low, high] = [end(-1), end(1)];
const width = 424;
const height = 880;
const cord = 168;

const bar = (words: string) =>
  `<div class="handset-bar"><span>8:12</span><span style="font-weight:600">${words}</span></div>`;

const oldScreen = `${bar("4G")}
<div class="address">shopwave</div>
<svg class="spinner" width="92" height="92" viewBox="0 0 92 92"><circle cx="46" cy="46" r="38" fill="none" stroke="#e9dcd8" stroke-width="9"/><path d="M46 8a38 38 0 0137 29" fill="none" stroke="#8d7278" stroke-width="9" stroke-linecap="round"/></svg>`;

const newScreen = `${photo({ width: width - 26, height: 440, scale: 0.84, id: "new" })}${bar("4G")}${shopTop()}
<div style="height:352px"></div><div class="about">${aboutProduct()}</div>
<div class="pay" style="margin:24px 24px 0">Buy now</div>
<div class="facts"><div>Cash on delivery<b>Yes</b></div><div>Arrives<b>In two days</b></div></div>`;

const css = `
.address { margin: 6px 18px 0; padding: 12px 20px; border-radius: 24px; background: #f1e8e5; font-size: 17px; color: ${colours.muted} }
.spinner { position: absolute; left: 50%; top: 300px; margin-left: -46px }
.facts { margin: 18px 26px 0; font-size: 17.5px; color: ${colours.muted} }
.facts div { display: flex; justify-content: space-between; padding: 13px 0; border-top: 1px solid ${colours.rule} }
.facts b { color: ${colours.ink}; font-weight: 680 }
.tag { position: absolute; font-family: "Urbanist Variable"; font-weight: 820; letter-spacing: -.045em; line-height: .88; color: ${colours.ink} }
.say { position: absolute; font-size: 27px; line-height: 1.25; font-weight: 680; color: ${colours.ink} }
`;

function balance(): string {
  const angle = (lean * 180) / Math.PI;
  const hook = ({ x, y }: { x: number; y: number }) => {
    const top = y + cord;
    return `<path d="M${x} ${y}L${x - 130} ${top + 16}M${x} ${y}L${x + 130} ${top + 16}" stroke="${colours.ink}" stroke-width="5"/><circle cx="${x}" cy="${y}" r="17" fill="url(#steel)" stroke="${colours.ink}" stroke-width="4"/>`;
  };
  return `<svg width="1600" height="1000" style="position:absolute;left:0;top:0"><defs><linearGradient id="steel" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".3" stop-color="#d5d8dc"/><stop offset=".62" stop-color="#85868e"/><stop offset=".85" stop-color="#55525a"/><stop offset="1" stop-color="#b5a5a4"/></linearGradient></defs>
<path d="M${pivot.x} -20V${pivot.y}" stroke="${colours.ink}" stroke-width="18"/>
<g transform="rotate(${angle} ${pivot.x} ${pivot.y})"><path d="M${pivot.x - arm - 26} ${pivot.y - 9}L${pivot.x} ${pivot.y - 26}L${pivot.x + arm + 26} ${pivot.y - 9}V${pivot.y + 9}L${pivot.x} ${pivot.y + 26}L${pivot.x - arm - 26} ${pivot.y + 9}z" fill="url(#steel)" stroke="${colours.ink}" stroke-width="4" stroke-linejoin="round"/></g>
<g transform="rotate(${angle} ${pivot.x} ${pivot.y})"><path d="M${pivot.x - 11} ${pivot.y + 20}h22l-11 150z" fill="${colours.ink}"/></g>
<circle cx="${pivot.x}" cy="${pivot.y}" r="40" fill="url(#steel)" stroke="${colours.ink}" stroke-width="4"/><circle cx="${pivot.x}" cy="${pivot.y}" r="13" fill="${colours.ink}"/>
${hook(low)}${hook(high)}</svg>`;
}

/** A kitchen timer at four of sixty seconds. */
function timer(): string {
  const [cx, cy, r] = [800, 1000, 214];
  const at = (second: number, radius: number) => {
    const angle = (second / 60) * 2 * Math.PI;
    return `${(cx + radius * Math.sin(angle)).toFixed(1)} ${(cy - radius * Math.cos(angle)).toFixed(1)}`;
  };
  const ticks = Array.from({ length: 60 }, (_, k) => `M${at(k, 172)}L${at(k, k % 5 ? 160 : 146)}`).join("");
  return `<svg width="1600" height="1000" style="position:absolute;left:0;top:0"><ellipse cx="${cx}" cy="${cy + 30}" rx="230" ry="210" fill="${shadow}" opacity=".5" style="filter:blur(26px)"/>
<rect x="${cx - 26}" y="${cy - r - 34}" width="52" height="44" rx="10" fill="url(#steel)" stroke="${colours.ink}" stroke-width="4"/>
<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#steel)" stroke="${colours.ink}" stroke-width="4"/><circle cx="${cx}" cy="${cy}" r="186" fill="${colours.screen}"/>
<path d="M${cx} ${cy}L${at(0, 186)}A186 186 0 01${at(4, 186)}z" fill="${colours.sun}"/><path d="${ticks}" stroke="${colours.ink}" stroke-width="4"/>
<path d="M${cx} ${cy}L${at(4, 168)}" stroke="${colours.ink}" stroke-width="8" stroke-linecap="round"/>
<text x="${cx - 66}" y="${cy - 46}" text-anchor="middle" font-family='"Urbanist Variable"' font-weight="820" font-size="74" letter-spacing="-2" fill="${colours.ink}">4 s</text></svg>`;
}

const place = ({ x, y }: { x: number; y: number }) => ({ left: x - width / 2, top: y + cord, width, height });

export const scene = defineScene({
  field,
  fonts,
  css: identityCss + productCss + handsetCss + css,
  html: [
    balance(),
    castShadow({
      ...place(low),
      left: low.x - width / 2 + 14,
      top: low.y + cord + 60,
      height: 700,
      colour: shadow,
      opacity: 0.6,
    }),
    handset({ ...place(low), background: "#fff", screen: oldScreen }),
    castShadow({
      ...place(high),
      left: high.x - width / 2 + 14,
      top: high.y + cord + 60,
      colour: shadow,
      opacity: 0.6,
    }),
    handset({ ...place(high), background: colours.screen, screen: newScreen }),
    timer(),
    `<div class="tag" style="right:582px;top:318px;font-size:144px;color:#fff">${weight.now}<span style="font-size:58px;letter-spacing:-.02em"> MB</span></div><div class="say" style="right:584px;top:452px;text-align:right;color:#fff">Buy works after 3.1 s</div>`,
    `<div class="tag" style="left:580px;top:556px;font-size:144px">${weight.old}<span style="font-size:58px;letter-spacing:-.02em"> MB</span></div><div class="say" style="left:588px;top:690px">Buy needs 7 s more</div>`,
  ].join("\n"),
});
