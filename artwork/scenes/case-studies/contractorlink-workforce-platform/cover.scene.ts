import { inr } from "#artwork/lib/format.ts";
import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { day, pour, type Site, sites, trades } from "./board.ts";
import { handset, handsetCss } from "./handset.ts";
import { colours as c, display, field, fonts, identityCss, mark, rates, shadow } from "./identity.ts";

/** Tuesday evening, 6.31 pm: offers left at six and the board is nearly full. */
const rowHeight = 62;
const columns = [270, 206, 262, 162, 190] as const;

/** One place: a helmet when somebody has it, an outline when not. */
function peg(filled: boolean, hot: boolean): string {
  const shell = "M3 17C3 8 8 3 14 3s11 5 11 14z";
  const brim = "M1 17.5h26a1.5 1.5 0 010 4.5H1a1.5 1.5 0 010-4.5z";
  return filled
    ? `<svg width="28" height="25" viewBox="0 0 28 25" fill="${c.steel}"><path d="${shell}${brim}"/></svg>`
    : `<svg width="28" height="25" viewBox="-1 0 30 25" fill="${hot ? c.vest : "none"}" stroke="${c.oxide}" stroke-width="2.4"><path d="${shell}M1 20h26"/></svg>`;
}

function siteRow(site: Site): string {
  const hot = site === pour;
  const cells = trades
    .map((_, trade) => {
      const asked = site.asked[trade] ?? 0;
      const filled = site.filled[trade] ?? 0;
      const pegs = Array.from(
        { length: asked },
        (_, k) => (hot && k > 0 && k === filled ? "<br>" : "") + peg(k < filled, hot),
      ).join("");
      return `<div class="pegs" style="width:${columns[trade + 1]}px">${pegs}</div>`;
    })
    .join("");
  return `<div class="row site${hot ? " hot" : ""}"><div style="width:${columns[0]}px"><b>${site.name}</b><span>${site.contractor}</span></div>${cells}</div>`;
}

const short = day.asked - day.filled;
const board = `<div class="row apart top"><div class="row" style="gap:13px;color:${c.orange}">${mark}<span class="display" style="font-size:27px;color:${c.screen}">ContractorLink</span></div><div class="row tabs"><b>Board</b><span>Gangs</span><span>Musters</span><span>Causes</span></div><span class="desk">Sheetal, desk 3</span></div>
<div class="row figures"><div><h1>Wednesday</h1><p>${day.sites} sites, board at 6.31 pm on Tuesday</p></div><div class="filled"><b>${day.filled}</b><span>of ${day.asked} places filled<br>${short} still empty</span></div><div class="offers"><b>Six offers are out</b><span>The next one lapses<br>at 6.40 pm</span></div></div>
<div class="row heads"><div style="width:${columns[0]}px">Site</div>${trades.map((trade, k) => `<div style="width:${columns[k + 1]}px">${trade}</div>`).join("")}</div>
${sites.slice(0, 14).map(siteRow).join("")}`;

const wages = 6 * rates.barBender;
const offer = `<div class="offer-top">${mark.replace('width="36" height="36"', 'width="27" height="27"')}<span class="display">Tomorrow, Wednesday</span></div>
<div class="offer"><div class="gang">${Array.from({ length: 6 }, () => peg(true, false)).join("")}</div><h2>6 bar benders</h2><p class="place">Kesari Heights, tower A</p>
<dl><dt>Hours</dt><dd>7 am to 4 pm</dd><dt>Distance</dt><dd>2.4 km</dd><dt>Day rate</dt><dd>${inr(rates.barBender)} each</dd><dt>For the gang</dt><dd>${inr(wages)}</dd></dl>
<p class="pay">Paid by UPI at 7 pm, the same day</p>
<div class="clock"><i></i></div><p class="left">9 of 40 minutes left</p><div class="yes">Yes, all six will come</div><div class="no">No, not tomorrow</div></div>`;

const css = `${framesCss}${handsetCss}${identityCss}
.top { height: 74px; padding: 0 34px; background: ${c.ink}; color: ${c.screen} }
.figures { gap: 64px; height: 152px; padding: 0 34px }
.figures h1 { font-size: 60px }
.figures p { margin-top: 6px; font-size: 18px; color: ${c.brown} }
.filled { display: flex; align-items: center; gap: 18px; font-size: 21px; line-height: 1.35; font-weight: 560 }
.filled b { font-family: ${display}; font-weight: 640; font-size: 96px; line-height: 1; color: ${c.steel} }
.desk { font-size: 18px; color: ${c.sand} }
.offers { padding-left: 28px; border-left: 2px solid ${c.rule}; font-size: 18px; line-height: 1.35; color: ${c.brown} }
.offers b { display: block; font-size: 21px; font-weight: 640; color: ${c.ink} }
.heads { height: 44px; padding: 0 34px; background: ${c.sand}; font-size: 17px; font-weight: 620 }
.site { height: ${rowHeight}px; padding: 0 34px; border-bottom: 1px solid ${c.rule} }
.site b { display: block; font-size: 19px; font-weight: 640; line-height: 1.3 }
.site span { font-size: 15.5px; color: ${c.brown} }
.hot { height: 92px; background: ${c.vest}; border: 0 }
.hot b { font-size: 22px } .hot span { color: ${c.ink}; font-size: 17px }
.pegs { line-height: 30px; white-space: nowrap }
.pegs svg { margin-right: 5px; vertical-align: middle }
.offer-top { display: flex; gap: 12px; align-items: center; padding: 8px 24px 14px; font-size: 24px; color: ${c.ink} }
.offer { padding: 20px 24px; height: 800px; background: ${c.screen}; border-radius: 26px 26px 0 0 }
.gang { display: flex; gap: 8px; margin-bottom: 8px }
.gang svg { width: 40px; height: 36px }
.offer h2 { font-size: 56px; white-space: nowrap; line-height: 1.12 }
.tabs { gap: 30px; margin: 0 auto 0 150px; font-size: 18px; color: ${c.steelLight} }
.tabs b { color: ${c.screen}; font-weight: 640 }
.clock { height: 12px; margin-top: 24px; border-radius: 6px; background: ${c.rule} }
.clock i { display: block; height: 12px; width: ${((9 / 40) * 100).toFixed(1)}%; border-radius: 6px; background: ${c.oxide} }
.place { margin-top: 4px; font-size: 20px; font-weight: 560 }
dl { display: grid; grid-template-columns: 124px 1fr; gap: 15px 0; margin: 22px 0 20px; padding: 20px 0; border: solid ${c.rule}; border-width: 2px 0; font-size: 19px; align-items: baseline }
dt { color: ${c.brown} } dd { font-family: ${display}; font-weight: 560; font-size: 28px; line-height: 1.15 }
.pay { font-size: 18px; font-weight: 560 }
.yes { margin-top: 24px; padding: 22px 0; border-radius: 16px; background: ${c.steel}; color: #fff; text-align: center; font-size: 23px; font-weight: 680 }
.no { margin-top: 14px; padding: 18px 0; border-radius: 16px; border: 2px solid ${c.ink}; text-align: center; font-size: 20px; font-weight: 620 }
.left { margin-top: 8px; font-size: 18px; color: ${c.oxide}; font-weight: 600 }
`;

export const scene = defineScene({
  field,
  fonts: [...fonts],
  css,
  html: `${castShadow({ left: 120, top: 150, width: 1300, height: 860, colour: shadow, opacity: 0.55 })}
${desktopWindow({ left: 76, top: 62, width: 1330, height: 1000, background: c.screen, screen: board, colours: { outline: "#4d2200", shade: "rgb(107 44 0 / 0.45)" } })}
${castShadow({ left: 1164, top: 260, width: 380, height: 720, colour: "#3a1a02", opacity: 0.55, blur: 40 })}
${handset({ left: 1146, top: 172, width: 404, height: 930, background: c.orange, time: "6:31", screen: offer })}`,
});
