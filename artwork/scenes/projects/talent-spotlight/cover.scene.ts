import { castShadow, framesCss, tablet } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { callSheet, chosenLine, minutes, script, type Tape, tapes } from "./casting.ts";
import { colours, field, fonts, identityCss, mark, now, rupee, shadow, tabletFrame } from "./identity.ts";
import { tapeFrame } from "./tape-frame.ts";

const css = `
.top { height: 68px; padding: 0 30px; border-bottom: 1px solid ${colours.rule} }
.keys { gap: 8px }
.key { width: 44px; height: 44px; border-radius: 10px; display: grid; place-items: center; font-size: 19px; font-weight: 640; background: ${colours.paper}; box-shadow: inset 0 0 0 1.5px #cdbfa8, 0 3px 0 #cdbfa8; color: ${colours.muted} }
.key.down { background: ${colours.spot}; color: ${colours.ink}; box-shadow: inset 0 0 0 2px ${colours.ink}; translate: 0 3px }
.tapes { display: grid; grid-template-columns: repeat(3, 366px); gap: 20px 20px; padding: 0 30px }
.tape { border-radius: 12px; overflow: hidden; background: ${colours.ink}; color: ${colours.cream} }
.tape svg { display: block }
.tape-foot { position: relative; padding: 10px 14px 14px }
.tape-name { font-size: 18px; font-weight: 640 }
.tape-when { font-size: 15px; color: ${colours.dim} }
.tape.lit { box-shadow: 0 0 0 4px ${colours.spot} }
.sheet { position: absolute; left: 1140px; top: 232px; width: 414px; height: 820px; padding: 34px 34px 0; background: ${colours.paper}; border-radius: 4px; rotate: 1.6deg; box-shadow: 0 0 0 1px #cbbda6, 0 18px 30px rgb(8 4 2 / .5) }
.sheet dl { margin-top: 22px; font-size: 18px }
.sheet dl div { display: flex; justify-content: space-between; padding: 11px 0; border-top: 1.5px solid ${colours.rule} }
.sheet dt { color: ${colours.muted} }
.sheet dd { font-weight: 620; text-align: right }
.side { display: grid; grid-template-columns: 26px 1fr; gap: 9px 8px; margin-top: 18px; font-size: 18px; line-height: 1.3 }
.side span { color: ${colours.muted} }
.side b { font-weight: 640; background: ${colours.spot}; box-shadow: 0 0 0 5px ${colours.spot} }
`;

const stateText = {
  shortlisted: `<b style="color:${colours.spot};font-weight:620">Shortlist</b>`,
  watched: "Watched",
  new: `<b style="color:#fff;font-weight:620">New</b>`,
  arriving: `<b style="color:#ff9a7a;font-weight:620">Paused</b>`,
} as const;

function lineTrack(tape: Tape): string {
  const width = 338;
  const scale = width / 78;
  const end = tape.length * scale;
  if (tape.state === "arriving") {
    return `<svg width="${width}" height="16" style="margin-top:12px"><rect y="3" width="${width}" height="10" rx="3" fill="#5a4d46"/><rect y="3" width="${(width * 16) / 26}" height="10" rx="3" fill="#ff9a7a"/></svg>`;
  }
  const blocks = tape.lines.map(({ start, end: stop }, index) => {
    const lit = index + 1 === chosenLine;
    return `<rect x="${(start * scale).toFixed(1)}" y="${lit ? 0 : 3}" width="${((stop - start) * scale).toFixed(1)}" height="${lit ? 16 : 10}" rx="3" fill="${lit ? colours.spot : "#8d7f74"}"/>`;
  });
  const plain = `<rect y="6" width="${end}" height="4" rx="2" fill="#8d7f74"/><circle cx="${end * 0.4}" cy="8" r="6" fill="${colours.cream}"/>`;
  return `<svg width="${width}" height="16" style="margin-top:12px"><rect y="7" width="${end}" height="2" fill="#5a4d46"/>${blocks.length ? blocks.join("") : plain}</svg>`;
}

function when(tape: Tape): string {
  if (tape.state === "arriving") return "16 of 26 MB sent";
  return tape.line4 === undefined ? "improvised" : `line 4 at ${minutes(tape.line4)}`;
}

const wall = tapes.map(
  (tape, index) =>
    `<div class="tape ${index === 0 ? "lit" : ""}">${tapeFrame({ tape, id: `tape-${index}`, width: 366, height: 160, ...(index === 0 ? { subtitle: script[chosenLine - 1] } : {}) })}<div class="tape-foot"><div class="row apart"><span class="tape-name">${tape.name}</span><span class="tape-when">${stateText[tape.state]}</span></div><div class="tape-when" style="margin-top:1px">${tape.arrived}, ${when(tape)}</div>${lineTrack(tape)}</div></div>`,
);

const screen = `<div class="top row apart"><div class="row" style="gap:13px">${mark(38)}<span class="display" style="font-size:23px">Talent Spotlight</span></div><div style="font-size:17px;color:${colours.muted}">${now.date}, ${now.time}</div></div>
<div class="row apart" style="padding:18px 30px 22px"><div><h1 style="font-size:35px">Inspector Mitra</h1><div style="margin-top:6px;font-size:17px;color:${colours.muted}">Nine tapes in order of arrival, two not yet watched</div></div><div class="row keys">${script.map((_, index) => `<div class="key ${index + 1 === chosenLine ? "down" : ""}">${index + 1}</div>`).join("")}</div></div>
<div class="tapes">${wall.join("")}</div>`;

const sheet = `<div class="sheet">
<svg width="150" height="44" style="position:absolute;left:136px;top:-22px;rotate:-2deg"><path d="M3 2l144-2 3 8-4 7 4 8-3 9 2 10-146 2-3-9 4-8-4-8 3-8z" fill="${colours.ink}"/></svg>
<div style="font-size:18px;color:${colours.muted}">Call sheet 12, ${callSheet.production}</div>
<h2 style="margin-top:8px;font-size:46px;line-height:.98">Inspector<br>Mitra</h2>
<dl>${callSheet.rows.map(([term, text]) => `<div><dt>${term}</dt><dd>${text.replace("₹", rupee)}</dd></div>`).join("")}</dl>
<div class="side">${script.map((line, index) => `<span>${index + 1}</span>${index + 1 === chosenLine ? `<div><b>${line}</b></div>` : `<div>${line}</div>`}`).join("")}</div>
</div>`;

/** The lamp's light on the field, flat as a paper cut-out. */
const beam = `<svg width="1600" height="1000" style="position:absolute;inset:0"><path d="M1450 0H1524L1600 330V1000H640z" fill="${colours.spot}"/></svg>`;

/** The wall of tapes on a tablet that runs off the foot, with the role's call sheet taped in front. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    beam,
    castShadow({ left: 90, top: 120, width: 1180, height: 940, colour: shadow, opacity: 0.8 }),
    tablet({
      left: 44,
      top: 40,
      width: 1238,
      height: 1080,
      background: colours.wall,
      colours: tabletFrame,
      screen,
    }),
    castShadow({
      left: 1120,
      top: 320,
      width: 400,
      height: 760,
      colour: shadow,
      opacity: 0.75,
      blur: 34,
      radius: 10,
    }),
    sheet,
  ].join("\n"),
});
