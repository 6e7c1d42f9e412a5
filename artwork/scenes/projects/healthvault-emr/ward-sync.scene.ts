import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import {
  colours,
  display,
  field,
  fonts,
  icons,
  identityCss,
  lineIcon,
  mark,
  shadow,
  wardTablet,
} from "./identity.ts";
import { patient } from "./ward.ts";

type Tablet = "Desk" | "Bay 2" | "Stairwell";

const colourOf: Readonly<Record<Tablet, string>> = {
  Desk: "#8fc4ee",
  "Bay 2": "#3fc9bb",
  Stairwell: colours.amber,
};

interface Entry {
  time: string;
  tablet: Tablet;
  text: string;
  y: number;
}

/** What has reached the merge by 14:06, in the order in which it was made; two marks are for one dose. */
const entries: readonly Entry[] = [
  { time: "13:31", tablet: "Desk", text: "Bed 9, pulse 78", y: 164 },
  { time: "13:38", tablet: "Bay 2", text: "Bed 12, fluids", y: 250 },
  { time: "13:52", tablet: "Desk", text: "Bed 11, given", y: 372 },
  { time: "13:54", tablet: "Bay 2", text: "Bed 11, given", y: 452 },
  { time: "14:02", tablet: "Bay 2", text: "Bed 14, 37.9°", y: 698 },
  { time: "14:03", tablet: "Desk", text: "Bed 16, given", y: 784 },
];
const rowHeight = 68;
const clash = { top: 344, height: 322 };

/** Made by the stairwell and still on that tablet. */
const waiting = ["13:29", "13:36", "13:44", "13:50", "13:57", "14:04"];

const ledger = { left: 590, width: 408 };
const tabletEdge = 384;
const tablets: readonly { name: Tablet; top: number; height: number }[] = [
  { name: "Desk", top: 58, height: 232 },
  { name: "Bay 2", top: 336, height: 232 },
  { name: "Stairwell", top: 614, height: 340 },
];

const css = `${framesCss}${identityCss}
.ward { height: 100%; padding: 24px 28px 0 72px; background: ${colours.card} }
.ward h2 { font-size: 47px; line-height: 1; letter-spacing: -.035em }
.ward p { margin-top: 14px; font-size: 25px; font-weight: 550; display: flex; align-items: center; gap: 9px; color: ${colours.muted}; white-space: nowrap }
.strip { margin-top: 20px; height: 30px; border-radius: 9px }
.queue { display: grid; grid-template-columns: repeat(3, 92px); gap: 10px; margin-top: 22px }
.queue span { height: 54px; border-radius: 12px; background: ${colours.amber}; display: grid; place-items: center; font-size: 25px; font-weight: 700 }
.ledger { position: absolute; top: -30px; bottom: -30px; left: ${ledger.left}px; width: ${ledger.width}px; background: ${colours.screen} }
.entry { position: absolute; left: ${ledger.left + 26}px; width: ${ledger.width - 52}px; height: ${rowHeight}px; padding-left: 30px; display: flex; align-items: center; gap: 15px; border-radius: 14px; background: ${colours.card}; box-shadow: inset 0 0 0 2px ${colours.rule}; font-size: 26px; font-weight: 560; white-space: nowrap }
.entry b { width: 84px; font: 800 30px ${display}; font-feature-settings: "tnum"; letter-spacing: -.02em }
.entry.missing { top: 876px; height: 74px; padding-left: 26px; background: none; box-shadow: none; border: 4px dashed ${colours.amber}; color: ${colours.amberInk} }
.entry.missing::before { display: none }
.entry::before { content: ""; position: absolute; left: 0; top: 0; bottom: 0; width: 14px; border-radius: 14px 0 0 14px; background: var(--from) }
.clash { position: absolute; left: ${ledger.left - 8}px; top: ${clash.top}px; width: 540px; height: ${clash.height}px; border-radius: 28px; background: ${colours.amber}; box-shadow: 0 26px 40px -10px rgb(2 14 31 / .55) }
.clash p { position: absolute; left: 34px; bottom: 26px; font: 800 37px/1.06 ${display}; letter-spacing: -.03em }
.store { position: absolute; left: 1196px; top: 116px; font-size: 47px; line-height: 1; letter-spacing: -.035em; color: #fff }
.labs { padding: 22px 30px }
.labs h3 { font-size: 47px; line-height: 1; letter-spacing: -.035em }
.labs .bar { margin: 20px -30px 0; padding: 14px 30px; background: ${colours.red}; color: #fff; font-size: 30px; white-space: nowrap }
.labs .line { display: flex; gap: 18px; align-items: baseline; padding: 16px 0; font-size: 27px; border-bottom: 2px solid ${colours.rule} }
.labs .line b { width: 76px; font: 800 36px ${display}; font-feature-settings: "tnum"; letter-spacing: -.02em }
`;

/** Threads leave each tablet, cross, and lie in the order of their times when they reach the record. */
export const scene = defineScene({
  field,
  fonts,
  css,
  html: [
    `<svg width="1600" height="1000" style="position:absolute;inset:0">${threads()}${held()}</svg>`,
    ...tablets.map(({ name, top, height }) =>
      [
        castShadow({
          left: -40,
          top: top + 60,
          width: 400,
          height: height - 40,
          colour: shadow,
          opacity: 0.55,
          blur: 34,
        }),
        wardTablet({ left: -64, top, width: tabletEdge + 64, height, screen: tabletScreen(name) }),
      ].join(""),
    ),
    castShadow({
      left: ledger.left + 16,
      top: -40,
      width: ledger.width - 10,
      height: 1100,
      colour: shadow,
      opacity: 0.55,
      blur: 36,
      radius: 0,
    }),
    `<div class="ledger"><h2 style="position:absolute;left:28px;top:70px;font-size:47px;line-height:1;letter-spacing:-.035em">Merge by time</h2></div>`,
    `<div class="clash"><p>One dose, two marks.<br>Both stay, nurse 2 is asked.</p></div>`,
    ...entries.map(entryRow),
    `<div class="entry missing">${waiting.length} from the stairwell</div>`,
    rope(),
    castShadow({
      left: 1216,
      top: 560,
      width: 500,
      height: 500,
      colour: shadow,
      opacity: 0.7,
      blur: 40,
      radius: 30,
    }),
    desktopWindow({
      left: 1176,
      top: 494,
      width: 560,
      height: 620,
      background: colours.screen,
      screen: desktop(),
      colours: { outline: "rgb(2 14 31 / 0.5)", shade: "rgb(2 14 31 / 0.5)" },
    }),
  ].join("\n"),
});

function threads(): string {
  const counts = new Map<Tablet, number>();
  return entries
    .map(({ tablet, y }) => {
      const source = tablets.find(({ name }) => name === tablet);
      const k = counts.get(tablet) ?? 0;
      counts.set(tablet, k + 1);
      const from = (source?.top ?? 0) + 76 + k * 40;
      const to = y + rowHeight / 2;
      return `<path d="M${tabletEdge - 20} ${from}C${tabletEdge + 120} ${from} ${ledger.left - 110} ${to} ${ledger.left + 30} ${to}" fill="none" stroke="${field}" stroke-width="26"/><path d="M${tabletEdge - 20} ${from}C${tabletEdge + 120} ${from} ${ledger.left - 110} ${to} ${ledger.left + 30} ${to}" fill="none" stroke="${colourOf[tablet]}" stroke-width="15"/>`;
    })
    .join("");
}

/** The stairwell's entries get no farther than this. */
function held(): string {
  const ends = [0, 1, 2, 3, 4, 5];
  return ends
    .map((k) => {
      const y = 688 + k * 38;
      return `<path d="M${tabletEdge - 20} ${y}H${tabletEdge + 64 + (k % 2) * 26}" stroke="${colours.amber}" stroke-width="15" stroke-linecap="round"/>`;
    })
    .join("");
}

function rope(): string {
  const width = 15;
  const paths = entries.map(({ tablet }, k) => {
    const y = 214 + k * width;
    return `<path d="M${ledger.left + ledger.width} ${y}H1240" stroke="${colourOf[tablet]}" stroke-width="${width + 0.6}"/><path d="M${1292 + k * width} 400V520" stroke="${colourOf[tablet]}" stroke-width="${width + 0.6}"/>`;
  });
  const disc = (y: number, top: string, side: string) =>
    `<path d="M1196 ${y}v56a134 34 0 00268 0v-56z" fill="${side}"/><ellipse cx="1330" cy="${y}" rx="134" ry="34" fill="${top}"/>`;
  return `<svg width="1600" height="1000" style="position:absolute;inset:0">${paths.join("")}
${disc(356, "#4d8fdd", "#2a6fc9")}${disc(282, "#6aa7ea", "#2a6fc9")}${disc(208, colours.sky, "#2a6fc9")}</svg><h2 class="store">PostgreSQL</h2>`;
}

function tabletScreen(name: Tablet): string {
  const held = name === "Stairwell";
  const body = held
    ? `<p style="color:${colours.amberInk}">No signal, ${waiting.length} waiting</p><div class="queue">${waiting.map((time) => `<span>${time}</span>`).join("")}</div>`
    : `<p>${lineIcon(icons.lock, 29, 2.2)}Encrypted copy</p><div class="strip" style="background:${colourOf[name]}"></div>`;
  return `<div class="ward"><div class="row apart"><h2>${name}</h2><span style="color:${held ? colours.amberInk : colours.muted}">${lineIcon(held ? icons.noSignal : icons.signal, 46, 2.2)}</span></div>${body}</div>`;
}

function entryRow({ time, tablet, text, y }: Entry): string {
  return `<div class="entry" style="top:${y}px;--from:${colourOf[tablet]}"><b>${time}</b>${text}</div>`;
}

function desktop(): string {
  return `<div class="labs"><div class="row" style="gap:14px">${mark(44)}<span style="font-size:27px;font-weight:600;color:${colours.muted}">Doctors’ desktop</span></div>
<h3 style="margin-top:24px">${patient.name}</h3><div class="bar display">Allergic to ${patient.allergy}</div>
<div class="line"><b>3.4</b>Potassium, low</div><div class="line"><b>1.1</b>Creatinine</div><div class="line"><b>37.9</b>Temperature</div></div>`;
}
