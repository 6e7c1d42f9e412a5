import { thousands } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import {
  airmail,
  colours,
  field,
  fonts,
  identityCss,
  mark,
  shadow,
} from "../case-studies/outreach-pro-email-platform/identity.ts";
import { before, percent, placement, total } from "../case-studies/outreach-pro-email-platform/placement.ts";

const rows = placement
  .map(
    ({ provider, inbox, sent }) =>
      `<div class="row"><b>${provider}</b><span class="display">${percent({ inbox, sent })}</span><i><u style="width:${((100 * inbox) / sent).toFixed(1)}%"></u></i><span class="count">${thousands(inbox)} of ${thousands(sent)} in the inbox</span></div>`,
  )
  .join("");

/** One figure, and the letter that it was counted from. */
export const scene = defineScene({
  output: "fixed",
  field,
  fonts,
  css: `${identityCss}
    .name { left: 64px; top: 56px; display: flex; align-items: center; gap: 20px; font-size: 44px; letter-spacing: -.02em; font-weight: 800 }
    .figure { left: 58px; top: 176px; font-size: 204px; letter-spacing: -.035em; font-weight: 900 }
    .claim { left: 64px; top: 396px; font-size: 36px; font-weight: 600; line-height: 1.24; letter-spacing: -.015em }
    .letter { left: 690px; top: 50px; width: 600px; height: 600px; background: ${colours.paper}; padding: 54px 0 0 46px; rotate: -3deg }
    .row { position: relative; display: grid; grid-template-columns: 208px 200px; row-gap: 9px; align-items: end; padding: 11px 0 13px; border-bottom: 2px solid ${colours.rule}; width: 560px }
    .row b { font-size: 34px; font-weight: 700; line-height: 1 }
    .row .display { font-size: 44px; text-align: right }
    .row i { grid-column: 1 / -1; width: 408px; height: 12px; border-radius: 6px; background: ${colours.coral}; overflow: hidden }
    .row u { display: block; height: 12px; background: ${colours.sea}; box-shadow: 3px 0 0 ${colours.paper} }
    .row .count { grid-column: 1 / -1; font-size: 20px; font-weight: 500; color: ${colours.muted} }
  `,
  html: `${castShadow({ left: 700, top: 130, width: 620, height: 560, colour: shadow, opacity: 0.5, blur: 40, radius: 20 })}
    <div class="at name display">${mark(62)}OutreachPro</div>
    <div class="at figure display">${percent(total)}</div>
    <div class="at claim">of test messages reach the inbox,<br>up from ${percent(before)} in spring</div>
    <div class="at letter"><div class="at" style="left:0;top:0;overflow:hidden;width:600px">${airmail(600, 26)}</div>${rows}</div>`,
});
