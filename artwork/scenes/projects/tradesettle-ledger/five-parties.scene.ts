import { castShadow } from "#artwork/lib/frames.ts";
import { line, type Point } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { fingerprint } from "./credit.ts";
import { colours, field, fonts, identityCss, shadow } from "./identity.ts";

const thread = "#ffe6d2";
const gold = "#ffc445";
const sealY = 182;
const sealRadius = 92;
const rail = 436;
const books = { left: 64, top: 506, width: 138, step: 147, count: 7 };
const bookX = (index: number) => books.left + index * books.step;
const booksRight = bookX(books.count - 1) + books.width;

const parties = [
  { name: "Exporter", x: 133, sign: "leaf", wax: "#54190f" },
  { name: "Carrier", x: 427, sign: "ship", wax: "#54190f" },
  { name: "Inspector", x: 721, sign: "scales", wax: "#54190f" },
  { name: "Advising bank", x: 1015, sign: "bank", wax: "#134e4c" },
  { name: "Issuing bank", x: 1420, sign: "bank", wax: "#134e4c" },
] as const;

const signs = {
  leaf: '<path d="M-28 24C-36 -14 -4 -38 34 -34C38 4 12 36 -28 24ZM-38 38C-24 16 -6 -2 14 -14"/>',
  ship: '<path d="M-42 8H42L31 32H-29ZM-24 8V-14H8V8M-15 -14V-32H-2V-14M18 8V-6H30V8"/>',
  scales: '<path d="M0 -38V32M-22 34H22M-32 -26H32M-32 -26L-46 8H-18ZM32 -26L18 8H46Z"/>',
  bank: '<path d="M-40 -10L0 -36L40 -10ZM-40 34H40M-28 25V0M-9.500 25V0M9.500 25V0M28 25V0"/>',
} as const;

const css = `
.party { position: absolute; top: 292px; translate: -50%; padding: 0 14px 6px; background: ${field}; color: #fff3e6; font-size: 38px; white-space: nowrap }
.belly { position: absolute; left: ${books.left - 12}px; top: 690px; width: ${booksRight - books.left + 24}px; height: 150px; padding: 22px 36px; background: ${colours.paper}; box-shadow: 0 3px 6px rgb(20 5 0 / .5), inset 20px 0 18px -16px rgb(90 50 30 / .35), inset -20px 0 18px -16px rgb(90 50 30 / .35) }
.says { position: absolute; color: #fff3e6; font-size: 27px; font-weight: 520; line-height: 1.2 }
`;

/** Five seals sign into seven volumes of one ledger; files lie apart from it, and money passes it by. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      castShadow({ left: 84, top: 560, width: 1010, height: 480, colour: shadow, opacity: 0.75, radius: 20 }),
      castShadow({ left: 1210, top: 690, width: 420, height: 330, colour: shadow, opacity: 0.6, radius: 20 }),
      `<svg class="at" style="left:0;top:0" width="1600" height="1000"><defs><linearGradient id="spine"><stop offset="0" stop-color="#170a08"/><stop offset=".16" stop-color="#4a2a22"/><stop offset=".5" stop-color="#331b16"/><stop offset=".9" stop-color="#1d0e0b"/><stop offset="1" stop-color="#120706"/></linearGradient></defs>${money()}${signatures()}${link()}${parties.map(seal).join("")}${Array.from({ length: books.count }, (_, index) => volume(index)).join("")}${envelopes()}</svg>`,
      parties.map(({ name, x }) => `<div class="party serif" style="left:${x}px">${name}</div>`).join(""),
      `<div class="belly"><div class="serif" style="font-size:52px">One ledger on seven nodes</div><div style="margin-top:12px;font-size:30px" class="muted">fingerprints, signatures and states</div>${states()}</div>`,
      `<div class="says" style="left:1150px;top:126px;width:158px;text-align:center;font-size:44px;color:${gold}"><span class="serif">Money</span></div>`,
      `<div class="says" style="right:${1600 - parties[4].x - 6}px;top:456px">Each signs with its own key</div>`,
      `<div class="says" style="left:1216px;top:540px"><span class="serif" style="font-size:40px">Encrypted files</span><br>on IPFS, five to a credit</div>`,
    ].join("\n"),
});

/** The line between the banks; it has no branch. */
function money(): string {
  const [from, to] = [parties[3].x + sealRadius + 16, parties[4].x - sealRadius - 10];
  return `<path d="M${from + 30} ${sealY + 22}H${to}" stroke="${gold}" stroke-width="20"/><path d="M${from} ${sealY + 22}l46 -34v68z" fill="${gold}"/>`;
}

/** Five threads down to one, and from that one a thread into each volume. */
function signatures(): string {
  const down = parties.map(({ x }) => `M${x} 350V${rail}`);
  const into = Array.from(
    { length: books.count },
    (_, index) => `M${bookX(index) + books.width / 2} ${rail}V${books.top + 20}`,
  );
  const knots = parties.map(({ x }) => `<circle cx="${x}" cy="${rail}" r="11" fill="${thread}"/>`);
  return `<path d="${down.join("")}M${bookX(0) + books.width / 2} ${rail}H${parties[4].x}${into.join("")}" fill="none" stroke="${thread}" stroke-width="5"/>${knots.join("")}`;
}

/** Each file's fingerprint ties it to the ledger. */
function link(): string {
  return `<path d="M${booksRight - 10} 908H1260" stroke="${thread}" stroke-width="5" stroke-dasharray="1 14" stroke-linecap="round"/>`;
}

/** From credit opened to paid; LC-2209 has just been presented. */
function states(): string {
  const at = (step: number) => 14 + step * 72;
  const dots = [0, 1, 2, 3, 4].map((step) =>
    step < 2
      ? `<circle cx="${at(step)}" cy="24" r="12" fill="${colours.met}"/>`
      : `<circle cx="${at(step)}" cy="24" r="${step === 2 ? 14 : 10}" fill="${step === 2 ? colours.amber : colours.paper}" stroke="${step === 2 ? colours.amberDeep : "#c9b29d"}" stroke-width="4"/>`,
  );
  return `<svg class="at" style="right:40px;top:36px" width="330" height="90"><path d="M${at(0)} 24H${at(2)}" stroke="${colours.met}" stroke-width="5"/><path d="M${at(2)} 24H${at(4)}" stroke="#c9b29d" stroke-width="5"/>${dots.join("")}<g font-size="25" font-weight="560" fill="${colours.ink}"><text x="0" y="76">opened</text><text x="${at(2)}" y="76" text-anchor="middle">presented</text><text x="${at(4) + 12}" y="76" text-anchor="end">paid</text></g></svg>`;
}

function seal({ x, sign, wax }: (typeof parties)[number], index: number): string {
  const random = seeded(40 + index);
  const waves = [2, 3, 5].map((count) => ({ count, phase: random() * 6.3, depth: 2 + random() * 3 }));
  const rim = Array.from({ length: 72 }, (_, step): Point => {
    const turn = (step / 72) * Math.PI * 2;
    const swell = waves.reduce(
      (sum, { count, phase, depth }) => sum + Math.sin(turn * count + phase) * depth,
      0,
    );
    return [Math.cos(turn) * (sealRadius + swell), Math.sin(turn) * (sealRadius + swell)];
  });
  const edge = `${line(rim)}Z`;
  return `<g transform="translate(${x} ${sealY})"><path d="${edge}" fill="${shadow}" opacity=".55" transform="translate(4 12)"/><path d="${edge}" fill="${wax}"/><path d="${edge}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3" transform="scale(.965)"/><circle r="70" fill="#000" opacity=".2"/><circle r="70" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2" cy="1.500"/><g fill="none" stroke="#fff3e6" stroke-width="5.500" stroke-linejoin="round" stroke-linecap="round">${signs[sign]}</g></g>`;
}

/** A bound volume, back outward. All seven carry the same last fingerprint. */
function volume(index: number): string {
  const { width, top } = books;
  const bands = [24, 156].map(
    (y) =>
      `<rect y="${y}" width="${width}" height="9" fill="#d99a3a"/><rect y="${y + 14}" width="${width}" height="3" fill="#d99a3a"/>`,
  );
  const lines = fingerprint("LC-2209 presented", 4).split(" ");
  return `<g transform="translate(${bookX(index)} ${top})"><rect width="${width}" height="560" rx="9" fill="url(#spine)"/>${bands.join("")}<text class="serif" x="${width / 2}" y="122" text-anchor="middle" font-size="74" fill="#f5d9a8">${index + 1}</text>${lines.map((part, line) => `<text class="mono" x="${width / 2}" y="${380 + line * 36}" text-anchor="middle" font-size="25" fill="#e9c9a0">${part}</text>`).join("")}</g>`;
}

/** Five sealed envelopes in a heap that runs off the corner. */
function envelopes(): string {
  const heap = [
    [1330, 640, 7],
    [1290, 690, -4],
    [1320, 742, 3],
    [1276, 792, -2],
    [1250, 846, 0],
  ] as const;
  const drawn = heap.map(
    ([x, y, turn], index) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="420" height="250" rx="5" fill="#3f120a" opacity=".3" transform="translate(-3 8)"/><rect width="420" height="250" rx="5" fill="${index % 2 ? "#e9d3ae" : "#f3e2c4"}"/><path d="M0 4L210 118L420 4" fill="none" stroke="#b9935c" stroke-width="2.500"/><rect width="420" height="250" rx="5" fill="none" stroke="#b9935c" stroke-width="1.500"/></g>`,
  );
  return `${drawn.join("")}<g transform="translate(1460 952)"><circle r="38" fill="#54190f"/><path d="M-13 -2V-10A13 13 0 0113 -10V-2" fill="none" stroke="#fff3e6" stroke-width="6"/><rect x="-18" y="-3" width="36" height="26" rx="4" fill="#fff3e6"/></g>`;
}
