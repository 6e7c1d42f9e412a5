import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import {
  airmail,
  cardShade,
  colours,
  envelope,
  field,
  fonts,
  identityCss,
  mark,
  shadow,
} from "./identity.ts";
import { bounced, bounceRate, days, held, mailbox, planned, sent, today } from "./warm-up.ts";
import { boxes, inbox, missed, spam, week } from "./week.ts";

const perRow = 20;
const pitch = { x: 38, y: 32 };

const css = `
.display { letter-spacing: -.014em; word-spacing: .04em }
.top { position: absolute; left: 0; right: 0; top: 16px; height: 78px; padding: 0 0 0 44px; gap: 14px; font-size: 18px; border-bottom: 1px solid ${colours.rule}; display: flex; align-items: center }
.hero { left: 44px; top: 118px }
.hero .display { display: block; font-size: 150px; font-weight: 900; letter-spacing: -.02em; margin-left: -6px }
.hero p { margin-top: 14px; font-size: 23px; line-height: 1.32; font-weight: 500 }
.provider { position: absolute; left: 590px; width: ${perRow * pitch.x - 8}px; display: flex; align-items: baseline; gap: 16px; font-size: 19px }
.provider .display { font-size: 29px }
.provider span { color: ${colours.muted} }
.provider em { margin-left: auto; font-style: normal; font-weight: 600; color: ${colours.coral} }
.card { position: absolute; left: 60px; top: 568px; width: 640px; height: 398px; border-radius: 26px; background: ${colours.navy}; color: #fff; box-shadow: ${cardShade} }
`;

function letters(): string {
  let top = 126;
  return week
    .map(({ provider, boxes: count, spam: lost }) => {
      const lostIn: readonly number[] = lost;
      const grid = Array.from({ length: count }, (_, k) => {
        const bad = lostIn.includes(k);
        const x = (k % perRow) * pitch.x;
        const y = Math.floor(k / perRow) * pitch.y;
        return `<g transform="translate(${x} ${y})">${envelope(30, bad ? colours.coral : "#bfe7e9", bad ? "#fff" : colours.sea)}</g>`;
      });
      const rows = Math.ceil(count / perRow);
      const html = `<div class="provider" style="top:${top}px"><b class="display">${provider}</b><span>${count - lostIn.length} of ${count} in the inbox</span>${lostIn.length > 0 ? `<em>${lostIn.length} in spam</em>` : ""}</div><svg class="at" style="left:590px;top:${top + 44}px" width="${perRow * pitch.x}" height="${rows * pitch.y}">${grid.join("")}</svg>`;
      top += 44 + rows * pitch.y + 26;
      return html;
    })
    .join("");
}

/** Twelve weeks of what missed the inbox, one letter each. */
function weeks(): string {
  const stacks = missed.map((count, k) =>
    Array.from(
      { length: count },
      (_, n) =>
        `<g transform="translate(${k * 38} ${84 - n * 20})">${envelope(24, k === 11 ? colours.coral : "#f9b3a2", "#fff")}</g>`,
    ).join(""),
  );
  return `<svg class="at" style="left:44px;top:352px" width="470" height="104">${stacks.join("")}</svg><div class="at" style="left:44px;top:464px;font-size:18px;color:${colours.muted}">Outside the inbox, each week since 2 September</div>`;
}

const screen = `<div class="at" style="left:0;top:0">${airmail(1500, 16)}</div>
<div class="top">${mark(46)}<b class="display" style="font-size:29px;margin-right:34px">OutreachPro</b><b>Sending</b><span style="margin-left:22px;color:${colours.muted}">Campaigns</span><span style="margin-left:22px;color:${colours.muted}">Mailboxes</span><span style="margin-left:22px;color:${colours.muted}">Domains</span><b class="at" style="right:118px">Week of 18 November 2024</b></div>
<div class="at hero"><b class="display">${((100 * inbox) / boxes).toFixed(1)}%</b><p>inbox placement: ${inbox} of ${boxes}<br>test mailboxes, ${spam} in spam</p></div>${weeks()}
${letters()}
<div class="at" style="left:590px;right:0;top:836px;border-top:1px solid ${colours.rule};padding-top:22px;font-size:19px"><b class="display" style="font-size:29px">Rows behind this figure</b><span style="margin-left:18px;color:${colours.muted}">${boxes} log rows, export as CSV</span></div>
<div class="at" style="left:590px;top:912px;font-size:19px;white-space:nowrap"><span style="color:${colours.muted}">18 Nov, 09:14</span><span style="margin-left:30px">Outlook, box 18</span><span style="margin-left:30px">Autumn hiring, Porto</span><b style="margin-left:30px;color:${colours.coral}">Spam</b></div>`;

function stairs(): string {
  const width = 22.9;
  const base = 176;
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    const size = (day < today ? planned(day) : day === today ? held : planned(day)) * 3.3;
    const place = `x="${(index * width).toFixed(1)}" y="${(base - size).toFixed(1)}" width="17" height="${size.toFixed(1)}" rx="3"`;
    if (day > today)
      return `<rect ${place} fill="none" stroke="#4a6a96" stroke-width="2" stroke-dasharray="3 4"/>`;
    return `<rect ${place} fill="${day === today ? colours.coral : field}"/>`;
  }).join("");
}

const card = `<div class="card"><div class="at" style="left:36px;top:32px;font-size:20px;line-height:1.4"><b>${mailbox}</b><br><span style="color:#a9bfdc">Warm-up, day ${today} of ${days}</span></div>
<div class="at" style="right:36px;top:34px;padding:9px 18px;border-radius:20px;background:${colours.coral};font-size:18px;font-weight:600">Held</div>
<svg class="at" style="left:36px;top:106px" width="572" height="178">${stairs()}</svg>
<div class="at display" style="left:36px;top:102px;font-size:76px;color:#fff">${held}<span style="font:500 20px 'Spline Sans Variable';letter-spacing:0;margin-left:12px">messages a day</span></div>
<div class="at" style="left:36px;right:36px;top:300px;padding-top:16px;border-top:1px solid #2d4c7a;font-size:20px;line-height:1.42"><b style="color:#ff9a82">Bounces ${bounceRate}, limit 2%.</b> ${bounced} of ${sent} messages since 4 November. The climb to 50 goes on once they are below it.</div></div>`;

/** The week's letters run off to the right and below; one mailbox that had to wait hangs out on the left. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: () =>
    [
      castShadow({ left: 190, top: 150, width: 1460, height: 900, colour: shadow, opacity: 0.55, blur: 46 }),
      desktopWindow({
        left: 206,
        top: 50,
        width: 1460,
        height: 1010,
        background: colours.paper,
        screen,
        colours: { outline: "rgb(11 90 99 / .5)", shade: "rgb(11 90 99 / .4)" },
      }),
      castShadow({ left: 84, top: 650, width: 590, height: 350, colour: "#062b3a", opacity: 0.6, blur: 42 }),
      card,
    ].join("\n"),
});
