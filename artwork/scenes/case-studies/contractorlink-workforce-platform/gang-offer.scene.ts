import { inr } from "#artwork/lib/format.ts";
import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { handset, handsetCss } from "./handset.ts";
import { helmet, helmetDefs } from "./helmet.ts";
import {
  colours as c,
  display,
  field,
  fonts,
  gang,
  gangWages,
  identityCss,
  mark,
  rates,
  shadow,
} from "./identity.ts";

/** An offer that left at six, seen at 6.14 pm: it lapses at 6.40. */
const minutes = { given: 40, left: 26 };

/** The gang as a pile of helmets: the bar benders stand on the helpers. */
function pile(): string {
  const pitch = 232;
  const rows = [4, 3, 2, 1];
  return rows
    .map((count, row) =>
      Array.from({ length: count }, (_, k) => {
        const left = 1172 - (count * pitch) / 2 + k * pitch - 24;
        const turn = ((k * 7 + row * 5) % 5) - 2;
        return helmet(row === 0 ? "white" : "yellow", left, 846 - row * 170, 280, turn);
      }).join(""),
    )
    .join("");
}

const trade = (count: number, name: string, rate: number) =>
  `<div class="trade"><b>${count}</b><span>${name}</span><em>${inr(rate)} <small>a day</small></em></div>`;

const screen = `<div class="bar">${mark}<span class="display">Tomorrow, Wednesday</span></div>
<div class="sheet"><h1>${gang.benders + gang.helpers} places</h1><p class="lead">Mohor Residency, tower 3</p>
${trade(gang.benders, "bar benders", rates.barBender)}${trade(gang.helpers, "helpers", rates.helper)}
<div class="facts"><div><b>7.00 am to 4.00 pm</b>Helmets on site</div><div><b>3.2 km</b>from your lodging</div></div>
<p class="pay">${inr(gangWages)} by UPI at 7 pm, the same day</p>
<div class="clock"><i></i></div><p class="left"><b>${minutes.left}</b> of ${minutes.given} minutes left</p>
<div class="yes">Accept for all ten</div><p class="ring">No app at hand? Give a missed call.</p></div>`;

const css = `${handsetCss}${identityCss}
.handset-bar { height: 54px; font-size: 21px }
.bar { display: flex; align-items: center; gap: 16px; padding: 10px 34px 22px; font-size: 33px }
.sheet { height: 1200px; padding: 24px 34px; border-radius: 34px 34px 0 0; background: ${c.screen} }
.sheet h1 { font-size: 100px; line-height: 1.14 }
.ring { margin-top: 20px; text-align: center; font-size: 24px; color: ${c.brown} }
.lead { margin: 10px 0 22px; font-size: 26px; font-weight: 560 }
.trade { display: flex; align-items: baseline; padding: 14px 0; border-top: 2px solid ${c.rule}; font-size: 28px; font-weight: 560 }
.trade b { width: 54px; font-family: ${display}; font-size: 46px; font-weight: 620; line-height: 1.15; color: ${c.steel} }
.trade em { margin-left: auto; font-family: ${display}; font-style: normal; font-size: 38px; font-weight: 560 }
small { font-family: "Roboto Flex Variable"; font-size: 21px; font-weight: 480; color: ${c.brown} }
.facts { display: flex; justify-content: space-between; padding: 19px 0 19px; border: solid ${c.rule}; border-width: 2px 0; font-size: 20px; color: ${c.brown} }
.facts b { display: block; font-family: ${display}; font-size: 31px; font-weight: 560; color: ${c.ink} }
.pay { margin: 22px 0 24px; font-size: 25px; font-weight: 600 }
.clock { height: 18px; border-radius: 9px; background: ${c.rule} }
.clock i { display: block; height: 18px; width: ${((minutes.left / minutes.given) * 100).toFixed(1)}%; border-radius: 9px; background: ${c.oxide} }
.left { margin: 8px 0 20px; font-size: 24px } .left b { font-weight: 720; color: ${c.oxide} }
.yes { padding: 28px 0; border-radius: 22px; background: ${c.steel}; color: #fff; text-align: center; font-size: 31px; font-weight: 680 }
.words { left: 822px; top: 50px; font-family: ${display}; font-weight: 640; font-size: 118px; line-height: 1.02; letter-spacing: -.015em }
`;

export const scene = defineScene({
  field,
  fonts: [...fonts],
  css,
  html: `${helmetDefs}${pile()}<div class="at words">One tap<br>for ten</div>
${castShadow({ left: 130, top: 120, width: 600, height: 900, colour: shadow, opacity: 0.6 })}
${handset({ left: 96, top: 44, width: 622, height: 1180, background: c.orange, time: "6:14", turn: -3, screen })}`,
});
