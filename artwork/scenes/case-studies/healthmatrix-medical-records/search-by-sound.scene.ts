import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { colours, field, fonts, icons, identityCss, lineIcon, shadow } from "./identity.ts";

const query = { name: "sridharan", year: "1961" };

/** One name as three desks spelt it, cut where the sounds begin; each column of the picture is one sound. */
const found = [
  { spelt: ["S", "r", "ee", "dh", "a", "r", "a", "n"], clinic: "Vellimala", file: "1180-52" },
  { spelt: ["S", "r", "i", "dh", "a", "r", "a", "n"], clinic: "Kuyilpatti", file: "2933-07" },
  { spelt: ["Sh", "r", "ee", "d", "a", "r", "a", "n"], clinic: "Ponnodai", file: "0716-41" },
] as const;

/** What the rules for Malayalam, Tamil and Hindi names make of each column, and the column's width. */
const sounds = [
  { key: "s", width: 168 },
  { key: "r", width: 66 },
  { key: "i", width: 150 },
  { key: "d", width: 160 },
  { key: "a", width: 80 },
  { key: "r", width: 62 },
  { key: "a", width: 80 },
  { key: "n", width: 82 },
].map((sound, index, all) => ({
  ...sound,
  left: all.slice(0, index).reduce((sum, { width }) => sum + width, 184),
}));
const rows = { top: 302, pitch: 160 };
const keyTop = 706;

const css = `
.panel { position: absolute; left: 70px; top: 78px; width: 1440px; height: 1000px; border-radius: 54px; overflow: hidden; background: ${colours.screen}; box-shadow: 0 0 0 1px rgb(11 37 48 / .16), 0 6px 14px rgb(26 66 80 / .2), 0 26px 40px -8px rgb(26 66 80 / .34) }
.box { position: absolute; left: 34px; top: 34px; width: 1372px; height: 158px; border-radius: 40px; background: #fff; box-shadow: inset 0 0 0 6px ${colours.ink}; display: flex; align-items: center; gap: 34px; padding: 0 44px; font-size: 92px; letter-spacing: -.045em; font-weight: 620 }
.caret { display: inline-block; width: 7px; height: 92px; margin-left: 10px; background: ${colours.berry}; vertical-align: -14px }
.sounds { position: absolute; left: 70px; top: 78px; overflow: visible }
.where { position: absolute; left: 1150px; font-size: 31px; line-height: 1.3; color: ${colours.muted} }
.where b { display: block; font-size: 40px; color: ${colours.ink} }
.slip { position: absolute; left: 1130px; top: 766px; width: 432px; padding: 26px 38px 28px; border-radius: 40px; background: ${colours.berry}; color: #fff; box-shadow: 0 0 0 1px ${colours.berryDeep}, 0 8px 14px rgb(60 4 26 / .28), 0 28px 40px -8px rgb(60 4 26 / .46) }
.slip h2 { font-size: 47px; line-height: 1.04; letter-spacing: -.042em }
.slip p { margin-top: 14px; font-size: 28px; line-height: 1.32; color: #ffe0e9 }
`;

/** A sound whose spelling differs from the one above or below it. */
function varies(sound: number): boolean {
  return new Set(found.map(({ spelt }) => spelt[sound])).size > 1;
}

const columns = sounds.map(({ left, width }, sound) =>
  varies(sound)
    ? `<rect x="${left + 5}" y="222" width="${width - 10}" height="600" rx="28" fill="${colours.berryTint}"/>`
    : "",
);

const names = found.map(({ spelt }, row) => {
  const baseline = rows.top + row * rows.pitch + 36;
  const letters = spelt.map((letter, sound) => {
    const { left, width } = sounds[sound] ?? { left: 0, width: 0 };
    return `<text x="${left + width / 2}" y="${baseline}" text-anchor="middle" fill="${varies(sound) ? colours.berry : colours.ink}">${letter}</text>`;
  });
  return `<text x="64" y="${baseline}" fill="${colours.ink}">K.</text>${letters.join("")}`;
});

const rules = [1, 2].map(
  (row) =>
    `<path d="M34 ${rows.top + row * rows.pitch - 84}H1406" stroke="${colours.ink}" stroke-opacity=".14" stroke-width="3"/>`,
);

const places = found.map(
  ({ clinic, file }, row) =>
    `<div class="where" style="top:${rows.top + row * rows.pitch + 36}px"><b class="display">${query.year}, ${clinic}</b>file ${file}</div>`,
);

const key = sounds.map(({ key, left, width }, sound) => {
  const tile = varies(sound)
    ? `<rect x="${left + 5}" y="${keyTop + 28}" width="${width - 10}" height="126" rx="28" fill="${colours.berry}"/>`
    : "";
  return `${tile}<text x="${left + width / 2}" y="${keyTop + 122}" text-anchor="middle" fill="${varies(sound) ? "#fff" : field}">${key}</text>`;
});

/** The search box drawn large; under it the sounds of one name stand in columns and fall into one key. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: [
    castShadow({ left: 130, top: 180, width: 1350, height: 880, colour: shadow, opacity: 0.55 }),
    `<div class="panel"><div class="box display"><span style="color:${colours.deep};display:grid">${lineIcon(icons.search, 84, 2.4)}</span><span>${query.name} ${query.year}<i class="caret"></i></span></div></div>`,
    `<svg class="sounds" width="1600" height="1000"><g class="display" font-size="104" font-weight="700" style="letter-spacing:-.035em">${columns.join("")}${rules.join("")}${names.join("")}<rect y="${keyTop}" width="1440" height="300" fill="${colours.ink}"/>${key.join("")}</g>
<g font-size="29" fill="${field}"><text x="64" y="${keyTop + 84}">Heard</text><text x="64" y="${keyTop + 120}">as</text></g></svg>`,
    places.join(""),
    castShadow({ left: 1160, top: 820, width: 390, height: 180, colour: "#020d12", opacity: 0.7, blur: 34 }),
    `<div class="slip"><h2>These three may<br>be one person</h2><p>Same year, same sound</p></div>`,
  ].join("\n"),
});
