import { thousands } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { airmail, cardShade, colours, field, fonts, identityCss, mark } from "./identity.ts";
import { before, percent, placement, spring, total } from "./placement.ts";

/** A column is as wide as its messages are many; its foot is the lower edge of the picture. */
const full = 730;
const gap = 12;
const left = 64;
const each = (1600 - left - gap * 3) / total.sent;

function columns(): string {
  let x = left;
  return placement
    .map(({ provider, inbox, sent }) => {
      const width = sent * each;
      const was = spring[provider];
      const height = { was: (full * was) / sent, now: (full * inbox) / sent };
      const wide = width > 300;
      const size = wide ? 90 : 44;
      const at = x;
      x += width + gap;
      const inset = wide ? 26 : 18;
      const counts = wide
        ? `${thousands(was)} of ${thousands(sent)}`
        : `${thousands(was)}, then<br>${thousands(inbox)}<br>of ${thousands(sent)}`;
      return `<div class="at" style="left:${at}px;bottom:0;width:${width}px;height:${full}px;background:${colours.coral}"></div>
<div class="at" style="left:${at}px;bottom:0;width:${width}px;height:${height.now}px;background:${colours.paper}"></div>
<div class="at" style="left:${at}px;bottom:0;width:${width}px;height:${height.was}px;background:${colours.navy}"></div>
<b class="at display" style="left:${at}px;bottom:${full + 16}px;font-size:${wide ? 52 : 40}px">${provider}</b>
<div class="at row" style="left:${at + inset}px;bottom:${height.was}px;height:${height.now - height.was}px;color:${colours.navy}"><b class="figure" style="font-size:${size}px">${percent({ inbox, sent })}</b>${wide ? `<span>${thousands(inbox)} of ${thousands(sent)}</span>` : ""}</div>
<div class="at" style="left:${at + inset}px;top:${1000 - height.was + (wide ? 26 : 20)}px;color:#fff"><div class="row"><b class="figure" style="font-size:${size}px">${percent({ inbox: was, sent })}</b>${wide ? `<span>${counts}</span>` : ""}</div>${wide ? "" : `<p>${counts}</p>`}</div>`;
    })
    .join("");
}

/** Half and a quarter of a column's messages. */
const grid = [50, 25]
  .map((share) => {
    const y = 1000 - (full * share) / 100;
    return `<div class="at" style="left:${left}px;right:0;top:${y}px;height:2px;background:#fff;opacity:.2"></div><div class="at" style="left:1076px;top:${y + 8}px;font-size:26px;color:#9fb6d6">${share}%</div>`;
  })
  .join("");

const css = `
.display { letter-spacing: -.014em; word-spacing: .04em }
.row { display: flex; align-items: center; gap: 22px; white-space: nowrap }
.figure { font-weight: 700; letter-spacing: -.045em; line-height: 1 }
.row span { font-size: 28px; font-weight: 500; padding-top: 6px }
p { font-size: 26px; line-height: 1.3; margin-top: 12px }
.letter { left: -34px; top: 690px; width: 780px; height: 420px; background: ${colours.paper}; rotate: -4deg; box-shadow: ${cardShade} }
.key { font-size: 27px; font-weight: 500; display: flex; align-items: center; gap: 12px }
.key i { width: 30px; height: 30px; margin-left: 22px }
.key i:first-child { margin-left: 0 }
`;

export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      `<h1 class="at display" style="left:64px;top:52px;font-size:66px">In the inbox, spring and autumn</h1>`,
      `<div class="at key" style="left:66px;top:134px"><i style="background:${colours.navy}"></i>1 April to 23 June 2024<i style="background:${colours.paper}"></i>2 September to 24 November<i style="background:${colours.coral}"></i>missed in autumn</div>`,
      columns(),
      grid,
      castShadow({
        left: 0,
        top: 756,
        width: 720,
        height: 320,
        colour: "#020b1a",
        opacity: 0.7,
        blur: 40,
        radius: 20,
      }),
      `<div class="at letter"><div class="at" style="left:0;top:0;width:780px;overflow:hidden">${airmail(780, 30)}</div>
<div class="at" style="left:104px;top:66px;font-size:32px;font-weight:600">All ${thousands(total.sent)} test messages</div><div class="at" style="right:48px;top:64px">${mark(60)}</div>
<div class="at display" style="left:100px;top:128px;font-size:118px;font-weight:900;white-space:nowrap;display:flex;align-items:center;gap:26px"><span style="color:${colours.muted};font-size:78px">${percent(before)}</span><svg width="62" height="44" viewBox="0 0 62 44" fill="none" stroke="${colours.coral}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="M6 22h48M38 6l17 16 -17 16"/></svg>${percent(total)}</div></div>`,
    ].join("\n"),
});
