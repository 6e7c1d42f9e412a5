import { defineScene } from "#artwork/lib/scene.ts";
import { colours as c, display, field, fonts, identityCss, text } from "./identity.ts";
import { poster, posterDefs } from "./poster.ts";

/** Time runs down the page, on one scale for both paths: the first picture of each hangs at its second. */
const scale = { top: 146, second: 202 };
const y = (seconds: number) => scale.top + seconds * scale.second;

/** The old path's four trips, in seconds; the last one brings the picture. */
const trips = [
  { name: "Script", from: 0, to: 0.9 },
  { name: "Theme", from: 0.9, to: 1.6 },
  { name: "Project list", from: 1.6, to: 2.5 },
  { name: "Picture", from: 2.5, to: 4.0 },
] as const;

const old = { phone: 112, server: 668 };
const fresh = { phone: 960, edge: 1200 };

function trip(from: number, to: number, left: number, right: number, colour: string, width: number): string {
  const turn = from + (to - from) * 0.46;
  const bend = 20;
  return `<path d="M${left} ${y(from)}L${right - bend} ${y(turn) - 7}Q${right} ${y(turn)} ${right - bend} ${y(turn) + 9}L${left} ${y(to)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const tripNames = trips
  .map(({ name, from, to }, k) => {
    const middle = y(from + (to - from) * 0.46);
    return `<text x="${old.phone + 52}" y="${middle + 14}" class="name">${name}</text><text x="${old.server + 28}" y="${middle + 13}" class="count">${k + 1}</text>`;
  })
  .join("");

const seconds = [0, 1, 2, 3, 4]
  .map(
    (s) =>
      `<path d="M0 ${y(s)}H${s === 0 ? 1600 : 826}" stroke="${c.seam}" stroke-width="2"/><text x="34" y="${y(s) - 10}" class="second">${s} s</text>`,
  )
  .join("");

const drawing = `<svg width="1600" height="1000" class="at" style="left:0;top:0">
${seconds}<path d="M880 ${y(1)}H1600" stroke="${c.seam}" stroke-width="2"/>
<path d="M${old.phone} ${y(0)}V1000M${old.server} ${y(0)}V1000" stroke="${c.grey}" stroke-width="6"/>
${trips.map(({ from, to }) => trip(from, to, old.phone, old.server, c.stone, 17)).join("")}
${tripNames}
<path d="M${fresh.phone} ${y(0)}V${y(1.6)}M${fresh.edge} ${y(0)}V${y(1.6)}" stroke="${c.grey}" stroke-width="6"/>
${trip(0, 0.78, fresh.phone, fresh.edge, c.yellow, 22)}
</svg>`;

const source = `<div class="at source"><div class="lines"><span>&lt;html&gt;</span><span>&lt;title&gt;Teodora Vance</span><mark>&lt;link rel="preload"<br>as="image" night-market&gt;</mark><span>&lt;body class="theme-12"&gt;</span><span>&lt;h1&gt;Teodora Vance</span></div></div>`;

const css = `${identityCss}
.name { font-family: ${display}; font-weight: 720; font-size: 31px; letter-spacing: -1.2px; fill: ${c.paper}; paint-order: stroke; stroke: ${field}; stroke-width: 12px; stroke-linejoin: round }
.count { font-family: ${display}; font-weight: 820; font-size: 40px; fill: ${c.pink} }
.second { font-family: ${text}; font-weight: 700; font-size: 19px; fill: ${c.dim} }
.head { top: 44px; color: ${c.paper}; white-space: nowrap }
.head h2 { font-size: 38px; letter-spacing: -.045em }
.post { top: 104px; font-size: 21px; font-weight: 700; color: ${c.stone}; white-space: nowrap }
.stamp { padding: 10px 20px 12px; border-radius: 14px; font-family: ${display}; font-weight: 820; font-size: 50px; letter-spacing: -.05em; line-height: 1; white-space: nowrap }
.source { left: 1262px; top: 122px; width: 420px; padding: 20px 26px 22px; background: ${c.paper}; border-radius: 6px; box-shadow: 0 18px 30px rgb(0 0 0 / .5) }
.lines { display: grid; gap: 6px; font-size: 22px; font-weight: 640; color: ${c.grey}; white-space: nowrap }
.lines mark { margin: 0 -26px; padding: 6px 26px 8px; background: ${c.yellow}; color: ${c.ink}; font-weight: 780; line-height: 1.25 }
`;

export const scene = defineScene({
  field,
  fonts: [...fonts],
  css,
  html: `${posterDefs}${drawing}
<div class="at" style="left:${old.phone - 40}px;top:${y(4)}px">${poster(456)}</div>
<div class="at" style="left:900px;top:${y(1.6)}px">${poster(640)}</div>
<div class="at head" style="left:${old.phone - 14}px;top:32px"><h2>Four trips in a row</h2></div>
<div class="at head" style="left:${fresh.phone - 14}px;top:32px"><h2>One trip, to the edge</h2></div>
<div class="at post" style="left:${old.phone - 12}px">Phone</div><div class="at post" style="left:${old.server - 44}px">Server</div>
<div class="at post" style="left:${fresh.phone - 12}px">Phone</div><div class="at post" style="left:${fresh.edge - 24}px">Edge</div>
${source}
<div class="at stamp" style="left:${old.phone + 372}px;top:${y(4) - 34}px;background:${c.pink};color:#fff">4.0 s</div>
<div class="at stamp" style="left:1400px;top:${y(1.6) - 34}px;background:${c.yellow};color:${c.ink}">1.6 s</div>`,
});
