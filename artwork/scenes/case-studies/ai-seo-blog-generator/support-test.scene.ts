import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";

const words = { x: 66, size: 76, draft: 300, passage: 588, resume: 1192 };
/** Where the word stands that the draft has lost. */
const lost = { x: 986, y: 562, r: 192 };
/** How sure the language-inference model is, in hundredths. */
const verdict = { supports: 2, silent: 4, contradicts: 94 };

const css = `
.strip { background: ${colours.paper}; box-shadow: 0 0 0 1px rgb(3 30 32 / .3), 0 6px 12px rgb(3 30 32 / .28), 0 24px 36px -6px rgb(3 30 32 / .45) }
.of { font-size: 28px; color: ${colours.muted} }
.verdict { left: 66px; top: 740px; width: 812px; height: 300px; padding: 30px 38px; background: ${colours.night}; color: ${colours.nightText}; box-shadow: 0 0 0 1px #041b1d, 0 20px 36px -6px rgb(3 30 32 / .6) }
.verdict h2 { font-size: 50px }
.share { display: flex; gap: 5px; height: 20px; margin-top: 22px }
.share i { border-radius: 2px }
.keys { display: flex; gap: 16px; margin-top: 28px }
.keys b { flex: 1; height: 120px; padding-top: 26px; border-radius: 8px; text-align: center; font-size: 36px; font-weight: 560 }
`;

const lettering = `font-family="Roboto Slab Variable" font-weight="640" font-size="${words.size}" letter-spacing="-2.300" fill="${colours.ink}"`;

/** The loupe that lies on the source and enlarges the one word that the draft has lost. */
function loupe(): string {
  const { x, y, r } = lost;
  return `<defs>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff3cf"/><stop offset=".28" stop-color="#e0b95f"/><stop offset=".55" stop-color="#9a6f22"/><stop offset=".78" stop-color="#d9b056"/><stop offset="1" stop-color="#7a5415"/></linearGradient>
<linearGradient id="grip" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a5c5f"/><stop offset=".25" stop-color="#12353a"/><stop offset=".75" stop-color="#051a1d"/><stop offset="1" stop-color="#24484c"/></linearGradient>
<radialGradient id="edge"><stop offset=".8" stop-color="#0b2b2f" stop-opacity="0"/><stop offset="1" stop-color="#0b2b2f" stop-opacity=".22"/></radialGradient>
<clipPath id="glass"><circle cx="${x}" cy="${y}" r="${r - 30}"/></clipPath>
<filter id="fall" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="22"/></filter></defs>
<g opacity=".55" filter="url(#fall)" transform="translate(14 42)"><circle cx="${x}" cy="${y}" r="${r}" fill="${colours.night}"/><path d="M${x + 140} ${y + 130}l300 290" stroke="${colours.night}" stroke-width="76"/></g>
<g transform="rotate(43 ${x} ${y})"><rect x="${x + r - 14}" y="${y - 24}" width="70" height="48" fill="url(#brass)"/><path d="M${x + r + 46} ${y - 38}h520v76h-520q-15 -38 0 -76z" fill="url(#grip)"/><path d="M${x + r + 66} ${y - 20}h480" stroke="#7fa9a8" stroke-opacity=".5" stroke-width="5"/></g>
<circle cx="${x}" cy="${y}" r="${r}" fill="url(#brass)"/><circle cx="${x}" cy="${y}" r="${r - 26}" fill="#5c3f10"/>
<g clip-path="url(#glass)"><circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><path d="M${x - 135} ${y - 64}L${x + 133} ${y - 68}L${x + 138} ${y + 62}L${x - 130} ${y + 66}z" fill="${colours.amber}"/><text x="${x - 2}" y="${y + 46}" text-anchor="middle" font-family="Roboto Slab Variable" font-weight="700" font-size="158" letter-spacing="-6" fill="${colours.ink}">not</text><circle cx="${x}" cy="${y}" r="${r - 30}" fill="url(#edge)"/></g>
<path d="M${x - 128} ${y - 78}a150 150 0 0 1 78 -66" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".95"/>
<circle cx="${x}" cy="${y}" r="${r - 3}" fill="none" stroke="#fff6dc" stroke-opacity=".6" stroke-width="2.500"/>`;
}

/** Both sentences at the size of a poster, aligned on their common words. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    `<div class="at row" style="left:62px;top:44px;right:60px;gap:20px;color:#fff">${mark(58)}<span class="slab" style="font-size:44px">Support test</span><span style="font-size:30px;margin-left:auto;color:#c9ece6">Claim 14 of 18</span></div>`,
    castShadow({ left: 0, top: 220, width: 1400, height: 150, colour: shadow, opacity: 0.5, radius: 10 }),
    `<div class="at strip" style="left:-20px;top:140px;width:1404px;height:254px"><p class="of at" style="left:86px;top:32px">Draft</p></div>`,
    castShadow({ left: 90, top: 500, width: 1500, height: 190, colour: shadow, opacity: 0.6, radius: 10 }),
    `<div class="at strip" style="left:28px;top:430px;width:1600px;height:240px;background:#fff"><p class="of at" style="left:38px;top:34px">HMRC Business Income Manual</p></div>`,
    castShadow({ left: 130, top: 780, width: 760, height: 260, colour: shadow, opacity: 0.6, radius: 10 }),
    `<div class="at verdict"><div class="apart"><h2>Contradicts</h2><span class="slab" style="font-size:50px;color:${colours.amber}">${verdict.contradicts}%</span></div><div class="share"><i style="flex:${verdict.supports};background:${colours.aqua}"></i><i style="flex:${verdict.silent};background:${colours.nightMuted}"></i><i style="flex:${verdict.contradicts};background:${colours.amber}"></i></div><div class="keys"><b style="background:${colours.vermilion};color:#fff">Strike</b><b style="background:${colours.paper};color:${colours.ink}">Rewrite</b><b style="box-shadow:inset 0 0 0 2.500px ${colours.nightMuted}">Overrule</b></div></div>`,
    `<svg class="at" width="1600" height="1000" style="inset:0"><g ${lettering}><text x="${words.x}" y="${words.draft}">Client entertaining is deductible.</text><text x="${words.x}" y="${words.passage}">Client entertaining is</text><text x="${words.resume}" y="${words.passage}">deductible.</text></g>
<path d="M765 346l20 -36 20 36" fill="none" stroke="${colours.vermilion}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>${loupe()}</svg>`,
  ].join("\n"),
});
