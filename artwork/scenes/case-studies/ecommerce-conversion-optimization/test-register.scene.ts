import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { clothDefs, weave } from "./cloth.ts";
import { colours, display, field, figures, fonts, identityCss, mark } from "./identity.ts";
import { count, type Outcome, ran, rounds, slots, type Test } from "./tests.ts";

const left = 214;
const top = 282;
const cell = { width: 268, height: 218 };
const right = left + cell.width * rounds.length;
const bottom = top + cell.height * slots.length;

const looks: Record<Outcome, { fill: string; text: string }> = {
  kept: { fill: "url(#kept)", text: "#fff4e2" },
  none: { fill: "url(#none)", text: "#5c4a3c" },
  harm: { fill: "url(#harm)", text: "#ffc078" },
  void: { fill: "none", text: colours.ink },
};

function patch({ name, outcome, effect }: Test, column: number, row: number): string {
  const [x, y] = [left + column * cell.width, top + row * cell.height];
  const { fill, text } = looks[outcome];
  const struck = outcome === "void";
  const line = struck
    ? `<path d="M${x + 10} ${y + 134}L${x + 162} ${y + 106}" stroke="${colours.madder}" stroke-width="9" stroke-linecap="round"/>`
    : "";
  const words = name.includes(", ") ? name.split(", ") : [name];
  const label = words
    .map((word, k) => `<text x="${x + 22}" y="${y + 44 + k * 29}" class="name">${word}</text>`)
    .join("");
  const unit = effect.includes("₹") ? "per order" : effect === "margin" ? "sold more, earned less" : "points";
  const figure = effect === "margin" ? "Margin" : effect;
  return `<rect x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" fill="${fill}"/><g fill="${text}">${label}<text x="${x + 20}" y="${y + 146}" class="effect">${figure}</text><text x="${x + 22}" y="${y + 186}" class="unit">${unit}</text></g>${line}`;
}

/** Warp from the beam down through the cloth; where a test was void, the weft is missing. */
function warp(): string {
  const random = seeded(3);
  const threads: string[] = [];
  for (let x = left + 5; x < right; x += 10) {
    const end = 1000 + random() * 30;
    threads.push(`M${x} 214V${end.toFixed(0)}`);
  }
  return `<path d="${threads.join("")}" stroke="#b99b70" stroke-width="3.200"/>`;
}

/** The weft that closes the last row. */
function lastWeft(): string {
  return `<path d="M${left} ${bottom + 7}H${right - 6}" stroke="${colours.madder}" stroke-width="8"/>`;
}

function drawing(): string {
  const patches = slots.flatMap(({ tests }, row) => tests.map((test, column) => patch(test, column, row)));
  const dates = rounds.map(
    (date, column) =>
      `<text x="${left + column * cell.width + 22}" y="229" class="round">Round ${column + 1}<tspan dx="12" fill="#4a2c10" font-weight="560">${date}</tspan></text>`,
  );
  const names = slots.map(({ name }, row) => {
    const y = top + row * cell.height + 46;
    return name
      .split(" ")
      .map((word, k) => `<text x="52" y="${y + k * 35}" class="slot">${word}</text>`)
      .join("");
  });
  const seams = [1, 2]
    .map((row) => `M${left} ${top + row * cell.height}H${right}`)
    .concat([1, 2, 3, 4].map((column) => `M${left + column * cell.width} ${top}V${bottom}`))
    .join("");
  return `<svg width="1600" height="1000" style="position:absolute;inset:0"><defs>${weave("kept", "#ad372f", "#a22f29", 10)}${weave("none", "#f8efdf", "#f3e8d5", 10)}${weave("harm", "#33251d", "#2a1d16", 10)}</defs>
${warp()}${patches.join("")}<path d="${seams}" stroke="${field}" stroke-width="6"/>${lastWeft()}
<rect x="170" y="194" width="1560" height="54" rx="27" fill="url(#wood)"/>${dates.join("")}${names.join("")}</svg>`;
}

const css = `
.name { font: 640 26px "Mona Sans Variable"; letter-spacing: -.015em }
.effect { font: 800 70px ${figures}; font-stretch: 80%; letter-spacing: -.01em }
.unit { font: 560 22px ${figures}; font-stretch: 90% }
.round { font: 720 25px ${figures}; font-stretch: 90%; fill: #2a1d16 }
.slot { font: 740 32px ${display}; font-stretch: 84%; fill: ${colours.ink} }
.head { position: absolute; left: 52px; top: 42px; right: 52px; display: flex; align-items: center; gap: 22px }
.head h1 { font-size: 78px; line-height: 1 }
.head div { margin-left: auto; display: flex; gap: 34px; font-size: 28px; font-weight: 600 } .head span { display: flex; align-items: center; gap: 13px } .head i { width: 40px; height: 40px; border-radius: 5px }
`;

/** The register as cloth on the loom: five rounds across, three slots down. */
export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      clothDefs,
      drawing(),
      `<div class="head"><span style="scale:1.6;margin:0 14px 0 8px">${mark}</span><h1>${ran} tests in ten weeks</h1><div><span><i style="background:${colours.madder}"></i>${count("kept")} kept</span><span><i style="background:#faf2e4"></i>${count("none")} no change</span><span><i style="background:${colours.ink}"></i>${count("harm")} harmful</span></div></div>`,
    ].join("\n"),
});
