import { colours, stops } from "./identity.ts";

/** Goods that stand on a shelf beside the oil. Each is drawn with its foot at y = 0, x = 0 on its left. */
export const kinds = {
  tin: { width: 74, draw: tin },
  packet: { width: 84, draw: packet },
  jar: { width: 66, draw: jar },
  box: { width: 92, draw: box },
  pouch: { width: 78, draw: pouch },
} as const;

export type Kind = keyof typeof kinds;

export const groceryDefs = `<linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity=".34"/><stop offset=".18" stop-color="#fff" stop-opacity=".28"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".86" stop-color="#000" stop-opacity=".18"/><stop offset="1" stop-color="#000" stop-opacity=".05"/></linearGradient>
<linearGradient id="steel">${stops(["0 #8b9a92", ".25 #f4f8f5", ".6 #c3cfc8", "1 #87968e"])}</linearGradient>
<linearGradient id="fold"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>`;

function tin(colour: string): string {
  return `<rect x="2" y="-150" width="70" height="150" rx="5" fill="${colour}"/><rect x="2" y="-104" width="70" height="62" fill="#fff8e8"/><circle cx="37" cy="-73" r="19" fill="${colour}"/><rect x="2" y="-150" width="70" height="150" rx="5" fill="url(#round)"/><rect y="-154" width="74" height="10" rx="4" fill="url(#steel)"/><rect y="-8" width="74" height="8" rx="3" fill="url(#steel)"/>`;
}

function packet(colour: string): string {
  return `<path d="M3 0L0 -168L84 -168L81 0Z" fill="${colour}"/><path d="M1 -132H83L82 -60H2Z" fill="#fff8e8"/><path d="M18 -82C26 -118 58 -118 66 -82Z" fill="${colour}"/><path d="M0 -168H84V-157H0Z" fill="#000" opacity=".16"/><path d="M3 0L0 -168L84 -168L81 0Z" fill="url(#fold)"/>`;
}

function jar(colour: string): string {
  return `<path d="M2 -104Q2 -118 12 -124H54Q64 -118 64 -104V-6Q64 0 58 0H8Q2 0 2 -6Z" fill="${colour}"/><rect x="2" y="-88" width="62" height="56" fill="#fff8e8"/><path d="M14 -60H52M14 -48H40" stroke="${colour}" stroke-width="6"/><path d="M2 -104Q2 -118 12 -124H54Q64 -118 64 -104V-6Q64 0 58 0H8Q2 0 2 -6Z" fill="url(#round)"/><rect x="7" y="-146" width="52" height="24" rx="4" fill="${colours.ink}"/><rect x="7" y="-146" width="52" height="24" rx="4" fill="url(#round)"/>`;
}

function box(colour: string): string {
  return `<rect y="-132" width="92" height="132" rx="2" fill="${colour}"/><path d="M0 -54L92 -92V0H0Z" fill="#fff8e8"/><circle cx="32" cy="-92" r="20" fill="#fff8e8" opacity=".85"/><rect y="-132" width="92" height="132" rx="2" fill="url(#fold)"/>`;
}

function pouch(colour: string): string {
  return `<path d="M8 0Q0 -76 6 -142H72Q78 -76 70 0Z" fill="${colour}"/><path d="M6 -142H72L71 -128H7Z" fill="#000" opacity=".18"/><ellipse cx="39" cy="-66" rx="25" ry="32" fill="#fff8e8"/><path d="M39 -88V-44M27 -66H51" stroke="${colour}" stroke-width="7" stroke-linecap="round"/><path d="M8 0Q0 -76 6 -142H72Q78 -76 70 0Z" fill="url(#fold)"/>`;
}
