import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { board, nail, tape } from "./crate.ts";
import { colours, field, fonts, identityCss } from "./identity.ts";
import { type Crop, crop, layer } from "./produce.ts";
import { saturdays, season } from "./saturdays.ts";
import { solidFilters } from "./solid.ts";

const size = { width: 266, height: 238 };
const rim = 15;
const inside = { x: rim, y: rim, width: size.width - rim * 2, height: size.height - rim * 2 };

/** How each crop lies in a crate: its scale, the pitch of its rows and the middle of its own length. */
interface Laying {
  scale: number;
  pitch: readonly [x: number, y: number];
  /** How far the drawing reaches back from the middle of its cell. */
  back: number;
  turn: number;
}

const laid: Partial<Record<Crop, Laying>> = {
  mango: { scale: 0.66, pitch: [76, 56], back: 48, turn: 24 },
  okra: { scale: 0.8, pitch: [112, 21], back: 50, turn: 9 },
  aubergine: { scale: 0.62, pitch: [120, 46], back: 62, turn: 10 },
  "ridge gourd": { scale: 0.74, pitch: [190, 36], back: 100, turn: 5 },
  "pointed gourd": { scale: 0.84, pitch: [66, 34], back: 38, turn: 18 },
  potato: { scale: 0.86, pitch: [62, 48], back: 36, turn: 26 },
  chilli: { scale: 0.98, pitch: [66, 18], back: 34, turn: 16 },
  spinach: { scale: 0.7, pitch: [62, 58], back: 64, turn: 16 },
  "bottle gourd": { scale: 0.66, pitch: [220, 66], back: 104, turn: 4 },
  coriander: { scale: 0.72, pitch: [66, 60], back: 56, turn: 20 },
};

const crops: readonly Crop[] = [
  "mango",
  "okra",
  "spinach",
  "aubergine",
  "potato",
  "ridge gourd",
  "mango",
  "chilli",
  "bottle gourd",
  "pointed gourd",
  "coriander",
  "aubergine",
  "okra",
  "potato",
  "spinach",
  "ridge gourd",
];

const drawn = [...new Set(crops)];
const symbols = drawn
  .map((name) => {
    const { scale = 1, back = 0 } = laid[name] ?? {};
    return `<g id="${name.replace(" ", "-")}">${crop(name, { x: -back, y: 0, scale })}</g>`;
  })
  .join("");

/** A crop in staggered rows over the filled part of the crate. */
function filling(name: Crop, width: number, seed: number): string {
  const { pitch, turn } = laid[name] ?? { pitch: [60, 60], turn: 0 };
  const random = seeded(seed);
  const uses: string[] = [];
  for (let row = 0; row * pitch[1] < inside.height + pitch[1]; row++) {
    for (let column = -1; (column - 0.5) * pitch[0] < width; column++) {
      const x = inside.x + (column + 0.5 + (row % 2 ? 0.5 : 0)) * pitch[0] + (random() - 0.5) * 9;
      const y = inside.y + 4 + row * pitch[1] + (random() - 0.5) * 7;
      const angle = (random() - 0.5) * 2 * turn;
      uses.push(
        `<use href="#${name.replace(" ", "-")}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})"/>`,
      );
    }
  }
  return uses.join("");
}

interface Crate {
  name: Crop;
  share: number;
  seed: number;
  water?: boolean;
}

/** A crate from above: the crop lies left of a board, and what is missing shows the bare floor right of it. */
function crate({ name, share, seed, water = false }: Crate): string {
  const filled = inside.width * share;
  const edge = inside.x + filled;
  const floor = [0, 1, 2, 3, 4]
    .map((k) =>
      board({ x: inside.x, y: inside.y + k * 43, width: inside.width, height: 36 }, seed * 9 + k, 0.05),
    )
    .join("");
  const flood = water
    ? `<rect x="${edge}" y="${inside.y}" width="${inside.width - filled}" height="${inside.height}" fill="#2b86ad" opacity=".9"/><g fill="none" stroke="#bfe6f2" stroke-width="3" stroke-linecap="round">${[34, 78, 122, 170].map((y, k) => `<path d="M${edge + 10 + (k % 2) * 8} ${inside.y + y}q6 -7 12 0t12 0"/>`).join("")}</g>`
    : "";
  return `<clipPath id="fill-${seed}"><rect x="${inside.x}" y="${inside.y}" width="${filled.toFixed(1)}" height="${inside.height}"/></clipPath>
<rect width="${size.width}" height="${size.height}" rx="4" fill="#2c1a06"/>${floor}<rect x="${inside.x}" y="${inside.y}" width="${inside.width}" height="${inside.height}" fill="#2c1a06" opacity=".42"/>${flood}
<g clip-path="url(#fill-${seed})"><rect width="${size.width}" height="${size.height}" fill="#1f2a0c"/>${filling(name, filled, seed)}</g>
<rect x="${edge}" y="${inside.y}" width="7" height="${inside.height}" fill="#000" opacity=".35"/><rect x="${edge - 5}" y="${inside.y}" width="6" height="${inside.height}" fill="#e9c78c"/>
<path d="M${inside.x} ${inside.y + inside.height}V${inside.y}H${inside.x + inside.width}" fill="none" stroke="#1a0e02" stroke-width="9" opacity=".38"/>
${board({ x: 0, y: 0, width: size.width, height: rim }, seed + 40, 0.9)}${board({ x: 0, y: size.height - rim, width: size.width, height: rim }, seed + 50, 0.8)}${board({ x: 0, y: rim, width: rim, height: size.height - rim * 2 }, seed + 60, 0.7)}${board({ x: size.width - rim, y: rim, width: rim, height: size.height - rim * 2 }, seed + 70, 0.6)}
${nail(8, 8)}${nail(size.width - 8, 8)}${nail(8, size.height - 8)}${nail(size.width - 8, size.height - 8)}`;
}

const flooded = "21 Sep";

function saturday({ date, packed, complete, percent }: (typeof saturdays)[number], index: number): string {
  const random = seeded(index * 5 + 2);
  const x = 474 + (index % 4) * 278 + (random() - 0.5) * 6;
  const y = 26 + Math.floor(index / 4) * 254 + (random() - 0.5) * 6;
  const turn = (random() - 0.5) * 2.6;
  const name = crops[index] ?? "potato";
  const water = date === flooded;
  const label = water
    ? `<g style="filter:drop-shadow(0 3px 3px rgb(20 10 0 / .5))"><rect x="-14" y="20" width="218" height="84" rx="3" fill="${colours.clay}"/><text x="4" y="53" font-size="27" style="font-weight:640" fill="#fff">${date}</text><text x="4" y="88" font-size="31" style="font-weight:700" fill="#fff">flood</text><text x="194" y="83" text-anchor="end" class="display" font-size="56" style="font-weight:800" fill="#fff">${percent}%</text></g>`
    : `<g style="filter:drop-shadow(0 3px 3px rgb(20 10 0 / .5))">${tape({ x: -12, y: 20, width: 194, height: 50 }, "", 10)}<text x="4" y="54" font-size="26" style="font-weight:640" fill="${colours.ink}">${date}</text><text x="174" y="57" text-anchor="end" class="display" font-size="37" style="font-weight:800" fill="${colours.ink}">${percent}%</text></g>`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(2)} 133 119)"><g style="filter:drop-shadow(6px 12px 9px rgb(20 46 6 / .55))">${crate({ name, share: complete / packed, seed: index + 1, water })}</g>${label}</g>`;
}

const lastYear = `<g transform="translate(-118 640) rotate(-5) scale(1.9)"><g style="filter:drop-shadow(6px 12px 10px rgb(20 46 6 / .6))">${crate({ name: "potato", share: season.lastYear / 100, seed: 31 })}</g></g>
<g transform="rotate(-5 200 760)" style="filter:drop-shadow(0 6px 6px rgb(40 20 0 / .5))"><rect x="-20" y="716" width="392" height="108" rx="5" fill="${colours.clay}"/><text x="46" y="797" class="display" font-size="80" style="font-weight:820" fill="#fff">${season.lastYear}%</text><text x="222" y="792" font-size="36" style="font-weight:640" fill="#fff">in 2023</text></g>`;

/** Sixteen crates from above, one for each Saturday, each as empty as its share fell short. */
export const scene = defineScene({
  field,
  fonts,
  css: `${identityCss}
.title { position: absolute; left: 46px; top: 262px; width: 410px }
.title h1 { font-size: 58px; line-height: 1.06 }
.title p { margin-top: 20px; font-size: 29px; line-height: 1.3; font-weight: 540; color: #1d3a14 }`,
  html: [
    solidFilters,
    layer(`<defs>${symbols}</defs>${saturdays.map(saturday).join("")}${lastYear}
<g transform="rotate(-2 220 140)" style="filter:drop-shadow(0 8px 8px rgb(22 50 8 / .4))">${tape({ x: -40, y: 62, width: 468, height: 158 }, "", 10)}<text x="46" y="188" class="display" font-size="138" style="font-weight:820;letter-spacing:-.055em" fill="${colours.ink}">${season.percent.toFixed(1)}%</text></g>`),
    `<div class="title"><h1>of crates went out complete</h1><p>16 Saturdays, 6 July<br>to 19 October 2024</p></div>`,
  ].join("\n"),
});
