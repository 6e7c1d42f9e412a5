import { inr, thousands } from "#artwork/lib/format.ts";
import { lerp, throughKeys } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { houseCss, houseFonts, layer, paint } from "../house.ts";
import { client, field, month, shadow } from "./months.ts";

const axis = 512;
/** Pixels for one visitor: the band is true to scale. */
const scale = 716 / month.visits;
const lens = { x: 1126, y: 512, r: 392, times: 14 };

type Edge = readonly [x: number, count: number];

/** A band around the axis whose height follows the count. */
function band(edges: readonly Edge[], centre: number, perVisitor: number): string {
  const height = throughKeys(edges.map(([x, count]) => [x, count * perVisitor]));
  const from = edges[0]?.[0] ?? 0;
  const to = edges.at(-1)?.[0] ?? 0;
  const xs = Array.from({ length: 121 }, (_, k) => lerp(from, to, k / 120));
  const upper = xs.map((x) => `${x.toFixed(1)} ${(centre - height(x) / 2).toFixed(1)}`);
  const lower = xs.map((x) => `${x.toFixed(1)} ${(centre + height(x) / 2).toFixed(1)}`).reverse();
  return `M${upper.join("L")}L${lower.join("L")}z`;
}

const all = band(
  [
    [-20, month.visits],
    [330, month.visits],
    [690, month.enquiries],
    [1000, month.enquiries],
    [1180, month.qualified],
    [1400, month.signed],
    [1640, month.signed],
  ],
  axis,
  scale,
);

const near = band(
  [
    [700, month.enquiries],
    [920, month.enquiries],
    [1080, month.qualified],
    [1190, month.qualified],
    [1330, month.signed],
    [1560, month.signed],
  ],
  lens.y,
  scale * lens.times,
);

function step(x: number, count: number, name: string, above: number, below: number): string {
  return `<text x="${x}" y="${above}" text-anchor="middle" class="anek" font-size="112" style="font-stretch:75%">${count}</text><text x="${x}" y="${above + 38}" text-anchor="middle" font-size="30" font-weight="560">${name}</text><text x="${x}" y="${below}" text-anchor="middle" class="anek" font-size="46" fill="${paint.hooghly}">${inr(Math.round(month.spent / count))}</text>`;
}

const handle = `<g transform="translate(${lens.x} ${lens.y}) rotate(52)"><rect x="${lens.r + 10}" y="-24" width="60" height="48" fill="#39424b"/><rect x="${lens.r + 50}" y="-44" width="420" height="88" rx="20" fill="${paint.ink}"/><rect x="${lens.r + 50}" y="-44" width="420" height="24" rx="12" fill="#3a444d"/></g>`;

/** The band at its true width; a glass makes its last stretch fourteen times as large. */
export const scene = defineScene({
  field,
  fonts: houseFonts,
  css: houseCss,
  html: layer(`<defs><clipPath id="glass"><circle cx="${lens.x}" cy="${lens.y}" r="${lens.r}"/></clipPath><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="36"/></filter></defs>
<path d="${all}" fill="${paint.taxi}"/>
<text x="56" y="96" class="anek" font-size="38" style="font-stretch:92%;font-weight:600;letter-spacing:0" fill="${paint.graphite}">${client}, ${month.name}, ${inr(month.spent)} spent</text>
<text x="44" y="556" class="anek" font-size="224" style="font-stretch:75%;letter-spacing:-6px">${thousands(month.visits)}</text>
<text x="56" y="634" font-size="40" font-weight="560">visits</text>
<text x="56" y="716" class="anek" font-size="60" fill="${paint.hooghly}">${inr(Math.round(month.spent / month.visits))}<tspan font-size="40"> each</tspan></text>
<circle cx="${lens.x}" cy="${lens.y + 70}" r="${lens.r - 10}" fill="${shadow}" opacity=".5" filter="url(#soft)"/>
${handle}
<circle cx="${lens.x}" cy="${lens.y}" r="${lens.r + 22}" fill="${paint.ink}"/><circle cx="${lens.x}" cy="${lens.y}" r="${lens.r}" fill="#fff"/>
<g clip-path="url(#glass)"><path d="${near}" fill="${paint.taxi}"/></g>
<circle cx="${lens.x}" cy="${lens.y}" r="${lens.r + 12}" fill="none" stroke="#4b555e" stroke-width="3"/>
${step(882, month.enquiries, "enquiries", 530, 724)}${step(1132, month.qualified, "qualified", 378, 636)}${step(1392, month.signed, "signed", 412, 614)}
<text x="${lens.x}" y="850" text-anchor="middle" font-size="28" fill="${paint.steel}">${lens.times} times as large</text>`),
});
