import { thousands } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, icons, identityCss, markOn, shadow } from "./identity.ts";

/** One clinic's weekend. Counts and checksums are compared over all of its records. */
const records = 26_480;
const gates = [
  { x: 572, count: thousands(records), of: "records, none<br>missing" },
  { x: 808, count: "0", of: "field checksums<br>that differ" },
  { x: 1044, count: "100", of: "charts read<br>by its staff" },
] as const;

const flow = { top: 348, lanes: 15, pitch: 17 };
const flowBottom = flow.top + flow.lanes * flow.pitch;
const gate = { width: 96, top: 258, bottom: 716 };
const clinic = { left: 1240, top: 118 };
const back = { y: 888, width: 104 };

const css = `
.count { position: absolute; top: 66px; width: 300px; text-align: center; font-size: 29px; line-height: 1.18 }
.count b { display: block; margin-bottom: 6px; font-size: 66px; line-height: 1; letter-spacing: -.05em }
.big { position: absolute; font-size: 56px; line-height: 1.02; letter-spacing: -.04em }
.rehearsal { position: absolute; left: 1098px; top: 656px; width: 404px; padding: 32px 38px 36px; border-radius: 36px; background: ${colours.screen}; box-shadow: 0 0 0 1px rgb(11 37 48 / .2), 0 6px 12px rgb(6 30 40 / .26), 0 26px 38px -8px rgb(6 30 40 / .5) }
.rehearsal b { display: block; margin: 6px 0 8px; font-size: 62px; line-height: 1; letter-spacing: -.045em; color: ${colours.berry} }
`;

/** How many records are odd before the first check, and after each one. */
const oddShare = [0.16, 0.07, 0.03, 0];

/** Records as strokes on lanes. The more has been checked, the straighter they run and the fewer are odd. */
function stream(from: number, to: number, checked: number): string {
  const random = seeded(40 + checked);
  return Array.from({ length: flow.lanes }, (_, lane) => {
    let x = from - random() * 30;
    let strokes = "";
    while (x < to) {
      const length = 16 + random() * 34;
      const drift = (random() - 0.5) * (3 - checked) * 4.4;
      const odd = random() < (oddShare[checked] ?? 0);
      const left = Math.max(from, x);
      const right = Math.min(to, x + length);
      if (right > left + 4) {
        strokes += `<rect x="${left.toFixed(1)}" y="${(flow.top + lane * flow.pitch + 5 + drift).toFixed(1)}" width="${(right - left).toFixed(1)}" height="7" rx="3.5" fill="${odd ? colours.berry : colours.deep}"/>`;
      }
      x += length + 8 + random() * (3 - checked) * 9;
    }
    return strokes;
  }).join("");
}

function post({ x }: (typeof gates)[number]): string {
  const half = gate.width / 2;
  return `<rect x="${x + 14}" y="${flow.top - 8}" width="${gate.width}" height="${flowBottom - flow.top + 16}" fill="${colours.ink}" opacity=".28" filter="url(#soft)"/><path d="M${x} ${gate.bottom}V${gate.top + half}a${half} ${half} 0 0 1 ${gate.width} 0V${gate.bottom}z" fill="${colours.leaf}"/><path d="M${x + 3} ${gate.bottom}V${gate.top + half}a${half - 3} ${half - 3} 0 0 1 ${gate.width - 6} 0" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="4"/><g transform="translate(${x + half} ${gate.top + half + 4})"><circle r="34" fill="#fff"/><g fill="none" stroke="${colours.leaf}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" transform="scale(1.7) translate(-12 -12)">${icons.tick}</g></g>`;
}

const last = gates[2].x + gate.width / 2;
const way = `M${last + 30} ${back.y}H236a100 100 0 0 1 -100 -100V770`;
const joins = gates.map(({ x }) => `M${x + gate.width / 2} ${gate.bottom}V${back.y}`).join("");

const drawing = `<svg width="1600" height="1000" style="position:absolute;inset:0">
<defs><filter id="soft" x="-40%" y="-10%" width="180%" height="120%"><feGaussianBlur stdDeviation="12"/></filter></defs>
<rect x="200" y="${flow.top - 14}" width="1060" height="${flowBottom - flow.top + 28}" fill="#a9ccd9"/>
${stream(250, 572, 0)}${stream(668, 808, 1)}${stream(904, 1044, 2)}${stream(1140, 1300, 3)}
<path d="${joins}" fill="none" stroke="${colours.berry}" stroke-width="60"/>
<path d="${way}" fill="none" stroke="${colours.berry}" stroke-width="${back.width}"/>
<path d="M136 668L240 778H32z" fill="${colours.berry}"/>
<rect x="-40" y="250" width="300" height="394" rx="36" fill="${colours.ink}"/>
<rect x="318" y="${flow.top - 46}" width="196" height="${flowBottom - flow.top + 92}" rx="26" fill="${colours.screen}"/>
${Array.from({ length: 10 }, (_, lane) => `<path d="M346 ${452 + lane * flow.pitch}H${[480, 440, 486, 462, 474, 430, 484, 470, 452, 482][lane]}" stroke="#a9ccd9" stroke-width="7" stroke-linecap="round" stroke-dasharray="${24 + ((lane * 13) % 30)} 16"/>`).join("")}
<path d="M${clinic.left} 1010V${clinic.top + 40}a40 40 0 0 1 40 -40h400V1010z" fill="${colours.ink}"/>
<path d="M${clinic.left} ${flow.top - 14}h58q24 0 24 24v${flowBottom - flow.top - 20}q0 24 -24 24h-58z" fill="${colours.straw}"/>
<svg x="${clinic.left + 150}" y="${flow.top + 50}" width="150" height="150" viewBox="0 0 36 36">${markOn(colours.ink, field, "#ff4d7e").replace(/<\/?svg[^>]*>/g, "")}</svg>
${stream(1140, 1302, 3)}
${gates.map(post).join("")}
<text x="290" y="${back.y + 13}" font-size="37" font-weight="560" fill="#fff">One check disagrees: back to the old system</text>
</svg>`;

/** The stream of records runs from the old system to the clinic's door; below it, the way back. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    castShadow({ left: 1270, top: 230, width: 400, height: 800, colour: shadow, opacity: 0.5 }),
    drawing,
    `<div class="big display" style="left:44px;top:368px;color:#fff">Old<br>system</div>`,
    `<div class="big display" style="left:342px;top:330px;font-size:44px">Staging<br>copy</div>`,
    `<div class="big display" style="left:1288px;top:164px;font-size:70px;color:${colours.straw}">Monday<br>opens</div>`,
    ...gates.map(
      ({ x, count, of }) =>
        `<div class="count" style="left:${x + gate.width / 2 - 150}px"><b class="display">${count}</b>${of}</div>`,
    ),
    castShadow({ left: 1130, top: 726, width: 350, height: 190, colour: "#020d12", opacity: 0.6, blur: 36 }),
    `<div class="rehearsal"><span style="font-size:30px">Rehearsal two</span><b class="display">94 of 100</b><p style="font-size:28px;line-height:1.28">Six birth dates had day and month swapped</p></div>`,
  ].join("\n"),
});
