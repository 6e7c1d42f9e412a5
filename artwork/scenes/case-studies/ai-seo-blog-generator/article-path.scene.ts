import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss, shadow, slab } from "./identity.ts";

/** The web of paper runs right, turns on a roller, runs left, turns again and runs right to the page. */
const web = { width: 188, rows: [152, 468, 784] as const, right: 1330, left: 212 };
const [first, second, third] = web.rows;
const radius = (second - first) / 2;
const edge = web.width / 2;
const page = { left: 1262, top: 640 };

const css = `
.step { position: absolute; font: 640 45px/1.06 ${slab}; letter-spacing: -.025em; translate: 0 -50%; white-space: nowrap }
.editor { position: absolute; translate: -50% -50%; width: 250px; height: 250px; border-radius: 50%; display: grid; place-content: center; text-align: center; background: ${colours.vermilion}; color: #fff; font: 660 46px/1.06 ${slab}; letter-spacing: -.025em; box-shadow: inset 0 0 0 8px ${colours.vermilion}, inset 0 0 0 12px rgb(255 255 255 / .85), 0 0 0 1px #8d2010, 0 8px 14px rgb(3 30 32 / .35), 0 26px 34px -6px rgb(3 30 32 / .5) }
.page { position: absolute; left: ${page.left}px; top: ${page.top}px; width: 290px; height: 420px; padding: 32px 30px; background: #fff; box-shadow: 0 0 0 1px rgb(3 30 32 / .3), 0 6px 12px rgb(3 30 32 / .3), 0 24px 36px -6px rgb(3 30 32 / .5) }
.april { position: absolute; font: 580 36px/1 "Rubik Variable"; color: ${colours.amberInk} }
`;

function roller(cx: number, cy: number): string {
  const inner = radius - edge;
  return `<circle cx="${cx}" cy="${cy}" r="${inner}" fill="url(#steel)"/><circle cx="${cx}" cy="${cy}" r="${inner - 12}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/><circle cx="${cx}" cy="${cy}" r="16" fill="${colours.night}"/><circle cx="${cx}" cy="${cy}" r="7" fill="#7ea3a3"/>`;
}

/** Lines of type, the last one short. */
function type(x: number, y: number, width: number, lines: number, pitch = 20): string {
  const d = Array.from({ length: lines }, (_, k) => {
    const end = k === lines - 1 ? width * 0.55 : width - ((k * 41) % 5) * 5;
    return `M${x} ${y + k * pitch}h${end.toFixed(0)}`;
  });
  return `<path d="${d.join("")}" stroke="#c9bd9f" stroke-width="7"/>`;
}

/** One dot for each approved source. */
function sources(x: number, y: number): string {
  const dots = Array.from({ length: 340 }, (_, k) => `M${x + Math.floor(k / 17) * 9} ${y + (k % 17) * 9}h.1`);
  return `<path d="${dots.join("")}" stroke="${colours.teal}" stroke-width="6" stroke-linecap="round"/>`;
}

/** Claims with their boxes: four accepted, one struck. */
function claimRows(x: number, y: number): string {
  return [0, 1, 2, 3, 4]
    .map((k) => {
      const at = y + k * 27;
      const box =
        k === 3 ? `fill="none" stroke="${colours.vermilion}" stroke-width="4"` : `fill="${colours.teal}"`;
      return `<rect x="${x}" y="${at}" width="18" height="18" ${box}/><path d="M${x + 28} ${at + 9}h${[50, 42, 48, 46, 38][k]}" stroke="${k === 3 ? colours.vermilion : "#c9bd9f"}" stroke-width="7"/>`;
    })
    .join("");
}

const glyphs = {
  brief: `<g transform="translate(48 ${first - 46}) rotate(-5)"><rect width="70" height="88" fill="#fff" stroke="${colours.ink}" stroke-width="5"/><path d="M15 26h40M15 44h40M15 62h22" stroke="${colours.ink}" stroke-width="5"/></g>`,
  overlap: `<rect x="374" y="${first - 50}" width="66" height="78" fill="#fff" stroke="${colours.ink}" stroke-width="5"/><rect x="406" y="${first - 24}" width="66" height="78" fill="#fff" stroke="${colours.ink}" stroke-width="5"/><rect x="406" y="${first - 24}" width="34" height="52" fill="${colours.vermilion}"/>`,
  support: `<g fill="none" stroke="${colours.ink}" stroke-width="10"><path d="M236 ${third - 20}h74M236 ${third + 20}h74"/><path d="M294 ${third - 52}L252 ${third + 52}" stroke="${colours.vermilion}"/></g>`,
  lock: `<rect x="926" y="${third - 12}" width="78" height="62" fill="${colours.ink}"/><path d="M942 ${third - 12}v-22a23 23 0 0 1 46 0v22" fill="none" stroke="${colours.ink}" stroke-width="11"/><circle cx="965" cy="${third + 16}" r="9" fill="${colours.paper}"/>`,
};

const run = `M-20 ${first}H${web.right}a${radius} ${radius} 0 0 1 0 ${2 * radius}H${web.left}a${radius} ${radius} 0 0 0 0 ${2 * radius}H1300`;
const turns = `M${web.right} ${first}a${radius} ${radius} 0 0 1 0 ${2 * radius}M${web.left} ${second}a${radius} ${radius} 0 0 0 0 ${2 * radius}`;
const lapse = `M1440 852H1486a60 60 0 0 0 60 -60V540a72 72 0 0 0 -72 -72H1348`;

const drawing = `<svg class="at" width="1600" height="1000" style="inset:0"><defs>
<linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#eaf5f2"/><stop offset=".45" stop-color="#86abaa"/><stop offset=".52" stop-color="#4d7576"/><stop offset="1" stop-color="#b9d4d0"/></linearGradient>
<linearGradient id="bend" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1600" y2="0"><stop offset="0" stop-color="#cabd98"/><stop offset=".135" stop-color="${colours.paper}"/><stop offset=".83" stop-color="${colours.paper}"/><stop offset=".985" stop-color="#cabd98"/></linearGradient>
<filter id="far" x="-10%" y="-20%" width="120%" height="150%"><feGaussianBlur stdDeviation="20"/></filter></defs>
<path d="${run}" fill="none" stroke="${shadow}" stroke-opacity=".6" stroke-width="${web.width - 12}" transform="translate(4 34)" filter="url(#far)"/>
<path d="${run}" fill="none" stroke="${colours.paper}" stroke-width="${web.width}"/>
<path d="${turns}" fill="none" stroke="url(#bend)" stroke-width="${web.width}"/>
<path d="M322 ${first - edge}v${web.width}M736 ${first - edge}v${web.width}M992 ${second - edge}v${web.width}M274 ${second - edge}v${web.width}" stroke="${colours.teal}" stroke-opacity=".4" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"/>
${Object.values(glyphs).join("")}${sources(1110, first - 72)}${claimRows(1026, second - 63)}${type(312, second - 60, 130, 7)}
${roller(web.right, first + radius)}${roller(web.left, second + radius)}</svg>`;

const back = `<svg class="at" width="1600" height="1000" style="inset:0">${type(page.left + 30, 746, 226, 3, 26)}<rect x="${page.left + 30}" y="825" width="196" height="54" fill="${colours.amber}"/>${type(page.left + 30, 912, 226, 5, 26)}<path d="${lapse}" fill="none" stroke="${colours.amber}" stroke-width="54"/><path d="M1356 404v128l-90 -64z" fill="${colours.amber}"/></svg>`;

/** Two stamps in the run of paper are the editor's. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    drawing,
    `<div class="step" style="left:148px;top:${first}px">Brief</div>`,
    `<div class="step" style="left:504px;top:${first}px">Overlap<br>guard</div>`,
    `<div class="step" style="left:776px;top:${first}px">340 approved<br>sources</div>`,
    `<div class="step" style="left:1126px;top:${second}px">Claim<br>sheet</div>`,
    `<div class="editor" style="left:790px;top:${second}px">Editor<br>accepts</div>`,
    `<div class="step" style="left:468px;top:${second}px">Draft</div>`,
    `<div class="step" style="left:338px;top:${third}px">Support<br>test</div>`,
    `<div class="editor" style="left:716px;top:${third}px">Editor<br>reads</div>`,
    `<div class="step" style="left:1030px;top:${third}px">Publish<br>lock</div>`,
    `<div class="page"><span class="slab" style="font-size:45px">Page</span></div>`,
    back,
    `<div class="april" style="left:${page.left + 42}px;top:834px">Tax rate</div>`,
    `<div class="april" style="left:1362px;top:450px">April</div>`,
  ].join("\n"),
});
