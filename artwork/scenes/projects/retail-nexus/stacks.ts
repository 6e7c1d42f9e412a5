import { colours } from "./identity.ts";

/** A good that stands on another of its kind. Drawn from its upper left corner; needs `groceryDefs`. */
export interface Stackable {
  /** How high one is, about: a pile is a whole number of them. */
  height: number;
  draw: (width: number, height: number, colour: string, word: string) => string;
}

const print = (width: number, y: number, word: string, size: number, fill: string) =>
  `<text x="${width / 2}" y="${y.toFixed(1)}" text-anchor="middle" font-size="${word.length > 5 ? size * 0.9 : size}" font-weight="700" fill="${fill}" style="font-family:'Familjen Grotesk Variable'">${word}</text>`;

export const can: Stackable = {
  height: 122,
  draw: (w, h, colour, word) =>
    `<rect x="3" width="${w - 6}" height="${h}" rx="5" fill="${colour}"/><rect x="3" y="${h * 0.34}" width="${w - 6}" height="${h * 0.4}" fill="#fff8e8"/>${print(w, h * 0.34 + h * 0.2 + 9, word, 26, colours.ink)}<rect x="3" width="${w - 6}" height="${h}" rx="5" fill="url(#round)"/><rect width="${w}" height="11" rx="4" fill="url(#steel)"/><rect y="${h - 9}" width="${w}" height="9" rx="3" fill="url(#steel)"/>`,
};

export const carryBox: Stackable = {
  height: 100,
  draw: (w, h, colour, word) =>
    `<rect y="1" width="${w}" height="${h - 2}" rx="3" fill="${colour}"/><path d="M0 ${h * 0.66}L${w} ${h * 0.46}V${h - 2}H0Z" fill="#fff8e8"/><circle cx="${w * 0.78}" cy="${h * 0.74}" r="${h * 0.13}" fill="${colour}"/>${print(w, h * 0.38, word, 30, colours.ink)}<rect y="1" width="${w}" height="${h - 2}" rx="3" fill="url(#fold)"/><path d="M0 ${h - 1}H${w}" stroke="#02170e" stroke-width="2" opacity=".4"/>`,
};

export const spiceJar: Stackable = {
  height: 124,
  draw: (w, h, colour, word) => {
    const glass = `M4 ${h * 0.34}Q4 ${h * 0.24} 16 ${h * 0.2}H${w - 16}Q${w - 4} ${h * 0.24} ${w - 4} ${h * 0.34}V${h - 8}Q${w - 4} ${h} ${w - 12} ${h}H12Q4 ${h} 4 ${h - 8}Z`;
    return `<path d="${glass}" fill="${colour}"/><rect x="4" y="${h * 0.4}" width="${w - 8}" height="${h * 0.38}" fill="#fff8e8"/>${print(w, h * 0.59 + 9, word, 28, colours.ink)}<path d="${glass}" fill="url(#round)"/><rect x="9" width="${w - 18}" height="${h * 0.22}" rx="5" fill="#f7e7c4"/><rect x="9" width="${w - 18}" height="${h * 0.22}" rx="5" fill="url(#round)"/>`;
  },
};

export const flourBag: Stackable = {
  height: 82,
  draw: (w, h, colour, word) => {
    const bag = `M8 2Q${w / 2} -3 ${w - 8} 2Q${w + 2} ${h / 2} ${w - 4} ${h - 1}H4Q-2 ${h / 2} 8 2Z`;
    return `<path d="${bag}" fill="${colour}"/><path d="M4 ${h * 0.74}Q${w / 2} ${h * 0.8} ${w - 4} ${h * 0.74}V${h - 1}H4Z" fill="${colours.leaf}"/>${print(w, h * 0.55, word, 32, colours.forest)}<path d="${bag}" fill="url(#fold)"/><path d="M14 8Q30 14 22 24M${w - 14} 8Q${w - 28} 16 ${w - 20} 26" fill="none" stroke="#02170e" stroke-width="2" opacity=".18"/><path d="M4 ${h - 1}H${w - 4}" stroke="#02170e" stroke-width="2" opacity=".35"/>`;
  },
};
