import { castShadow, framesCss, tablet } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, header, identityCss, shadow } from "./identity.ts";
import { leaf, leafPaint } from "./plants.ts";

/** Quadrat 3 holds tags 51 to 75; ten of them are counted. */
const counted = [true, false, true, true, false, false, true, false, true, false] as const;
const firstTag = 51;
const current = firstTag + counted.length;
const alive = counted.filter(Boolean).length;
const orange = "#d7653b";

const leafSign = (size: number, colour: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 40 40"><path d="M20 37V17" stroke="${colour}" stroke-width="4" stroke-linecap="round"/><path d="M20 26C8 26 4 19 4 11c10 0 16 5 16 15zM20 19c0-10 5-15 16-16 0 11-6 16-16 16z" fill="${colour}"/></svg>`;
const deadSign = (size: number, colour: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 40 40" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"><path d="M20 37V14c0-5-3-8-8-9M20 22c2-5 6-7 11-5M20 29c-3-4-7-5-10-3"/></svg>`;
const missingSign = (size: number, colour: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 40 40" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"><circle cx="20" cy="20" r="15" stroke-dasharray="7.500 8.200"/></svg>`;

function strip(): string {
  const squares = Array.from({ length: 25 }, (_, k) => {
    const result = counted[k];
    if (result === undefined)
      return `<i class="${k === counted.length ? "now" : ""}">${k === counted.length ? current : ""}</i>`;
    return result
      ? `<i style="background:#14563f;border-color:#14563f">${leafSign(24, "#cbe8b4")}</i>`
      : `<i style="background:${orange};border-color:${orange}">${deadSign(24, "#fff")}</i>`;
  });
  return `<div class="strip">${squares.join("")}</div>`;
}

/** Stake, mud, water and far trees, as they were photographed at the first survey. */
function photograph(): string {
  const random = seeded(31);
  const trees = Array.from({ length: 46 }, (_, k) => {
    const x = k * 9.4 + random() * 8;
    return `<circle cx="${x.toFixed(0)}" cy="${(92 - random() * 15).toFixed(0)}" r="${(9 + random() * 10).toFixed(0)}" fill="${random() > 0.5 ? "#4d7a5c" : "#3d6a50"}"/>`;
  });
  const roots = Array.from({ length: 90 }, () => {
    const y = 150 + random() ** 1.3 * 140;
    const x = random() * 400;
    const tall = 4 + (y - 140) * 0.09;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}v-${tall.toFixed(0)}" stroke="#5a4632" stroke-width="${(1.4 + (y - 140) * 0.016).toFixed(1)}" stroke-linecap="round"/>`;
  });
  const young = [
    [52, 214, 40],
    [108, 176, 28],
    [310, 190, 34],
    [352, 262, 58],
    [262, 168, 24],
  ] as const;
  const seedlings = young.map(
    ([x, y, s]) =>
      `<path d="M${x} ${y}v-${s}" stroke="#375c34" stroke-width="3"/>${leaf([x, y - s + 4], s * 0.62, -150)}${leaf([x, y - s + 4], s * 0.62, -32)}${leaf([x, y - s], s * 0.56, -94)}`,
  );
  return `<svg width="392" height="290" viewBox="0 0 392 290" style="display:block;border-radius:6px"><rect width="392" height="110" fill="#cfdcd6"/>${trees.join("")}<rect y="98" width="392" height="40" fill="#9db9b6"/><path d="M0 108h150M190 118h202M40 128h190" stroke="#bcd0cb" stroke-width="3"/>
<path d="M0 132C90 122 210 140 392 126V290H0z" fill="#8f7658"/><path d="M0 178C120 160 250 190 392 166V290H0z" fill="#826a4d"/><path d="M30 240c60-16 130-8 190 6s120 4 172-8v52H0z" fill="#735c42"/><path d="M214 206c30-8 66-6 82 2-24 10-62 10-82-2zM20 266c30-8 80-6 96 4-30 8-76 8-96-4z" fill="#a3a898" opacity=".8"/>${roots.join("")}${seedlings.join("")}
<path d="M176 262l-2-204h26l3 204q-14 8-27 0z" fill="#c9b48a"/><path d="M190 58h10l3 204q-6 4-10 4z" fill="#9a8560"/><ellipse cx="187" cy="58" rx="13" ry="4.500" fill="#e3d3ad"/><path d="M162 80h52v62h-51z" fill="${orange}"/><text x="188" y="107" text-anchor="middle" font-size="16" font-weight="720" fill="#fff">D-01</text><text x="188" y="129" text-anchor="middle" font-size="21" font-weight="760" fill="#fff">/3</text></svg>`;
}

/** A button's word, sign and paint. */
function button(word: string, sign: string, paint: string): string {
  return `<div class="button" style="${paint}">${sign}<span>${word}</span></div>`;
}

const screen = `${header({ page: "Surveys", queued: 2 })}
<div class="apart" style="position:absolute;left:32px;right:32px;top:98px;align-items:baseline"><div class="serif" style="font-size:35px;font-weight:560">Plot D-01, quadrat 3 of 4</div><div style="font-size:18px" class="muted"><b style="color:#14563f;font-weight:700">${alive} alive</b>, <b style="color:#a9431c;font-weight:700">${counted.length - alive} dead</b>, ${25 - counted.length} open</div></div>
${strip()}
<div style="position:absolute;left:32px;top:262px"><div style="font-size:22px;font-weight:560" class="muted">Tag</div><div class="serif" style="margin:-16px 0 0 -8px;font-size:262px;line-height:1.08;font-weight:520;letter-spacing:-.045em;font-feature-settings:'lnum'">${current}</div><div style="margin-top:-34px;font-size:22px;font-weight:560" class="muted">of 100 in this plot</div></div>
<div style="position:absolute;left:374px;top:238px;padding:12px 12px 0;background:#fff;border-radius:12px;box-shadow:0 0 0 1px rgb(16 40 31/.1),0 12px 26px -6px rgb(10 40 28/.32);rotate:-1.2deg">${photograph()}<div style="padding:11px 4px 13px;font-size:16.5px"><b style="font-weight:660">Stake D-01/3</b> <i class="serif muted" style="font-size:19px">on 22 August 2022</i></div></div>
<div style="position:absolute;left:826px;top:250px;width:220px">${tide()}</div>
<div class="buttons">${button("Alive", leafSign(74, "#cbe8b4"), "background:#14563f;color:#fff")}${button("Dead", deadSign(74, "#fff"), `background:${orange};color:#fff`)}${button("Missing", missingSign(66, colours.ink), `background:#fff;box-shadow:inset 0 0 0 3px ${colours.ink}`)}</div>
<div class="apart" style="position:absolute;left:34px;right:34px;top:858px;font-size:19px;font-weight:600"><span>Take back tag ${current - 1}</span><span class="muted">Saved on this tablet</span></div>`;

/** Bare mud from 9:20 to 13:20 around low tide; it is 11:40. */
function tide(): string {
  return `<div style="font-size:19px" class="muted">Low tide 11:20</div><div class="serif" style="margin-top:12px;font-size:45px;line-height:1.06;font-weight:560">1 h 40 min<br>left</div>
<svg width="220" height="140" viewBox="0 0 220 140" style="display:block;margin-top:18px;overflow:visible"><path d="M0 12C40 16 60 104 110 104S180 16 220 12V134H0z" fill="#9fcfd2"/><path d="M0 12C40 16 60 104 110 104S180 16 220 12" fill="none" stroke="#2d7f8c" stroke-width="3.500"/><path d="M38 50H182" stroke="#8a6a3c" stroke-width="3" stroke-dasharray="3 7" stroke-linecap="round"/><circle cx="125" cy="101" r="9" fill="${orange}" stroke="#fff" stroke-width="3.500"/><text x="125" y="84" font-size="17" font-weight="680" text-anchor="middle" fill="${colours.ink}">11:40</text></svg>
<div class="apart muted" style="margin-top:8px;font-size:15.500px"><span>9:20</span><span>bare mud</span><span>13:20</span></div>`;
}

/** The seedling that is being looked at, with its tag on a wire. */
function seedling(): string {
  const stem = "M1420 1010C1432 880 1398 760 1412 620S1436 380 1418 208";
  return `<svg width="1600" height="1000" style="position:absolute;inset:0"><defs>${leafPaint}<linearGradient id="stem" x1="0" x2="1"><stop offset="0" stop-color="#a97b4c"/><stop offset=".5" stop-color="#7c5733"/><stop offset="1" stop-color="#5a3c23"/></linearGradient><linearGradient id="tin" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f7f8f2"/><stop offset=".5" stop-color="#d3d8d0"/><stop offset=".85" stop-color="#a9b1a9"/><stop offset="1" stop-color="#c9d0c8"/></linearGradient></defs>
<path d="M1120 1000C1210 930 1330 908 1440 922s130 10 160 4V1000z" fill="#0a3a2a"/><path d="M1240 1000c50-34 120-46 190-42s120 20 170 14v28z" fill="#06291d"/>
<g stroke="#06291d" stroke-width="13" stroke-linecap="round"><path d="M1228 962v-56M1296 940v-84M1352 934v-40M1512 932v-70M1566 936v-112"/></g>
${leaf([1414, 640], 250, -14)}${leaf([1412, 596], 160, -152)}
<path d="${stem}" fill="none" stroke="url(#stem)" stroke-width="27" stroke-linecap="round"/><path d="M1413 900c4-70-14-130-8-220" fill="none" stroke="#c79a69" stroke-width="4" stroke-linecap="round" opacity=".7"/>
${leaf([1424, 440], 262, -26, 0.2)}${leaf([1424, 426], 296, -160, 0.2)}${leaf([1424, 300], 178, -44)}${leaf([1422, 296], 176, -138)}${leaf([1418, 216], 168, -66, 0.2)}${leaf([1418, 214], 150, -112, 0.2)}
<path d="M1396 726c8 14 32 12 38-2M1397 736c8 12 32 12 38-2M1404 744c-20 16-46 22-62 38" fill="none" stroke="#e8ece4" stroke-width="4" stroke-linecap="round"/>
<g transform="rotate(-9 1262 830)"><rect x="1158" y="764" width="204" height="138" rx="24" fill="#031c13" opacity=".5" transform="translate(8 18)" filter="blur(10px)"/><rect x="1158" y="764" width="204" height="138" rx="24" fill="url(#tin)"/><rect x="1160" y="766" width="200" height="134" rx="22" fill="none" stroke="#fff" stroke-width="2" opacity=".8"/><circle cx="1338" cy="789" r="10" fill="#34473e"/><text x="1250" y="866" text-anchor="middle" font-size="94" font-weight="760" fill="#25352c" style="letter-spacing:.02em">${current}</text><text x="1251" y="890" text-anchor="middle" font-size="19" font-weight="680" fill="#4a5a50">D-01/3</text></g></svg>`;
}

const css = `
.strip { position: absolute; left: 32px; right: 32px; top: 160px; display: flex; justify-content: space-between }
.strip i { width: 36px; height: 44px; border: 2px solid #b9c5b8; border-radius: 8px; display: grid; place-items: center; font: 720 18px "Public Sans Variable" }
.strip .now { border: 3.5px solid ${colours.ink}; background: ${colours.warning} }
.buttons { position: absolute; left: 32px; right: 32px; top: 640px; display: grid; grid-template-columns: 1.25fr 1fr 1fr; gap: 20px }
.button { height: 190px; border-radius: 24px; display: flex; align-items: center; justify-content: center; gap: 18px; font-size: 44px; font-weight: 680; letter-spacing: -.02em }
`;

export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: () =>
    [
      castShadow({ left: 100, top: 150, width: 1080, height: 900, colour: shadow, opacity: 0.75, blur: 46 }),
      tablet({
        left: 56,
        top: 62,
        width: 1130,
        height: 1080,
        background: "#f6f7ec",
        colours: { body: "#0a0f0d", rim: "#4d5d56", outline: "#06120d", shade: "rgb(0 20 10 / 0.5)" },
        screen,
      }),
      seedling(),
    ].join("\n"),
});
