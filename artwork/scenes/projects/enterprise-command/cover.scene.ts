import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { dispatcher } from "./dispatchers.ts";
import { clockOf, fleet, type LateVehicle, lateVehicles, now } from "./fleet.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { deltaMap, greyDots, lorry218, mapCss, mapSize } from "./map.ts";

if (greyDots + lateVehicles.length !== fleet.lorries + fleet.barges)
  throw new Error("Vehicles are missing from the map");

const wall = { height: 862, head: 70, list: 404 };

const css = `
.wall { position: absolute; left: -24px; top: -24px; width: 1648px; height: ${wall.height + 24}px; overflow: hidden; background: ${colours.wall}; border-bottom: 12px solid #03090c; box-shadow: 0 1px 0 #37636f, 0 4px 8px rgb(0 10 14 / .6), 0 30px 44px -6px rgb(0 14 18 / .7) }
.inner { position: absolute; left: 24px; top: 24px; width: 1600px; height: ${wall.height}px }
.head { height: ${wall.head}px; display: flex; align-items: center; padding: 0 30px 0 32px; border-bottom: 1px solid ${colours.rule}; background: ${colours.panel} }
.brand { display: flex; align-items: center; gap: 13px; font-size: 24px; font-weight: 680; font-stretch: 104%; letter-spacing: -.005em }
.count { margin-left: 96px; font-size: 19px; color: ${colours.muted} }
.count b { font-size: 43px; font-weight: 700; font-stretch: 88%; color: ${colours.late}; margin-right: 10px; vertical-align: -5px }
.list { position: absolute; left: 0; top: ${wall.head}px; width: ${wall.list}px; bottom: 0; background: ${colours.panel}; border-right: 1px solid ${colours.rule} }
.late { display: grid; grid-template-columns: 96px 1fr auto; align-items: center; gap: 0 4px; height: 64px; padding: 0 20px 0 32px; border-bottom: 1px solid #133640 }
.late b { font-size: 17px; font-weight: 600 }
.late small { display: block; font-size: 15px; color: ${colours.muted} }
.late .lacks { font-size: 33px; font-weight: 700; font-stretch: 84%; text-align: right; color: ${colours.late} }
.late.barge .lacks { color: ${colours.barge} }
.late.current { background: ${colours.raised}; box-shadow: inset 6px 0 ${colours.late} }
.who { font-size: 15px; font-weight: 560; color: ${colours.text} }
.who.free { color: ${colours.dim}; font-weight: 460 }
.map { position: absolute; left: ${wall.list}px; top: ${wall.head}px }
.seam { position: absolute; background: #020b0e; opacity: .55 }
.card { position: absolute; left: 1050px; top: 524px; width: 470px; height: 560px; border-radius: 18px; background: ${colours.paper}; color: ${colours.ink}; padding: 26px 30px; box-shadow: 0 0 0 1px rgb(0 14 18 / .5), 0 4px 10px rgb(0 14 18 / .5), 0 26px 40px -6px rgb(0 14 18 / .65) }
.card h2 { font-size: 36px; font-weight: 700; font-stretch: 96%; line-height: 1 }
.card .lacks { font-size: 86px; line-height: .84; font-weight: 740; font-stretch: 82%; letter-spacing: -.02em; color: #b85c00 }
.taken { display: inline-flex; align-items: center; gap: 9px; padding: 7px 14px; border-radius: 30px; background: ${field}; color: #fff; font-size: 16px; font-weight: 600 }
.acts { display: grid; grid-template-columns: 1fr 1fr; gap: 9px; margin-top: 18px; font-size: 17px; font-weight: 600; text-align: center }
.acts span { padding: 13px 0; border-radius: 10px; box-shadow: inset 0 0 0 1.5px #9db9bb }
.acts .current { background: ${colours.late}; box-shadow: none }
`;

function lateRow(vehicle: LateVehicle): string {
  const { code, load, depot, lacks, taken, barge } = vehicle;
  return `<div class="late ${barge ? "barge" : ""} ${code === "DF-218" ? "current" : ""}"><b class="mono">${code}</b><div><span class="who ${taken ? "" : "free"}">${taken ?? "Not taken"}</span><small>${load}, depot ${depot}</small></div><span class="display lacks">${lacks}</span></div>`;
}

const picked = lateVehicles.find(({ code }) => code === "DF-218");
if (!picked) throw new Error("DF-218 is not late");

const axis = { from: 400, to: 490, width: 410 };
const x = (minutes: number) => ((minutes - axis.from) / (axis.to - axis.from)) * axis.width;
const range = `<svg width="410" height="96" style="display:block;margin-top:16px;overflow:visible">
<path d="M0 52H410" stroke="${colours.paperRule}" stroke-width="3"/>
${[400, 420, 440, 460, 480].map((minutes) => `<path d="M${x(minutes)} 52v9" stroke="#8aa6a9" stroke-width="2"/><text class="mono" x="${x(minutes)}" y="84" text-anchor="${minutes === 400 ? "start" : "middle"}" font-size="15" fill="${colours.inkMuted}">${clockOf(minutes)}</text>`).join("")}
<rect x="${x(picked.from)}" y="40" width="${x(picked.to) - x(picked.from)}" height="24" rx="12" fill="${colours.late}"/>
<text class="mono" x="${x((picked.from + picked.to) / 2)}" y="27" text-anchor="middle" font-size="18" font-weight="600" fill="${colours.ink}">${clockOf(picked.from)} to ${clockOf(picked.to)}</text>
<path d="M${x(picked.slot)} 30V68" stroke="${colours.ink}" stroke-width="4"/><text x="${x(picked.slot)}" y="22" text-anchor="middle" font-size="16" font-weight="620" fill="${colours.ink}">Slot</text></svg>`;

const card = `<div class="card"><div class="apart" style="align-items:flex-start"><div><h2 class="display">${picked.code}</h2><div style="margin-top:9px;font-size:17px;color:${colours.inkMuted}">${picked.load}<br>Depot ${picked.depot}, Betberia</div></div><div style="text-align:right"><div class="display lacks">${picked.lacks}</div><div style="margin-top:8px;font-size:17px;font-weight:560">minutes short</div></div></div>
${range}
<div class="apart" style="margin-top:10px"><span class="taken">Taken by ${picked.taken}</span><span class="mono" style="font-size:16px;color:${colours.inkMuted}">06:38</span></div>
<div class="acts"><span>Call driver</span><span class="current">Re-slot</span><span>Swap trailer</span><span>Tell customer</span></div><div style="margin-top:16px;font-size:16px;color:${colours.inkMuted}">The customer has not been told yet.</div></div>`;

const seams = [804, 1204].map(
  (left) => `<i class="seam" style="left:${left}px;top:0;bottom:0;width:2px"></i>`,
);

const leader = { x: wall.list + lorry218[0], y: wall.head + lorry218[1] };

/** The wall runs off three edges; the card of one lorry hangs from it onto the field. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + mapCss + css,
  html: [
    castShadow({ left: -40, top: 300, width: 1680, height: 610, colour: shadow, opacity: 0.7, radius: 20 }),
    `<div class="wall"><div class="inner"><div class="head"><div class="brand display">${mark(36)}Enterprise Command</div><div class="count"><b class="display">${lateVehicles.length}</b>late of ${fleet.lorries + fleet.barges} vehicles</div><div class="row" style="margin-left:auto;gap:22px;font-size:18px;color:${colours.muted}">${now.date}<b class="mono" style="font-size:34px;font-weight:560;color:${colours.text}">${now.time}</b></div></div>
<div class="list">${lateVehicles.map(lateRow).join("")}</div>
<svg class="map" width="${mapSize.width}" height="${wall.height - wall.head}" viewBox="0 0 ${mapSize.width} ${wall.height - wall.head}">${deltaMap({ tags: true, id: "cover" })}</svg>
${seams.join("")}<i class="seam" style="left:0;right:0;top:453px;height:2px"></i></div></div>`,
    `<svg width="1600" height="1000" style="position:absolute;inset:0">${dispatcher({ x: 232, top: 814, size: 0.86, hair: "bun" })}${dispatcher({ x: 846, top: 818, size: 0.84, hair: "curls" })}${dispatcher({ x: 566, top: 842, size: 0.92, hair: "short" })}</svg>`,
    castShadow({
      left: 1080,
      top: 610,
      width: 420,
      height: 440,
      colour: "#000d11",
      opacity: 0.75,
      blur: 36,
      radius: 40,
    }),
    card,
    `<svg width="1600" height="1000" style="position:absolute;inset:0"><circle cx="${leader.x}" cy="${leader.y}" r="16" fill="none" stroke="${colours.paper}" stroke-width="3"/></svg>`,
  ].join("\n"),
});
