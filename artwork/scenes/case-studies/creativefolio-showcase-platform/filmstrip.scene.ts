import { defineScene } from "#artwork/lib/scene.ts";
import { colours as c, display, field, fonts, identityCss, mark } from "./identity.ts";
import { poster, posterDefs } from "./poster.ts";
import { worksCss } from "./works.ts";

/** What a new visitor's phone shows; the two measured first pictures are at 4.0 s and 1.6 s. */
const moments = [0.5, 1.0, 1.6, 2.5, 4.0] as const;
const firstPicture = { before: 4.0, after: 1.6 } as const;

const frame = { left: 262, pitch: 266, width: 226, height: 352 };
const inner = frame.width - 16;

const header = `<div class="row apart head"><span class="owner">Teodora Vance</span>${mark.replace('width="32" height="32"', 'width="17" height="17"')}</div>`;
const box = (height: number, tone: string, width = "100%") =>
  `<i style="display:block;height:${height}px;width:${width};background:${tone}"></i>`;
const spinner = `<svg width="54" height="54" viewBox="0 0 54 54" style="display:block;margin:104px auto 0"><circle cx="27" cy="27" r="21" fill="none" stroke="#dedbd4" stroke-width="6"/><path d="M27 6a21 21 0 0121 21" fill="none" stroke="#8d887f" stroke-width="6" stroke-linecap="round"/></svg>`;

const waiting = [
  spinner,
  `<div style="padding:14px 12px 12px">${box(17, "#e3e0da", "62%")}</div>${box(252, "#eae7e1")}`,
  `${header}${box(252, "#d8d5cf")}`,
  `${header}${box(178, "#cfccc5")}<div style="display:flex;gap:6px;padding-top:6px">${box(100, "#d8d5cf", "50%")}${box(100, "#d8d5cf", "50%")}</div>`,
] as const;
const arriving = [spinner, `${header}${box(262, c.night)}`] as const;
const finished = `${header}${poster(inner)}`;

function strip(kind: "before" | "after"): string {
  const early = kind === "before" ? waiting : arriving;
  return moments
    .map((moment, k) => {
      const shown = moment >= firstPicture[kind] ? finished : (early[k] ?? finished);
      const first = moment === firstPicture[kind];
      return `<div class="shot" style="left:${frame.left + k * frame.pitch}px"><div><div class="set"${first ? ' data-first=""' : ""}><b></b>${shown}</div></div></div>`;
    })
    .join("");
}

const holes = (top: number) =>
  Array.from(
    { length: 29 },
    (_, k) => `<i class="hole" style="left:${k * 58 - 22}px;top:${top}px"></i>`,
  ).join("");

const side = (word: string, seconds: string) =>
  `<div class="at side"><h2>${word}</h2><p>First picture after</p><b>${seconds}</b></div>`;

const times = moments
  .map(
    (moment, k) =>
      `<div class="at time" style="left:${frame.left + k * frame.pitch}px">${moment.toFixed(1)}<small> s</small></div>`,
  )
  .join("");

const css = `${identityCss}${worksCss}
.strip { position: absolute; left: 0; width: 1600px; height: 462px }
.hole { position: absolute; width: 30px; height: 20px; border-radius: 5px; background: ${field} }
.shot { position: absolute; width: ${frame.width}px; height: ${frame.height}px; overflow: hidden }
.shot > div { padding: 8px 8px 0; height: 480px; border-radius: 34px; background: #050505; box-shadow: inset 0 0 0 2px #5a5853 }
.set { position: relative; height: 460px; border-radius: 27px; overflow: hidden; background: #fbfaf7; padding-top: 30px }
.set > b { position: absolute; left: 50%; top: 8px; width: 58px; height: 15px; margin-left: -29px; border-radius: 9px; background: #050505 }
.head { height: 38px; padding: 0 12px; font-size: 14.5px }
.side { left: 40px; top: 92px; width: 200px }
.side h2 { font-size: 40px; letter-spacing: -.04em; margin-bottom: 132px }
.side p { font-size: 18px; font-weight: 680; line-height: 1.25; width: 120px }
.side b { font-family: ${display}; font-size: 50px; font-weight: 820; letter-spacing: -.05em; line-height: 1.2 }
.time { top: 470px; width: ${frame.width}px; color: ${c.paper}; font-family: ${display}; font-weight: 760; font-size: 41px; letter-spacing: -.05em; line-height: 64px }
.time small { font-size: 24px; color: ${c.dim} }
.leave { left: 1176px; top: 467px; padding: 9px 11px 10px; border-radius: 12px; background: ${c.pink}; color: #fff; font-size: 18px; font-weight: 740; line-height: 1.2; text-align: center }
`;

export const scene = defineScene({
  field,
  fonts: [...fonts],
  css,
  html: `${posterDefs}
<div class="strip" style="top:-18px;background:${c.stone}">${holes(26)}${holes(428)}<div class="at" style="left:0;top:64px">${strip("before")}</div>${side("Before", "4.0 s")}</div>
${times}<div class="at leave">Buyers<br>close the tab</div>
<div class="strip" style="top:556px;background:${c.yellow}">${holes(14)}${holes(416)}<div class="at" style="left:0;top:52px">${strip("after")}</div>${side("After", "1.6 s")}</div>`,
});
