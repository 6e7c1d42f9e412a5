import { seeded } from "#artwork/lib/random.ts";
import { colours as c, display, text } from "./identity.ts";

/** Teodora Vance's opening picture: a night market under a bridge, in five flat inks. 600 × 750. */
const posterRatio = 750 / 600;

/** Put once into a scene; `poster` then shows it at any size. */
export const posterDefs = `<svg width="0" height="0" style="position:absolute"><symbol id="night-market" viewBox="0 0 600 750">${drawing()}</symbol></svg>`;

export function poster(width: number, height = Math.round(width * posterRatio)): string {
  return `<svg width="${width}" height="${height}" viewBox="0 0 600 ${((600 * height) / width).toFixed(0)}" style="display:block"><use href="#night-market" width="600" height="750"/></svg>`;
}

function drawing(): string {
  return `<rect width="600" height="750" fill="${c.night}"/>
<circle cx="430" cy="268" r="196" fill="${c.pink}"/>
${bridge()}${skyline()}${lanterns()}
${stall(-60, 396, 236, c.pink, c.cream, c.yellow, 3)}${stall(424, 402, 240, c.turquoise, c.cream, c.yellow, 8)}
${stall(150, 366, 302, c.yellow, c.pink, c.cream, 5)}
${steam()}${ground()}${crowd()}
<g font-family='${display}' font-weight="900" fill="${c.yellow}"><text x="34" y="98" font-size="78" letter-spacing="-3">NIGHT</text><text x="34" y="174" font-size="78" letter-spacing="-3">MARKET</text></g>
<text x="37" y="207" font-family='${text}' font-weight="760" font-size="23" fill="${c.cream}">Fridays from nine,</text><text x="37" y="234" font-family='${text}' font-weight="760" font-size="23" fill="${c.cream}">under the bridge</text>`;
}

/** One tower of a suspension bridge; its cable falls to both sides. */
function bridge(): string {
  const cable = (x: number) =>
    x < 316 ? 304 - 104 * (x / 316) ** 2 : 200 + 84 * (1 - ((640 - x) / 324) ** 2);
  const hangers = Array.from({ length: 25 }, (_, k) => `M${k * 25} ${cable(k * 25).toFixed(0)}V318`).join("");
  const curve = Array.from({ length: 61 }, (_, k) => `${k * 10} ${cable(k * 10).toFixed(1)}`).join("L");
  const truss = Array.from({ length: 31 }, (_, k) => `M${k * 20 - 10} 340l10-18 10 18`).join("");
  return `<g stroke="${c.turquoise}" fill="none"><path d="${hangers}" stroke-width="2"/><path d="M${curve}" stroke-width="6"/><path d="M0 322H600" stroke-width="9"/><path d="M0 340H600" stroke-width="3"/><path d="${truss}" stroke-width="2.5"/></g>
<path d="M295 190h12v220h-12zM325 190h12v220h-12zM295 206h42v9h-42zM295 250h42v9h-42zM295 286h42v9h-42z" fill="${c.turquoise}"/>`;
}

function skyline(): string {
  const random = seeded(31);
  let blocks = "";
  for (let x = -10; x < 600; x += 34) {
    const top = 362 + random() * 44;
    blocks += `<rect x="${x}" y="${top.toFixed(0)}" width="34" height="200" fill="${c.blue}"/>`;
    for (let y = top + 10; y < 440; y += 15) {
      for (const dx of [7, 19]) {
        if (random() > 0.52)
          blocks += `<rect x="${x + dx}" y="${y.toFixed(0)}" width="7" height="8" fill="${random() > 0.3 ? c.yellow : c.cream}"/>`;
      }
    }
  }
  return blocks;
}

/** Three strings of lamps, hung across the alley. */
function lanterns(): string {
  const string = (
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    sag: number,
    count: number,
    turn: number,
  ) => {
    const at = (t: number) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)] as const;
    const wire = Array.from({ length: 31 }, (_, k) =>
      at(k / 30)
        .map((v) => v.toFixed(1))
        .join(" "),
    ).join("L");
    const lamps = Array.from({ length: count }, (_, k) => {
      const [x, y] = at((k + 0.5) / count);
      const fill = [c.yellow, c.cream, c.turquoise][(k + turn) % 3] ?? c.yellow;
      return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}v9" stroke="${c.night}" stroke-width="3"/><ellipse cx="${x.toFixed(1)}" cy="${(y + 24).toFixed(1)}" rx="17" ry="15" fill="${fill}"/><path d="M${(x - 8).toFixed(1)} ${(y + 11).toFixed(1)}v26m8-28v30m8-28v26" stroke="${c.night}" stroke-width="1.6" opacity=".55"/><path d="M${(x - 7).toFixed(1)} ${(y + 10).toFixed(1)}h14m-14 28h14" stroke="${c.night}" stroke-width="4"/>`;
    }).join("");
    return `<path d="M${wire}" fill="none" stroke="${c.night}" stroke-width="3"/>${lamps}`;
  };
  return string(318, 214, 640, 176, 34, 5, 0) + string(-20, 300, 640, 262, 58, 9, 1);
}

function stall(
  x: number,
  y: number,
  w: number,
  one: string,
  two: string,
  light: string,
  seed: number,
): string {
  const random = seeded(seed);
  const stripes = 7;
  const step = w / stripes;
  let awning = "";
  for (let k = 0; k < stripes; k++) {
    const left = x + k * step;
    const inner = x + 18 + (k * (w - 36)) / stripes;
    const next = x + 18 + ((k + 1) * (w - 36)) / stripes;
    const fill = k % 2 === 0 ? one : two;
    awning += `<path d="M${inner.toFixed(1)} ${y}H${next.toFixed(1)}L${(left + step).toFixed(1)} ${y + 62}v8a${(step / 2).toFixed(1)} 15 0 01-${step.toFixed(1)} 0v-8z" fill="${fill}"/>`;
  }
  let goods = "";
  for (let row = 0; row < 2; row++) {
    for (let k = 0; k < Math.floor((w - 30) / 21); k++) {
      const fill = [c.pink, c.yellow, c.turquoise, c.cream][Math.floor(random() * 4)] ?? c.pink;
      const gx = x + 26 + k * 21 + (row % 2) * 9;
      if (gx < x + w - 20)
        goods += `<circle cx="${gx.toFixed(0)}" cy="${y + 166 - row * 15}" r="10.5" fill="${fill}" stroke="${c.night}" stroke-width="2.4"/>`;
    }
  }
  const keeper = x + w * (0.35 + random() * 0.3);
  return `<rect x="${x + 12}" y="${y + 40}" width="${w - 24}" height="200" fill="${light}"/>
<path d="M${keeper.toFixed(0)} ${y + 126}a16 17 0 1 1 .1 0zM${(keeper - 34).toFixed(0)} ${y + 186}c0-40 10-56 34-56s34 16 34 56z" fill="${c.night}"/>
<path d="M${x + 40} ${y + 70}v26m${w - 80}-26v26" stroke="${c.night}" stroke-width="3"/><circle cx="${x + 40}" cy="${y + 104}" r="10" fill="${c.night}"/><circle cx="${x + w - 40}" cy="${y + 104}" r="10" fill="${c.night}"/>
${goods}<rect x="${x + 4}" y="${y + 176}" width="${w - 8}" height="92" fill="${c.blue}"/><path d="${Array.from({ length: 9 }, (_, k) => `M${(x + 4 + (k * (w - 8)) / 9).toFixed(0)} ${y + 176}v92`).join("")}" stroke="${c.night}" stroke-width="3"/><rect x="${x}" y="${y + 172}" width="${w}" height="12" fill="${c.cream}"/>
<path d="M${x + 10} ${y + 50}v220m${w - 20}-220v220" stroke="${c.night}" stroke-width="7"/>${awning}`;
}

function steam(): string {
  return `<g fill="none" stroke="${c.cream}" stroke-width="5" stroke-linecap="round"><path d="M356 500c-12-16 12-24 0-42s10-22 2-36"/><path d="M378 506c-12-16 12-24 0-42s10-22 2-36"/><path d="M92 520c-10-14 10-22 0-36s8-18 2-28"/></g>`;
}

/** A wet street that gives the stalls' colours back. */
function ground(): string {
  const random = seeded(77);
  let strokes = "";
  for (let k = 0; k < 90; k++) {
    const y = 640 + random() * 110;
    const x = random() * 620 - 20;
    const fill = x < 170 ? c.pink : x < 440 ? c.yellow : c.turquoise;
    strokes += `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${(20 + random() * 70).toFixed(0)}" height="5" rx="2.5" fill="${random() > 0.8 ? c.cream : fill}"/>`;
  }
  return `<rect y="630" width="600" height="120" fill="${c.blue}"/>${strokes}`;
}

function crowd(): string {
  const random = seeded(12);
  let people = "";
  for (const [row, base] of [[0, 706] as const, [1, 770] as const]) {
    for (let x = row === 0 ? 20 : -14; x < 620; x += 58 + random() * 34) {
      const s = (row === 0 ? 0.82 : 1.12) + random() * 0.16;
      const h = 128 * s;
      const y = base - h + random() * 16;
      const edge = [c.pink, c.yellow, c.turquoise][Math.floor(random() * 3)] ?? c.pink;
      const figure = `<circle cx="0" cy="0" r="20"/><path d="M-37 150C-39 70-32 34 0 32s39 38 37 118z"/>${random() > 0.55 ? `<path d="M-21-2a21 21 0 0142 0l9 3h-60z"/>` : `<circle cx="6" cy="-21" r="9"/>`}`;
      people += `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${s.toFixed(2)})"><g fill="${edge}" transform="translate(4 -3)">${figure}</g><g fill="#060c28">${figure}</g></g>`;
    }
  }
  return people;
}
