import { castShadow, framesCss, phoneHeight } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { at, houseCss, houseFonts, layer, paint, tickMark } from "../house.ts";
import { boxDefs, field, round, roundPhone, shadow, stops } from "./round.ts";

const css = `
.app { padding: 12px 26px 0 }
.app h2 { font-size: 34px }
.stop { display: flex; align-items: center; gap: 14px; height: 72px; border-top: 1px solid ${paint.line}; font-size: 20px; line-height: 1.2 }
.stop .n { flex: none; width: 36px; height: 36px; border-radius: 4px; background: ${paint.hooghlyTint}; display: grid; place-items: center; font: 680 23px/1 "Anek Latin Variable"; padding-top: 2px }
.stop b { display: block; font-weight: 640 }
.stop span { font-size: 17px; color: ${paint.steel} }
.coming i { display: block; border-radius: 3px; background: ${paint.hooghlyTint} }
.label { font: 700 50px/1 "Anek Latin Variable"; font-stretch: 88%; color: #fff }
.do { height: 68px; border-radius: 6px; text-align: center; font-weight: 680; font-size: 23px; line-height: 68px }
.big .stop { height: 82px; font-size: 23px }
.big .stop span { font-size: 19px }
.big .stop .n { width: 42px; height: 42px; font-size: 26px }
.wait { margin-left: auto; color: #7a5a00; font-size: 19px; font-weight: 640 }
`;

const arrived = 3;
const head = `<div style="font-size:19px;color:${paint.steel}">Wednesday 15 October</div><h2 style="margin:4px 0 18px">${round.name}</h2>`;

function row(index: number, tail = ""): string {
  const stop = stops[index];
  if (!stop) return "";
  const away = "away" in stop;
  const number = `<i class="n" style="font-style:normal;${away ? `background:${paint.sindoor};color:#fff` : ""}">${away || !tail ? index + 1 : tickMark(26, paint.hooghly)}</i>`;
  return `<div class="stop">${number}<div><b>${stop.place}</b><span>${away ? "Nobody at home" : stop.name}</span></div>${tail}</div>`;
}

const loading = `<div class="app">${head}<div style="display:flex;gap:3px;margin-bottom:20px">${Array.from({ length: round.stops }, (_, k) => `<i style="flex:1;height:12px;background:${k < arrived ? paint.hooghly : paint.hooghlyTint}"></i>`).join("")}</div>
<div style="font-size:20px;font-weight:640;margin-bottom:16px">${arrived} of ${round.stops} stops are here</div>
${[0, 1, 2].map((k) => row(k)).join("")}${[170, 128, 196, 150].map((w, k) => `<div class="stop coming" style="opacity:${1 - k * 0.2}"><i style="width:36px;height:36px"></i><div><i style="width:${w}px;height:18px"></i><i style="width:${w * 0.55}px;height:13px;margin-top:9px"></i></div></div>`).join("")}</div>`;

const empty = `<div class="app" style="padding-top:150px">${head}<div style="height:52px"></div><h2 style="font-size:47px">Nothing<br>to deliver yet</h2>
<div style="margin:16px 0 26px;font-size:21px;line-height:1.4;color:${paint.graphite}">The depot opens the round at 10:45. We ring when it is ready.</div><div class="do" style="box-shadow:inset 0 0 0 2.500px ${paint.ink}">Yesterday's round</div></div>`;

const cloud = (size: number, colour: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" style="flex:none"><path d="M7 18.500a4.500 4.500 0 01-.6-8.960A6 6 0 0117.800 10.500a4 4 0 01-.300 8zM4 3l16 19"/></svg>`;

const offline = `<div class="big"><div style="margin-top:8px;padding:22px 32px 22px;background:${paint.taxi};display:flex;gap:20px;align-items:center">${cloud(62, paint.ink)}<div><div class="anek" style="font-size:43px">${round.done} entries wait</div><div style="font-size:22px;margin-top:3px">no signal since 14:05</div></div></div>
<div class="app" style="padding:22px 32px 0">${head}${Array.from({ length: round.done }, (_, k) => row(k, '<div class="wait">waits</div>')).join("")}</div></div>`;

const error = `<div class="app">${head}<svg width="120" height="112" viewBox="0 0 120 112" style="margin:14px 0 16px"><path d="M60 6l54 98H6z" fill="${paint.sindoor}" stroke="${paint.sindoor}" stroke-width="10" stroke-linejoin="round"/><path d="M60 40v30" stroke="#fff" stroke-width="11" stroke-linecap="round"/><circle cx="60" cy="88" r="6.500" fill="#fff"/></svg>
<h2 style="font-size:46px">The round did not load</h2>
<div style="margin:16px 0 28px;font-size:21px;line-height:1.4;color:${paint.graphite}">The depot answered 503 at 14:22. Your 6 entries are safe on this phone.</div><div class="do" style="background:${paint.ink};color:#fff">Retry</div><div class="do" style="margin-top:14px;box-shadow:inset 0 0 0 2.500px ${paint.ink}">Ring the depot</div></div>`;

/** An open box with nothing in it, its flaps out to both sides. */
const openBox = `<g transform="translate(452 742)"><ellipse cx="130" cy="262" rx="190" ry="26" fill="${shadow}" opacity=".6" filter="url(#soft)"/><path d="M0 60L40 0h180l40 60z" fill="#7d5a30"/><path d="M40 0h180l-14 60H54z" fill="#946b3b"/><path d="M0 60L40 0l-84-26-46 58z" fill="#e3bd87"/><path d="M260 60L220 0l84-26 46 58z" fill="#d9b079"/><rect y="60" width="260" height="240" fill="#cf9f63"/><rect x="186" y="60" width="74" height="240" fill="#bf8e53"/><path d="M0 60h260l22 64H-22z" fill="#e8c691"/></g>`;

const small = 340;
const large = 440;
const height = phoneHeight(small);

function placed(
  name: string,
  left: number,
  top: number,
  width: number,
  time: string,
  screen: string,
  label: number,
) {
  return (
    castShadow({
      left: left + 20,
      top: top + 70,
      width: width - 40,
      height: phoneHeight(width) - 50,
      colour: shadow,
      opacity: 0.7,
    }) +
    roundPhone({ left, top, width, time, screen, background: "#fff" }) +
    at(left + 12, label, name, "").replace('class="at"', 'class="at label"')
  );
}

/** Four states of one list at four heights; the offline one is largest. */
export const scene = defineScene({
  field,
  fonts: houseFonts,
  css: framesCss + houseCss + css,
  html: [
    placed("Loading", 36, 196, small, "10:46", loading, 122),
    layer(boxDefs + openBox),
    placed("Empty", 402, -118, small, "10:31", empty, -118 + height + 34),
    placed("Error", 1240, 246, small, "14:22", error, 172),
    placed("Offline", 772, 124, large, "14:12", offline, 46),
  ].join("\n"),
});
