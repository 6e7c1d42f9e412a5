import { castShadow, framesCss } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { audits, puja, vegetables, weekly } from "./audits.ts";
import { groceryDefs } from "./groceries.ts";
import { colours, field, fonts, identityCss, mark, shadow } from "./identity.ts";
import { can, carryBox, flourBag, type Stackable, spiceJar } from "./stacks.ts";

const [first, last] = audits;

/** The opening between the upper board and the lower one. What is missing is measured down from the upper. */
const opening = { top: 176, foot: 774, percent: 57 };
const gap = (percent: number) => percent * opening.percent;

const post = 26;
const column = 108;
const left = 62;
const bays = {
  before: left + post,
  app: left + post + 3 * column + post,
  after: left + post + 3 * column + post + 7 * column + post,
} as const;

/** The count at the start of each month after launch, and the week of the festival. */
const counts = [
  { name: "May", week: 0 },
  { name: "Jun", week: 4 },
  { name: "Jul", week: 9 },
  { name: "Aug", week: 13 },
  { name: "Sep", week: 18 },
  { name: "Oct", week: 22 },
] as const;
const inApp = [
  ...counts.map(({ name, week }) => ({ name, percent: weekly[week] ?? first })),
  { name: "Puja week", percent: puja },
];

const css = `
.fascia { position: absolute; left: 34px; right: -20px; top: 44px; height: 108px; border-radius: 12px 0 0 0; background: ${colours.forest}; box-shadow: inset 0 3px 0 #2f7a58, 0 4px 8px rgb(8 46 29 / .4); color: #f4fbf3 }
.board { position: absolute; background: #e6f4e8; box-shadow: inset 0 4px 0 #fff, inset 0 -8px 0 #b4d6c0 }
.post { position: absolute; top: 150px; bottom: -20px; width: ${post}px; background: linear-gradient(90deg, #f6fcf5, #d3e9da 55%, #a8cdb6) }
.ticket { position: absolute; top: ${opening.foot + 13}px; height: 50px; translate: -50%; padding: 0 12px; border-radius: 5px; background: #fffdf6; box-shadow: 0 2px 4px rgb(8 46 29 / .4); text-align: center; font-size: 24px; line-height: 48px; font-weight: 600; white-space: nowrap }
.ticket.late { background: ${colours.mustard} }
.said { position: absolute; color: #f4fbf3; font-size: 30px; line-height: 1.15; font-weight: 560 }
.said .display { display: block; letter-spacing: -.055em; line-height: .8 }
`;

/** A shop's shelf is the chart: what stands on it climbs to the upper board as fewer lines are missing. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    castShadow({ left: 84, top: 130, width: 1540, height: 920, colour: shadow, opacity: 0.6, radius: 20 }),
    backWall(),
    goods(),
    sayings(),
    [left, bays.before + 3 * column, bays.app + 7 * column]
      .map((x) => `<div class="post" style="left:${x}px"></div>`)
      .join(""),
    `<div class="board" style="left:46px;right:-20px;top:150px;height:26px"></div><div class="fascia row" style="padding-left:40px">${mark(58, colours.leaf)}<h1 class="display" style="margin-left:24px;font-size:64px">Lines missing from the shelf</h1><span style="margin-left:auto;margin-right:66px;font-size:29px;font-weight:540;color:${colours.mint}">eight shops, audited twice</span></div>`,
    vegetableShelf(),
    `<div class="board" style="left:34px;right:-20px;top:${opening.foot}px;height:78px;box-shadow:inset 0 5px 0 #fff, inset 0 -9px 0 #b4d6c0, 0 22px 26px -6px rgb(2 24 15 / .55)"></div>`,
    tickets(),
  ].join("\n"),
});

/** Dark pegboard with the measure on it. */
function backWall(): string {
  const holes: string[] = [];
  for (let y = 196; y < opening.foot; y += 27) {
    for (let x = 104; x < 1600; x += 27) holes.push(`<circle cx="${x}" cy="${y}" r="2.600"/>`);
  }
  const shade = [bays.before, bays.app, bays.after].map(
    (x) => `<rect x="${x}" y="${opening.top}" width="34" height="900" fill="url(#post-shade)"/>`,
  );
  return `<svg class="at" style="left:0;top:0" width="1600" height="1000"><defs>${groceryDefs}<linearGradient id="post-shade"><stop offset="0" stop-color="#02170e" stop-opacity=".5"/><stop offset="1" stop-color="#02170e" stop-opacity="0"/></linearGradient><linearGradient id="board-shade" x2="0" y2="1"><stop offset="0" stop-color="#02170e" stop-opacity=".55"/><stop offset="1" stop-color="#02170e" stop-opacity="0"/></linearGradient></defs>
<rect x="${left}" y="150" width="1600" height="860" fill="#14573d"/><g fill="#0d4430">${holes.join("")}</g><rect x="${left}" y="${opening.top}" width="1600" height="60" fill="url(#board-shade)"/>${shade.join("")}</svg>`;
}

/** Each column is one product, piled as high as its count allows. */
function goods(): string {
  const piles: [x: number, percent: number, Stackable, string, string][] = [
    [bays.before, first, can, colours.tomato, "Tomato"],
    [bays.before + column, first, carryBox, "#e8b02a", "Poha"],
    [bays.before + column * 2, first, spiceJar, "#c4622d", "Achar"],
    ...inApp.map(({ percent }, index): [number, number, Stackable, string, string] => {
      const [thing, colour, word] = (
        [
          [flourBag, "#f0dfb6", "Atta"],
          [can, "#2f9a68", "Peas"],
          [carryBox, "#e9825f", "Tea"],
          [spiceJar, "#f0b31d", "Haldi"],
          [can, "#e6a91b", "Corn"],
          [carryBox, "#79bf97", "Suji"],
          [flourBag, "#f5cdb9", "Besan"],
        ] as const
      )[index] ?? [can, colours.leaf, "Peas"];
      return [bays.app + index * column, percent, thing, colour, word];
    }),
    [bays.after, last, spiceJar, "#b23c22", "Achar"],
    [bays.after + column, last, can, colours.tomato, "Tomato"],
    [bays.after + column * 2, last, carryBox, "#e8b02a", "Poha"],
    [bays.after + column * 3, last, flourBag, "#f0dfb6", ""],
  ];
  const drawn = piles.map(([x, percent, thing, colour, word]) => {
    const height = opening.foot - opening.top - gap(percent);
    const count = Math.round(height / thing.height);
    const each = height / count;
    const items = Array.from(
      { length: count },
      (_, index) =>
        `<g transform="translate(${x + 3} ${(opening.foot - each * (index + 1)).toFixed(1)})">${thing.draw(column - 6, each, colour, word)}</g>`,
    );
    return `<rect x="${x - 4}" y="${opening.foot - height + 16}" width="${column + 16}" height="${height}" rx="8" fill="#02170e" opacity=".35" filter="blur(7px)"/>${items.join("")}`;
  });
  return `<svg class="at" style="left:0;top:0" width="1600" height="1000">${drawn.join("")}</svg>`;
}

function sayings(): string {
  const measure = (x: number, percent: number, colour: string) =>
    `<path d="M${x} ${opening.top + 8}V${opening.top + gap(percent) - 8}M${x - 11} ${opening.top + gap(percent) - 20}l11 12l11 -12M${x - 11} ${opening.top + 20}l11 -12l11 12" stroke="${colour}"/>`;
  const pujaAt = bays.app + 6.5 * column;
  return `<svg class="at" style="left:0;top:0" width="1600" height="1000" fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${measure(bays.before + 36, first, colours.mint)}${measure(bays.after + 32, last, colours.mint)}${measure(pujaAt + 30, puja, colours.mustard)}</svg>
<div class="said" style="left:${bays.before + 62}px;top:${opening.top + 96}px"><b class="display" style="font-size:114px">${first.toFixed(1)}%</b><div style="margin-top:24px">missing at the<br>first audit</div></div>
<div class="said" style="left:${bays.app + 34}px;top:${opening.top + 46}px;font-size:38px;font-weight:640;color:${colours.mint}">Launch, May 2023</div>
<div class="said" style="right:${1600 - pujaAt - 8}px;top:${opening.top + 34}px;text-align:right;color:${colours.mustard}"><b class="display" style="font-size:74px">${puja.toFixed(1)}%</b></div>
<div class="said" style="left:${bays.after + 58}px;top:${opening.top + 26}px"><b class="display" style="font-size:102px">${last.toFixed(1)}%</b></div>`;
}

function tickets(): string {
  const ticket = (x: number, text: string, late = false) =>
    `<div class="ticket${late ? " late" : ""}" style="left:${x}px">${text}</div>`;
  return [
    ticket(bays.before + column * 1.5, "June 2022 audit"),
    ...inApp.map(({ name }, index) =>
      name === "Puja week"
        ? ticket(bays.app + column * 6.5 + 12, name, true)
        : ticket(bays.app + column * (index + 0.5) - (index === 5 ? 5 : 0), name),
    ),
    ticket(bays.after + 172, "November 2023 audit"),
  ].join("");
}

/** Under the board: loose vegetables, which gained nothing. */
function vegetableShelf(): string {
  const crate = (x: number, width: number, seed: number) => {
    const random = seeded(seed);
    const heap = Array.from({ length: 46 }, (_, index) => {
      const t = random();
      const cx = x + 34 + t * (width - 68);
      const cy = 938 - random() * 34 * Math.sin(Math.PI * (0.15 + t * 0.7)) - (index < 20 ? 14 : 0);
      return vegetable(index % 3, cx, cy, random() * 360);
    });
    const slat = (y: number) =>
      `<rect x="${x}" y="${y}" width="${width}" height="44" rx="4" fill="url(#wood)"/><path d="M${x + 18} ${y + 15}h${width * 0.4}M${x + width * 0.35} ${y + 29}h${width * 0.5}" stroke="#9c6a33" stroke-width="2" opacity=".45"/>`;
    return `<rect x="${x + 6}" y="880" width="${width - 12}" height="130" fill="#5a3a17"/>${heap.join("")}${slat(936)}${slat(988)}<rect x="${x - 6}" y="898" width="24" height="120" rx="4" fill="#b78448"/><rect x="${x + width - 18}" y="898" width="24" height="120" rx="4" fill="#b78448"/>`;
  };
  return `<div class="at" style="left:${left + post}px;right:-20px;top:${opening.foot + 60}px;bottom:-10px;background:#0c3a28"></div>
<svg class="at" style="left:0;top:0" width="1600" height="1000"><defs><linearGradient id="wood" x2="0" y2="1"><stop offset="0" stop-color="#e3bb7e"/><stop offset="1" stop-color="#c6935a"/></linearGradient><radialGradient id="ripe" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#ff8a66"/><stop offset=".5" stop-color="#df4526"/><stop offset="1" stop-color="#9c2510"/></radialGradient><radialGradient id="dusk" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#8c5a86"/><stop offset=".55" stop-color="#552c55"/><stop offset="1" stop-color="#2f1530"/></radialGradient><radialGradient id="earth" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#f0d79b"/><stop offset=".6" stop-color="#cfa75c"/><stop offset="1" stop-color="#93702f"/></radialGradient></defs>${crate(22, 420, 7)}${crate(bays.after - 42, 470, 12)}</svg>
<div class="at" style="left:486px;top:874px;width:690px;color:#fff;text-align:center"><div class="display" style="font-size:58px;color:#ff9a7d">Loose vegetables near ${Math.round((vegetables[0] + vegetables[1]) / 2)}%</div><div style="margin-top:9px;font-size:29px;font-weight:540;color:#dff3e6">in both audits: weighed, never scanned</div></div>`;
}

function vegetable(kind: number, x: number, y: number, turn: number): string {
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})`;
  if (kind === 0) {
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="24" fill="url(#ripe)"/><path d="M0 -17l-9 -6l6 8l-11 2l11 2l3 8l3 -8l11 -2l-11 -2l6 -8z" fill="#2f7a3a"/></g>`;
  }
  if (kind === 1) {
    return `<g transform="${place}"><path d="M-34 0C-34 -20 -8 -24 22 -11C30 -7 30 7 22 11C-8 24 -34 20 -34 0Z" fill="url(#dusk)"/><path d="M18 -13C28 -12 30 -4 40 -2V3C30 4 28 12 18 13C24 4 24 -4 18 -13Z" fill="#3f8a46"/></g>`;
  }
  return `<g transform="${place}"><ellipse rx="28" ry="21" fill="url(#earth)"/><path d="M-8 -4h5M9 5h4M2 -11h4" stroke="#8a662a" stroke-width="2.500" stroke-linecap="round"/></g>`;
}
