import { castShadow } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { cardShade, colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";

/** A bowl of lentils from above, with a spoonful of tempering: chillies, curry leaves, mustard seed. */
function bowl(): string {
  const random = seeded(61);
  const spot = (reach: number) => {
    const angle = random() * Math.PI * 2;
    const r = Math.sqrt(random()) * reach;
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
  };
  const lentils = Array.from({ length: 420 }, () => {
    const [x, y] = spot(212);
    const tone = ["#f3b63a", "#e9a127", "#f8c85a", "#dd9120"][Math.floor(random() * 4)];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(9 + random() * 4).toFixed(1)}" ry="7" fill="${tone}" transform="rotate(${Math.floor(random() * 180)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  });
  const seeds = Array.from({ length: 46 }, () => {
    const [x, y] = spot(150);
    return `<circle cx="${(x - 20).toFixed(1)}" cy="${(y - 10).toFixed(1)}" r="4.6" fill="#3a2413"/>`;
  });
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-46 0C-24 -26 22 -24 50 0 22 24 -24 26 -46 0z" fill="#3f7a28"/><path d="M-46 0H46" stroke="#7fb04e" stroke-width="3"/></g>`;
  const chilli = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-66 -9C-20 -22 40 -16 76 14 34 20 -26 22 -66 11z" fill="#b5251c"/><path d="M-54 -6C-16 -14 24 -10 54 6" stroke="#ec6a55" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-66 1l-24 -8" stroke="#4f6b22" stroke-width="8" stroke-linecap="round"/></g>`;
  return `<circle r="300" fill="#fff"/><circle r="300" fill="none" stroke="#cfd6b4" stroke-width="4"/><circle r="262" fill="#e9edd6"/><circle r="238" fill="#d48a1c"/>${lentils.join("")}<circle r="238" fill="none" stroke="#8a520c" stroke-opacity=".35" stroke-width="22"/>${seeds.join("")}${leaf(-70, -96, 24)}${leaf(60, -120, -50)}${leaf(-126, 30, 78)}${chilli(20, 30, -32)}${chilli(-20, 116, 12)}`;
}

const css = `
.page { position: absolute; left: 596px; top: -60px; width: 1060px; height: 1130px; background: ${colours.paper}; rotate: 3deg; box-shadow: ${cardShade} }
.page h1 { position: absolute; left: 128px; top: 118px; font-size: 62px; line-height: 1.04; width: 560px }
.line { position: absolute; left: 128px; top: 286px; font-size: 57px; font-weight: 640; letter-spacing: -.02em; white-space: nowrap }
.line mark { background: ${colours.lime}; color: inherit; padding: 4px 12px }
.draft { position: absolute; left: 64px; top: 372px; width: 988px; height: 562px; border-radius: 34px; background: ${colours.ink}; color: #fff; box-shadow: ${cardShade} }
.draft .says { position: absolute; left: 54px; top: 90px; font: 700 136px/1.16 "Sora Variable"; letter-spacing: -.05em; white-space: nowrap }
.says s { position: relative; text-decoration: none; color: ${colours.red}; padding: 0 18px }
.says mark { background: ${colours.lime}; color: ${colours.ink}; padding: 0 16px; margin-left: -4px }
.stop { position: absolute; left: 0; right: 0; bottom: 0; height: 108px; padding: 0 54px; border-radius: 0 0 34px 34px; background: ${colours.red}; display: flex; align-items: center; gap: 24px; font-size: 33px; font-weight: 640 }
`;

const tick = (size: number, colour: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" style="vertical-align:-4px"><path d="M4 13l5.500 5.500L20 6.500"/></svg>`;

/** The article as a page under the draft, and the draft so close that its one wrong figure fills the eye. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      castShadow({
        left: 620,
        top: 60,
        width: 1040,
        height: 1000,
        colour: shadow,
        opacity: 0.5,
        blur: 46,
        radius: 20,
      }),
      `<div class="page"><h1>Lentils that cook while you bathe</h1><div class="line">Serves <b style="box-shadow:inset 0 -7px ${colours.red}">6</b>, ready in <mark>35 minutes</mark> ${tick(50, colours.ink)}</div></div>`,
      `<svg class="at" style="left:0;top:0" width="1600" height="1000"><ellipse cx="1326" cy="824" rx="316" ry="300" fill="#5b650f" opacity=".5" style="filter:blur(26px)"/><g transform="translate(1318 774) scale(1.08)">${bowl()}</g></svg>`,
      castShadow({ left: 96, top: 500, width: 910, height: 450, colour: "#1d2503", opacity: 0.6, blur: 44 }),
      `<div class="draft"><div class="row apart" style="padding:38px 54px 0;font-size:29px;font-weight:560;color:${colours.sage}"><span>Draft for Tadka</span><span>X, English</span></div>
<div class="says">“serves <s>8<svg class="at" style="left:-8px;top:30px;overflow:visible" width="140" height="120"><path d="M-4 112L138 8" stroke="${colours.red}" stroke-width="20" stroke-linecap="round"/></svg></s> in<br><mark>35 minutes</mark>”</div>
<div class="stop"><svg width="50" height="50" viewBox="0 0 50 50"><path d="M16 3h18l13 13v18L34 47H16L3 34V16z" fill="#fff"/><path d="M14 25h22" stroke="${colours.red}" stroke-width="7"/></svg>8 is not in the article. No editor sees this.</div></div>`,
      `<div class="at row display" style="left:66px;top:62px;gap:18px;font-size:44px">${mark.replace('width="36" height="36"', 'width="58" height="58"')}Brightfeed</div><div class="at" style="left:68px;top:152px;width:460px;font-size:34px;line-height:1.24;font-weight:560">Fact lookup: every figure, name and quotation, found or stopped</div>`,
    ].join("\n"),
});
