import { type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, identityCss } from "./identity.ts";
import { leaf, leafPaint } from "./plants.ts";

const gold = "#f4c64f";
const paper = colours.paper;
const ground = "#0a3a2a";
const deep = "#06291d";
const wood = "#c9b48a";

/** The bank from the planted mud on the left down to the river and up to the office on the right. */
const bank: readonly Point[] = [
  [-20, 640],
  [120, 652],
  [270, 690],
  [390, 770],
  [520, 828],
  [720, 842],
  [880, 816],
  [980, 742],
  [1080, 702],
  [1300, 694],
  [1640, 690],
];
const waterLevel = 742;

/** The report itself: a sheet with three lines. */
function form(x: number, y: number, size: number, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-22 -29h32l14 14v46h-46z" fill="${gold}"/><path d="M10 -29v14h14z" fill="#b98a14"/><path d="M-13 -7h24M-13 5h24M-13 17h15" stroke="#5d4306" stroke-width="4.500" stroke-linecap="round"/></g>`;
}

/** A photograph of a quadrat: mud, a stake, a seedling. */
function print(x: number, y: number, size: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><rect x="-37" y="-34" width="74" height="72" rx="3" fill="#04180f" opacity=".4" transform="translate(3 5)"/><rect x="-37" y="-34" width="74" height="72" rx="3" fill="${paper}"/><rect x="-30" y="-27" width="60" height="46" fill="#b9d3cd"/><path d="M-30 -4q30 -8 60 0v23h-60z" fill="#8f7658"/><path d="M-10 12v-28" stroke="#e4d4ac" stroke-width="6"/><path d="M-13.500 -11h7v10h-7z" fill="#d7653b"/><path d="M12 13v-13" stroke="#2c5a34" stroke-width="3"/><path d="M12 2c-9 0-12-5-12-10 8 0 12 4 12 10zM12 -1c0-8 4-11 12-12 0 8-4 12-12 12z" fill="#3f8a58"/></g>`;
}

function planting(): string {
  const random = seeded(18);
  return [24, 76, 122, 268, 312, 348]
    .map((x) => {
      const y = 652 + Math.max(0, x - 120) * 0.27 + Math.max(0, x - 270) * 0.5;
      const tall = 54 + random() * 44;
      return `<path d="M${x} ${y + 6}V${y - tall}" stroke="${wood}" stroke-width="5" stroke-linecap="round"/>${leaf([x, y - tall + 8], 40, -150)}${leaf([x, y - tall + 8], 40, -32)}${leaf([x, y - tall * 0.5], 34, -162)}${leaf([x, y - tall * 0.5], 34, -20)}${leaf([x, y - tall], 36, -94)}`;
    })
    .join("");
}

/** The tablet on the plot, with the form that it has just saved. */
function handheld(): string {
  return `<g transform="translate(202 562) rotate(-7)"><rect x="-96" y="-70" width="192" height="140" rx="18" fill="${deep}"/><rect x="-84" y="-58" width="168" height="116" rx="8" fill="#f6f7ec"/>${form(-34, 0, 1.32)}<path d="M28 2l15 15 26 -32" fill="none" stroke="#14563f" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** Boat under way: the form and the photographs leave the plot together. */
function boat(): string {
  return `<g transform="translate(548 722)">${print(-62, -34, 0.92, -9)}${print(4, -38, 0.92, 6)}<path d="M-150 -22C-80 4 80 4 152 -40C140 14 112 44 74 46H-84C-122 44 -144 14 -150 -22z" fill="#d7653b"/><path d="M-150 -22C-80 4 80 4 152 -40l-3 14C80 16 -80 16 -147 -8z" fill="${paper}"/><path d="M62 -18v-78h54v62" fill="none" stroke="${wood}" stroke-width="7"/><path d="M46 -104q42 -18 86 0v14H46z" fill="${paper}"/>${form(90, -44, 0.78, 4)}</g>`;
}

function jetty(): string {
  const posts = [782, 846, 912, 976].map((x) => `M${x} 706V${x < 900 ? 838 : 790}`).join("");
  return `<path d="${posts}" stroke="#8f7a52" stroke-width="13"/><path d="M744 702H1050" stroke="${wood}" stroke-width="19"/><path d="M752 716H1040" stroke="#8f7a52" stroke-width="7"/>
<path d="M846 694L874 300L902 694M853 596h42M858 520l34 76M858 520h31M863 440l26 80M863 440h22M867 370l18 70" fill="none" stroke="${paper}" stroke-width="6" stroke-linejoin="round"/><circle cx="874" cy="290" r="13" fill="${gold}"/>`;
}

/** Signals in the air, from the mast to the roof. */
function signals(): string {
  const arcs = [46, 84, 122].map(
    (r) =>
      `<path d="M${874 + r * 0.62} ${290 - r * 0.78}A${r} ${r} 0 0 1 ${874 + r * 0.62} ${290 + r * 0.78}" stroke-opacity="${1 - r / 190}"/>`,
  );
  return `<g fill="none" stroke="${gold}" stroke-width="9" stroke-linecap="round">${arcs.join("")}</g>`;
}

function office(): string {
  return `<g><path d="M1104 706V640M1176 706V640M1250 706V640M1322 706V640" stroke="#8f7a52" stroke-width="12"/><rect x="1084" y="504" width="256" height="144" fill="#eadfbf"/><path d="M1084 504h256v26h-256z" fill="#c6b68a"/><path d="M1052 512L1120 416h184l68 96z" fill="#d7653b"/><path d="M1052 512L1120 416h22l-58 96z" fill="#f08c60"/><rect x="1108" y="550" width="78" height="62" fill="#0f4a38"/><path d="M1147 550v62M1108 581h78" stroke="#eadfbf" stroke-width="5"/><rect x="1226" y="548" width="82" height="100" fill="#0f4a38"/><path d="M1062 648h300" stroke="${wood}" stroke-width="14"/></g>`;
}

/** Sheet upon sheet; it runs off the top because nothing is taken away. */
function register(): string {
  const random = seeded(64);
  const sheets = Array.from({ length: 66 }, (_, k) => {
    const y = 682 - k * 11;
    const shift = (random() - 0.5) * 16;
    const tone = random() > 0.82 ? gold : random() > 0.5 ? "#f4f2e2" : "#dfe3d2";
    return `<rect x="${(1418 + shift).toFixed(1)}" y="${y}" width="150" height="9" rx="2" fill="${tone}"/>`;
  });
  return `<rect x="1404" y="690" width="196" height="16" fill="#8f7a52"/>${sheets.join("")}`;
}

function drawing(): string {
  const land = `${smooth(bank)}L1640 1010L-20 1010Z`;
  const strata = [38].map(
    (down) =>
      `<path d="${smooth(bank.slice(0, 8).map(([x, y]): Point => [x, y + down + Math.sin(x / 130) * 7]))}" fill="none" stroke="#145040" stroke-width="4" stroke-dasharray="${down} 22" stroke-linecap="round"/>`,
  );
  return `<svg width="1600" height="1000" style="position:absolute;inset:0"><defs>${leafPaint}</defs>
<rect x="300" y="${waterLevel}" width="760" height="200" fill="#63a5b0"/><path d="M300 ${waterLevel + 34}h760v200h-760z" fill="#4b919f"/><path d="M420 ${waterLevel + 16}h70M690 ${waterLevel + 18}h54M720 ${waterLevel + 54}h70M520 ${waterLevel + 66}h60" stroke="#a9d6d8" stroke-width="5" stroke-linecap="round"/>
<path d="${land}" fill="${ground}"/>${strata.join("")}
${planting()}${handheld()}${boat()}${jetty()}${signals()}${office()}${register()}
<path d="M306 536C380 520 430 560 470 618" fill="none" stroke="${paper}" stroke-width="7" stroke-linecap="round" stroke-dasharray="1 18"/>
<path d="M1006 300C1080 296 1150 318 1190 378" fill="none" stroke="${gold}" stroke-width="9" stroke-linecap="round"/><path d="M1168 366l25 20 5 -32" fill="none" stroke="${gold}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>${form(1078, 306, 1.02, 8)}
<path d="M748 650C860 628 960 632 1040 612" fill="none" stroke="${paper}" stroke-width="9" stroke-linecap="round"/><path d="M1018 594l27 17 -22 23" fill="none" stroke="${paper}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>${print(952, 628, 0.82, 5)}${print(994, 648, 0.82, -8)}
<path d="M1350 470H1396" stroke="${paper}" stroke-width="9" stroke-linecap="round"/><path d="M1382 452l18 18 -18 18" fill="none" stroke="${paper}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
</svg>`;
}

const css = `
.stop { position: absolute; top: 872px; color: ${paper}; font-size: 26px; line-height: 1.26 }
.stop b { display: block; font: 560 42px/1.1 "Newsreader Variable"; letter-spacing: -.02em }
.stop i { font: italic 460 30px/1.2 "Newsreader Variable"; color: #bfe0d2 }
`;

/** A section through the delta, from the planted mud to the office. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      drawing(),
      `<div style="position:absolute;left:58px;top:40px;color:${gold}"><div class="serif" style="font-size:196px;line-height:.98;font-weight:500;letter-spacing:-.05em;font-feature-settings:'lnum'">4 KB</div><div style="margin-top:-18px;font-size:31px;line-height:1.22;color:${paper}">The form travels first.<br>Photographs follow.</div></div>`,
      `<div class="stop" style="left:58px"><b>On the plot</b>Form saved, <i>no signal</i></div>`,
      `<div class="stop" style="left:660px"><b>At the jetty</b>Form sent <i>over 2G</i></div>`,
      `<div class="stop" style="left:1064px;top:736px"><b>At the office</b>Photographs <i>by Wi-Fi</i></div>`,
      `<div style="position:absolute;left:1128px;top:60px;width:250px;text-align:right;color:${paper};font-size:26px;line-height:1.26"><b class="serif" style="display:block;font-size:42px;line-height:1.08;font-weight:560">Register of surveys</b>only grows</div>`,
      `<div style="position:absolute;left:1064px;top:880px;width:560px;height:160px;padding:22px 28px;border-radius:18px;background:${paper};color:${colours.ink}"><b class="serif" style="font-size:40px;line-height:1;font-weight:560">Auditor’s view</b><div style="margin-top:6px;font-size:25px" class="muted">Tags and photographs, plot by plot</div></div>`,
      `<svg width="60" height="190" style="position:absolute;left:1470px;top:704px"><path d="M24 6V160M4 142l20 22 20 -22" fill="none" stroke="${paper}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
    ].join("\n"),
});
