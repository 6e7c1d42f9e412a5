import { castShadow } from "#artwork/lib/frames.ts";
import { type Point, smooth } from "#artwork/lib/paths.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { houseCss, houseFonts, layer, paint } from "../house.ts";
import { field, shadow } from "./invoice.ts";
import { outcome } from "./test-run.ts";

const chosen = outcome(0.9);
const percent = (share: number, decimals = 0) => `${(share * 100).toFixed(decimals)}%`;

const x = (threshold: number) => (threshold - 0.6) * 3440;
const y = (share: number) => 836 - share * 720;

/** Eased keys would leave steps in the curve, so it is drawn through the measured thresholds alone. */
const measured: Point[] = [0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1].map((t) => [x(t), y(outcome(t).share)]);
const curve = smooth(measured);

const at90 = { x: x(chosen.threshold), y: y(chosen.share) };

const css = `
.card { position: absolute; left: 1120px; top: 56px; width: 428px; height: 516px; background: #fff; padding: 30px 34px; box-shadow: 0 0 0 1px rgb(11 68 80 / .2), 0 18px 30px -6px rgb(11 68 80 / .5) }
.pile { display: grid; grid-template-columns: repeat(18, 1fr); gap: 5px 5px; margin-top: 22px }
.pile i { height: 19px; background: ${paint.taxi}; clip-path: polygon(0 0, 66% 0, 100% 30%, 100% 100%, 0 100%) }
`;

const columns = [0.7, 0.8, 0.9, 0.95].map(outcome).map(({ threshold, right }) => {
  const current = threshold === chosen.threshold;
  return `<text x="${x(threshold)}" y="896" text-anchor="middle" class="anek" font-size="40">${threshold.toFixed(2)}</text>${current ? `<rect x="${x(threshold) - 82}" y="914" width="164" height="60" fill="${paint.taxi}"/>` : ""}<text x="${x(threshold)}" y="960" text-anchor="middle" class="anek" font-size="${current ? 50 : 40}" fill="${current ? paint.ink : paint.hooghly}">${percent(right, 1)}</text>`;
});

const chart = layer(`<path d="${curve}V836H0z" fill="${paint.hooghly}"/>
<g stroke="#fff" stroke-opacity=".14" stroke-width="2">${[0.25, 0.5, 0.75].map((share) => `<path d="M0 ${y(share)}H1230"/>`).join("")}</g>
<path d="${curve}" fill="none" stroke="${paint.ink}" stroke-width="8"/>
<path d="M${at90.x} 60V836" stroke="${paint.ink}" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"/>
<text x="64" y="560" class="anek" font-size="360" fill="#fff" style="font-stretch:75%;letter-spacing:-12px">${percent(chosen.share)}</text>
<text x="76" y="640" font-size="42" font-weight="560" fill="#fff">of 1,200 invoices need nobody:</text>
<text x="76" y="698" font-size="42" font-weight="560" fill="${paint.taxi}">${chosen.alone - chosen.wrong} right, ${chosen.wrong} wrong</text>
<circle cx="${at90.x}" cy="${at90.y}" r="24" fill="${paint.taxi}" stroke="${paint.ink}" stroke-width="8"/>
<text x="64" y="894" font-size="30" font-weight="560">Threshold</text><text x="64" y="956" font-size="30" font-weight="560" fill="${paint.hooghly}">Right of those</text>
${columns.join("")}`);

const card = `<div class="card"><div class="anek" style="font-size:118px;font-stretch:75%;letter-spacing:-.02em;height:96px">${chosen.people}</div><div style="font-size:30px;font-weight:560;margin-top:8px">go to people</div><div class="pile">${"<i></i>".repeat(chosen.people)}</div></div>`;

/** The share that the model keeps, as one dark hill; what it hands over lies on a card above the slope. */
export const scene = defineScene({
  field,
  fonts: houseFonts,
  css: houseCss + css,
  html: [
    chart,
    castShadow({ left: 1140, top: 120, width: 390, height: 420, colour: shadow, opacity: 0.5, radius: 10 }),
    card,
  ].join("\n"),
});
