import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { cardShade, colours, display, field, fonts, identityCss, shadow } from "./identity.ts";

/** The stopwatch diaries: minutes a post, and the posts of one week. */
const may = { drafting: 25, approval: 4, posts: 92, week: 46 };
const september = { drafting: 5, approval: 7, posts: 276, week: 138 };
const total = ({ drafting, approval }: { drafting: number; approval: number }) => drafting + approval;
const hours = (diary: typeof may) => Math.round((total(diary) * diary.week) / 60);

/** Fifty-two pixels of tape are a minute; both tapes start at the left edge. */
const minute = 52;
const tape = 262;
const first = 226;
const second = 634;

function measure(y: number, diary: typeof may): string {
  const [drafted, end] = [diary.drafting * minute, total(diary) * minute];
  const ticks = Array.from({ length: total(diary) - 1 }, (_, k) => {
    const long = (k + 1) % 5 === 0;
    const number = long ? `<text x="${(k + 1) * minute + 9}" y="${y + 66}" class="tick">${k + 1}</text>` : "";
    return `<path d="M${(k + 1) * minute} ${y}v${long ? 68 : 34}" stroke="${colours.lime}" stroke-width="4"/>${number}`;
  });
  return `<path d="M0 ${y}H${drafted}V${y + tape}H0z" fill="${colours.ink}"/><path d="M${drafted} ${y}H${end}V${y + tape}H${drafted}z" fill="${colours.sky}"/>${ticks.join("")}
<path d="M${end} ${y - 14}h18V${y + tape + 14}h-18z" fill="#8d9673"/><path d="M${end + 4} ${y - 14}V${y + tape + 14}" stroke="#dfe5c8" stroke-width="4"/>
<text x="64" y="${y + 206}" class="n">${diary.drafting}</text><text x="${drafted + 26}" y="${y + 206}" class="n">${diary.approval}</text>`;
}

const css = `
.n { font: 700 128px ${display}; letter-spacing: -7px; fill: #fff }
.s { font: 620 34px "Exo 2 Variable"; fill: #fff }
.p { font: 600 34px "Exo 2 Variable"; fill: ${colours.ink} }
.m { font: 700 42px ${display}; letter-spacing: -1.500px; fill: ${colours.ink} }
.t { font: 700 150px ${display}; letter-spacing: -9px; fill: ${colours.ink} }
.tick { font: 600 24px ${display}; fill: ${colours.lime} }
.note { position: absolute; left: 912px; top: 700px; width: 632px; padding: 36px 44px 0; height: 420px; background: ${colours.paper}; border-radius: 30px 30px 0 0; box-shadow: ${cardShade} }
.note h2 { font-size: 36px; line-height: 1.1 }
.note table { margin-top: 24px; width: 100%; border-collapse: collapse; font-size: 30px; font-weight: 560 }
.note td { padding: 13px 0; border-top: 2px solid ${colours.rule} }
.note td:last-child { text-align: right; font: 700 42px ${display}; letter-spacing: -1.500px }
`;

export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      `<svg class="at" style="left:0;top:0" width="1600" height="1000"><path d="M${total(september) * minute + 20} ${second + 2}H${total(may) * minute}V${second + tape - 2}H${total(september) * minute + 20}" fill="none" stroke="${colours.ink}" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/>
${measure(first, may)}${measure(second, september)}
<text x="246" y="${first + 206}" class="s">minutes drafting</text><text x="${5 * minute + 116}" y="${second + 206}" class="s">approval</text>
<text x="64" y="${first - 36}" class="m">May 2024</text><text x="290" y="${first - 37}" class="p">${may.posts} posts</text>
<text x="64" y="${second - 36}" class="m">September 2024</text><text x="436" y="${second - 37}" class="p">${september.posts} posts</text>
<text x="${total(may) * minute + 10}" y="${first - 36}" text-anchor="end" class="t">${total(may)}</text><text x="${total(september) * minute + 46}" y="${second + 206}" class="t">${total(september)}</text></svg>`,
      `<h1 class="at" style="left:64px;top:54px;font-size:62px;line-height:1">Minutes per post</h1>`,
      castShadow({
        left: 930,
        top: 770,
        width: 620,
        height: 320,
        colour: shadow,
        opacity: 0.55,
        blur: 42,
        radius: 30,
      }),
      `<div class="note"><h2>The week did not get shorter</h2><table><tr><td>${may.week} posts of ${total(may)} minutes</td><td>${hours(may)} hours</td></tr><tr><td>${september.week} posts of ${total(september)} minutes</td><td>${hours(september)} hours</td></tr></table></div>`,
    ].join("\n"),
});
