import { castShadow, framesCss, homeBar, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours as c, display, field, fonts, frameColours, identityCss, mark } from "./identity.ts";
import { poster, posterDefs } from "./poster.ts";
import { work, workHeight, type works, worksCss } from "./works.ts";

const top = 222;
const gap = 50;
const column = 296;

/** Works one under another, each with its title. */
function stack(left: number, from: number, names: readonly (keyof typeof works)[]): string {
  let y = from;
  return names
    .map((name) => {
      const drawn = work(name, left, y, column);
      y += workHeight(name, column) + gap;
      return drawn;
    })
    .join("");
}

const page = `<div class="row at" style="left:34px;top:26px;gap:11px;font-size:18px;font-weight:760">${mark}CreativeFolio</div>
<div class="row at" style="left:760px;top:22px;gap:34px;font-size:17px;font-weight:640"><span>Work</span><span>About</span><span class="ask">Ask for work</span></div>
<div class="at owner" style="left:31px;top:94px;font-size:70px;line-height:1">Teodora Vance</div>
<p class="at" style="left:760px;top:101px;font-size:19px;line-height:1.42;font-weight:600;width:420px">Illustrator, Lisbon. Posters, labels and covers in flat inks. Twelve projects.</p>
${stack(34, top, ["citrus", "tram", "moth"])}
<div class="at" style="left:${34 + column + 24}px;top:${top}px">${poster(536)}<figcaption>Night Market, poster in five inks</figcaption></div>
${stack(34 + column + 24 + 536 + 24, top, ["sardines", "lighthouse", "record"])}
${stack(34 + column + 24 + 536 + 24 + column + 24, top, ["bottle", "chairs", "record"])}`;

const screen = `${statusBar({ time: "21:04", colour: c.paper })}
<div class="row apart" style="padding:8px 20px 14px;color:${c.paper}"><span class="owner" style="font-size:21px">Teodora Vance</span>${mark.replace('width="32" height="32"', 'width="25" height="25"')}</div>
${poster(378, 450)}
<div style="padding:18px 20px;color:${c.paper}"><div class="note"><span>First picture after</span><b>0.9 s</b></div><h3 style="margin:22px 0 8px;font-size:23px">Night Market</h3><p style="font-size:17px;line-height:1.4;color:${c.stone}">Poster in five inks</p></div>${homeBar(c.paper)}`;

const css = `${framesCss}${identityCss}${worksCss}
.lid { position: absolute; left: 232px; top: 62px; width: 1460px; height: 1000px; padding: 15px; border-radius: 30px; background: #040404; box-shadow: inset 0 0 0 2px #77736c, 0 0 0 1px #000, 0 0 0 2px #3a3835 }
.lid > div { position: relative; width: 100%; height: 100%; border-radius: 16px; overflow: hidden; background: ${c.paper} }
.ask { padding: 8px 18px 9px; border-radius: 30px; background: ${c.ink}; color: ${c.paper} }
.note { display: flex; align-items: center; justify-content: space-between; padding: 14px 20px 15px; border-radius: 16px; background: ${c.yellow}; color: ${c.ink}; font-size: 18px; font-weight: 740 }
.note b { font-family: ${display}; font-weight: 800; font-size: 34px; letter-spacing: -.04em; line-height: 1 }
`;

export const scene = defineScene({
  field,
  fonts: [...fonts],
  css,
  html: `${posterDefs}<div class="lid"><div>${page}</div></div>
${castShadow({ left: 96, top: 320, width: 400, height: 720, colour: "#000", opacity: 0.6, blur: 40 })}
${phone({ left: 72, top: 262, width: 400, background: field, screen, colours: frameColours })}`,
});
