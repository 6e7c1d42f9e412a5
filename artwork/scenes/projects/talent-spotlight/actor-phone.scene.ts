import { castShadow, framesCss, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { chosenLine, script, tapes } from "./casting.ts";
import { figure } from "./figures.ts";
import { colours, field, fonts, identityCss, shadow, tabletFrame } from "./identity.ts";
import { toneOf } from "./rooms.ts";

const ring = { x: 694, y: 560, outer: 764, inner: 592 };
const body = { left: 400, top: 62, width: 588 };

/** Sent in parts of 2 MB while the take goes on. Part 8 got lost and is on its way again. */
const upload = { partMb: 2, parts: 11, sent: 7 };
const megabytes = { sent: upload.sent * upload.partMb, recorded: upload.parts * upload.partMb };

const actor = tapes.find(({ figure: name }) => name === "saree");
const wall = actor?.wall ?? colours.ink;
const tone = toneOf(wall);

const lamps = [622, 650, 678, 706, 734].flatMap((radius, row) =>
  Array.from({ length: 148 }, (_, index) => {
    const turn = ((index + (row % 2) / 2) / 148) * 2 * Math.PI;
    return `<circle cx="${(ring.x + Math.cos(turn) * radius).toFixed(1)}" cy="${(ring.y + Math.sin(turn) * radius).toFixed(1)}" r="5.5"/>`;
  }),
);

const ringLight = `<svg width="1600" height="1000" style="position:absolute;inset:0">
<circle cx="${ring.x}" cy="${ring.y}" r="${ring.outer}" fill="#0d0908"/>
<circle cx="${ring.x}" cy="${ring.y}" r="${(ring.outer + ring.inner) / 2}" fill="none" stroke="${colours.spot}" stroke-width="${ring.outer - ring.inner - 24}"/>
<g fill="#fff1b8">${lamps.join("")}</g>
<circle cx="${ring.x}" cy="${ring.y}" r="${ring.inner}" fill="${field}"/>
<rect x="646" y="-20" width="96" height="110" rx="10" fill="#0d0908"/>
</svg>`;

const picture = `<svg width="556" height="1160" viewBox="0 0 556 1160" style="position:absolute;inset:0">
<rect width="556" height="1160" fill="${wall}"/>
<path d="M400 250h170v400H400z" fill="${tone(26, "light")}"/>${Array.from({ length: 11 }, (_, k) => `<path d="M400 ${266 + k * 36}h170" stroke="${tone(8, "dark")}" stroke-width="12"/>`).join("")}<path d="M400 240v420M378 656h200" stroke="${tone(34, "dark")}" stroke-width="15"/>
<circle cx="262" cy="566" r="212" fill="${tone(42, "light")}" opacity=".88"/>
${figure("saree", { id: "actor", x: 256, y: 642, size: 2.05, tone: tone(84, "dark"), second: tone(62, "dark"), rim: tone(60, "light"), rimWidth: 4 })}
</svg>`;

const lens = `<svg width="26" height="26" style="position:absolute;z-index:4;left:322px;top:29px"><circle cx="13" cy="13" r="12" fill="#1b2530"/><circle cx="13" cy="13" r="6.5" fill="#2f4a66"/><circle cx="10" cy="9.5" r="2.6" fill="#cfe3f4"/></svg>`;

const screen = `${picture}<div class="prompt"></div>${lens}${statusBar({ time: "8:55", colour: "#fff" })}
<div class="lines"><div class="now display">${script[chosenLine - 1]}</div><div class="next">${script[chosenLine]}</div></div>
<div class="controls"><div class="take">Take 2 of 3</div><div class="row" style="gap:14px"><i class="dot"></i><span class="timer">0:38</span></div><div class="stop"><i></i></div></div>`;

const css = `
.prompt { position: absolute; inset: 0 0 auto; height: 306px; background: #33281f }
.lines { position: relative; padding: 22px 34px 0; color: #fff }
.now { font-size: 50px; line-height: 1.02; letter-spacing: -.035em; color: ${colours.spot} }
.next { margin-top: 16px; font-size: 25px; color: ${colours.dim} }
.controls { position: absolute; left: 0; right: 0; top: 786px; height: 400px; display: flex; justify-content: space-between; align-items: flex-start; padding: 32px 32px 0; background: #33281f; color: #fff }
.take { padding-top: 13px; font-size: 24px; font-weight: 560 }
.timer { font-size: 50px; font-weight: 660; letter-spacing: -.01em; line-height: 1.12 }
.dot { width: 18px; height: 18px; border-radius: 18px; background: ${colours.brick} }
.stop { margin-top: -6px; width: 70px; height: 70px; border-radius: 70px; border: 5px solid #fff; display: grid; place-items: center }
.stop i { width: 28px; height: 28px; border-radius: 6px; background: ${colours.brick} }
.upload { position: absolute; left: 878px; top: 556px; width: 672px; padding: 34px 40px 36px; border-radius: 26px; background: ${colours.paper}; box-shadow: 0 0 0 1px #cbbda6, 0 20px 32px rgb(8 4 2 / .5) }
.parts { display: grid; grid-template-columns: repeat(${upload.parts}, 1fr); gap: 7px; margin-top: 24px }
.parts i { height: 46px; border-radius: 7px; box-shadow: inset 0 0 0 2.5px #d3c4ab }
.parts i.sent { background: ${colours.ink}; box-shadow: none }
.parts i.again { background: repeating-linear-gradient(-45deg, ${colours.brick} 0 7px, #f4b8a6 7px 14px); box-shadow: none }
`;

const parts = Array.from({ length: upload.parts }, (_, index) => {
  if (index < upload.sent) return '<i class="sent"></i>';
  return index === upload.sent ? '<i class="again"></i>' : "<i></i>";
});

const uploadCard = `<div class="upload"><div class="row apart" style="align-items:baseline"><span class="display" style="font-size:42px">${megabytes.sent} of ${megabytes.recorded} MB sent</span></div><div class="parts">${parts.join("")}</div><div style="margin-top:20px;font-size:24px;color:${colours.muted}">Signal lost at 0:29. Part ${upload.sent + 1} goes again.</div></div>`;

/** An actor's phone in the middle of a ring light, with the upload of the running take in front. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    ringLight,
    castShadow({ left: body.left + 10, top: 120, width: 580, height: 1000, colour: shadow, opacity: 0.85 }),
    phone({ ...body, background: "#150d0b", colours: tabletFrame, screen }),
    castShadow({
      left: 900,
      top: 620,
      width: 640,
      height: 230,
      colour: shadow,
      opacity: 0.8,
      blur: 34,
      radius: 26,
    }),
    uploadCard,
  ].join("\n"),
});
