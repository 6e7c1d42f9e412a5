import { thousands } from "#artwork/lib/format.ts";
import { seeded } from "#artwork/lib/random.ts";
import { carrier, carrierGross, kg, shipment, usd } from "./credit.ts";
import { colours } from "./identity.ts";

export const papersCss = `
.paper { position: absolute; background: ${colours.paper}; color: ${colours.ink}; box-shadow: 0 0 0 1px rgb(60 25 12 / .16), 0 2px 4px rgb(20 5 0 / .3), 0 14px 24px -6px rgb(20 5 0 / .45) }
.paper dl { display: grid; grid-template-columns: auto 1fr; font-size: 16.5px; line-height: 22px }
.paper dt { color: ${colours.muted}; padding: 7px 14px 7px 0; border-top: 1px solid ${colours.rule} }
.paper dd { text-align: right; padding: 7px 0; border-top: 1px solid ${colours.rule}; font-weight: 560 }
.paper .found { display: inline-block; margin: -2px -7px -2px 0; padding: 2px 7px; border-radius: 4px; background: ${colours.metTint}; color: #0d4a47 }
.paper .differs { background: ${colours.amber}; color: #3a2200 }
`;

type Line = readonly [name: string, value: string];

export interface Document {
  name: string;
  issuer: string;
  lines: readonly Line[];
}

export const documents = {
  invoice: {
    name: "Commercial invoice",
    issuer: "No. 118, 10 Feb 2023",
    lines: [
      ["Net", kg(shipment.net)],
      ["Rate", `USD ${shipment.rate.toFixed(2)} a kg`],
      ["Amount", usd(shipment.amount)],
    ],
  },
  packing: {
    name: "Packing list",
    issuer: "10 Feb 2023",
    lines: [
      ["Chests", thousands(shipment.chests)],
      ["Net", kg(shipment.net)],
      ["Gross", kg(shipment.gross)],
    ],
  },
  origin: {
    name: "Certificate of origin",
    issuer: "13 Feb 2023",
    lines: [
      ["Goods", shipment.goods],
      ["Grown in", "Assam, India"],
    ],
  },
  insurance: {
    name: "Insurance",
    issuer: "13 Feb 2023",
    lines: [
      ["Cover", usd(shipment.insured)],
      ["Of invoice", "110%"],
    ],
  },
} satisfies Record<string, Document>;

export const lading = {
  name: "Bill of lading",
  issuer: `${carrier}, 14 Feb 2023`,
  lines: [
    ["Vessel", shipment.vessel],
    ["Loaded at", shipment.from],
    ["Discharge", shipment.to],
    ["Container", shipment.container],
    ["Chests", thousands(shipment.chests)],
    ["Gross weight", kg(carrierGross)],
  ],
} satisfies Document;

/** A round rubber stamp with a ragged ring. */
export function stamp(size: number, text: readonly string[], colour: string, seed: number): string {
  const random = seeded(seed);
  const nicks = Array.from({ length: 46 }, () => {
    const turn = random() * 360;
    return `<rect x="${(40 + random() * 9).toFixed(1)}" y="-1" width="${(1 + random() * 5).toFixed(1)}" height="${(0.6 + random() * 1.6).toFixed(1)}" fill="#fff" transform="rotate(${turn.toFixed(0)})"/>`;
  });
  const lines = text.map(
    (line, index) =>
      `<text class="serif" text-anchor="middle" y="${5 + (index - (text.length - 1) / 2) * 17}" font-size="15" fill="${colour}" style="letter-spacing:0">${line}</text>`,
  );
  return `<svg width="${size}" height="${size}" viewBox="-52 -52 104 104" style="mix-blend-mode:multiply"><circle r="48" fill="none" stroke="${colour}" stroke-width="3.500"/><circle r="41" fill="none" stroke="${colour}" stroke-width="1.400"/>${nicks.join("")}${lines.join("")}</svg>`;
}

/** Two signatures, each one stroke of a pen. */
const strokes = {
  master:
    "M6 40C18 6 34 0 34 12C34 26 14 44 16 34C18 24 38 14 42 22C45 29 34 40 40 38C50 34 52 18 58 20C64 22 54 38 62 36C72 33 70 8 80 4C88 1 82 24 74 42C70 52 66 54 68 46C72 34 96 20 104 24C110 28 100 38 108 36C118 33 118 22 126 24C133 26 128 36 138 33C150 29 160 22 176 26",
  officer:
    "M4 20C30 4 54 2 50 14C46 28 16 44 14 34C12 22 58 20 70 24C80 28 62 38 72 36C86 32 84 20 92 22C98 24 92 36 102 34C120 30 112 6 124 2C134 0 122 36 132 34C144 30 158 18 176 16M30 46C80 38 120 38 160 42",
} as const;

export function signature(width: number, hand: keyof typeof strokes, colour: string): string {
  return `<svg width="${width}" height="${width * 0.3}" viewBox="0 0 180 54"><path d="${strokes[hand]}" fill="none" stroke="${colour}" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** A guilloche band, as on paper of value. */
export function guilloche(width: number, height: number, colour: string, waves = 9): string {
  const middle = height / 2;
  const lines = Array.from({ length: 7 }, (_, index) => {
    const phase = (index / 7) * Math.PI * 2;
    const points = Array.from({ length: 181 }, (__, step) => {
      const t = step / 180;
      const y = middle + Math.sin(t * Math.PI * 2 * waves + phase) * (middle - 1) * Math.cos(phase + t * 3);
      return `${(t * width).toFixed(1)} ${y.toFixed(1)}`;
    });
    return `<path d="M${points.join("L")}"/>`;
  });
  return `<svg width="${width}" height="${height}" fill="none" stroke="${colour}" stroke-width=".9" style="display:block">${lines.join("")}</svg>`;
}
