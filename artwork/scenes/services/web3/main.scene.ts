import { thousands } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { midspanMark } from "#artwork/scenes/brand/identity.ts";
import { at, houseCss, houseFonts, paint, tickMark } from "../house.ts";
import { field, rules, shadow, source } from "./escrow.ts";

const most = Math.max(...rules.map(({ gas }) => gas));

const css = `
.sheet { position: absolute; left: -20px; top: 118px; width: 984px; height: 960px; background: ${paint.fog} }
.code { position: absolute; left: 0; top: 228px; width: 900px; font: 460 22px/31.500px "JetBrains Mono Variable"; white-space: pre; letter-spacing: -.01em }
.code div { position: relative; padding-left: 112px; height: 31.500px }
.code .no { position: absolute; left: 0; width: 82px; text-align: right; color: #98a2ab; font-size: 18px }
.code .kept { background: ${paint.taxiTint} }
.code .rule { position: absolute; left: 782px; top: 1px; width: 84px; height: 29px; background: ${paint.taxi}; text-align: center; font: 700 22px/32px "Anek Latin Variable" }
.k { color: ${paint.hooghly}; font-weight: 700 }
.t { color: #7a4a00 }
.c { color: ${paint.sindoor} }
.tests { position: absolute; left: 908px; top: 52px; width: 640px; height: 876px; background: ${paint.taxi}; padding: 36px 38px }
.test { position: relative; display: flex; align-items: center; gap: 14px; height: 52px; font-size: 20px; font-weight: 540; border-top: 1.500px solid rgb(16 20 24 / .2) }
.test .no { width: 46px; font: 740 26px/1 "Anek Latin Variable"; padding-top: 3px }
.test .gas { margin-left: auto; font: 640 26px/1 "Anek Latin Variable"; padding-top: 3px; z-index: 1 }
.test .used { position: absolute; right: 0; bottom: 0; height: 5px; background: ${paint.ink} }
`;

function coloured(code: string): string {
  return code
    .replaceAll(/\b(21 days)\b/g, '<span class="c">$1</span>')
    .replaceAll(
      /\b(contract|enum|function|require|external|payable|public|constant|immutable)\b/g,
      '<span class="k">$1</span>',
    )
    .replaceAll(/\b(uint256|address|State)\b/g, '<span class="t">$1</span>');
}

const listing = source.map(
  ({ code, rule }, k) =>
    `<div class="${rule ? "kept" : ""}"><span class="no">${k + 7}</span>${coloured(code)}${rule ? `<span class="rule">R${rule}</span>` : ""}</div>`,
);

const tests = rules.map(
  (rule, k) =>
    `<div class="test">${tickMark(24, paint.ink, 3.2)}<span class="no">R${k + 1}</span><span>${rule.says}</span><span class="gas">${"change" in rule ? `<span style="color:${paint.sindoor};font-size:21px;margin-right:12px">+${thousands(rule.change)}</span>` : ""}${thousands(rule.gas)}</span><i class="used" style="width:${((rule.gas / most) * 260).toFixed(1)}px"></i></div>`,
);

/** The contract on paper that runs off the left, its tests on a yellow card in front. */
export const scene = defineScene({
  field,
  fonts: [...houseFonts, "@fontsource-variable/jetbrains-mono/index.css"],
  css: houseCss + css,
  html: [
    '<div class="sheet"></div>',
    at(58, 156, midspanMark(54)),
    at(134, 150, '<h1 style="font-size:56px">Escrow.sol</h1>'),
    `<div class="code">${listing.join("")}</div>`,
    castShadow({
      left: 890,
      top: 110,
      width: 640,
      height: 800,
      colour: shadow,
      opacity: 0.55,
      radius: 10,
      blur: 34,
    }),
    `<div class="tests"><div style="display:flex;align-items:baseline;justify-content:space-between;margin-bottom:16px"><h1 style="font-size:62px">${rules.length} of ${rules.length} pass</h1><span style="font-size:22px">gas used</span></div>${tests.join("")}</div>`,
  ].join("\n"),
});
