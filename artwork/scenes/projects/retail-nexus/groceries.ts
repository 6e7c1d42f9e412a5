import { stops } from "./identity.ts";

/** Goods that stand on a shelf beside the oil. Each is drawn with its foot at y = 0, x = 0 on its left. */
export const kinds = {
  tin: { width: 74, draw: tin },
  packet: { width: 84, draw: packet },
} as const;

export const groceryDefs = `<linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity=".34"/><stop offset=".18" stop-color="#fff" stop-opacity=".28"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset=".86" stop-color="#000" stop-opacity=".18"/><stop offset="1" stop-color="#000" stop-opacity=".05"/></linearGradient>
<linearGradient id="steel">${stops(["0 #8b9a92", ".25 #f4f8f5", ".6 #c3cfc8", "1 #87968e"])}</linearGradient>
<linearGradient id="fold"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>`;

function tin(colour: string): string {
  return `<rect x="2" y="-150" width="70" height="150" rx="5" fill="${colour}"/><rect x="2" y="-104" width="70" height="62" fill="#fff8e8"/><circle cx="37" cy="-73" r="19" fill="${colour}"/><rect x="2" y="-150" width="70" height="150" rx="5" fill="url(#round)"/><rect y="-154" width="74" height="10" rx="4" fill="url(#steel)"/><rect y="-8" width="74" height="8" rx="3" fill="url(#steel)"/>`;
}

function packet(colour: string): string {
  return `<path d="M3 0L0 -168L84 -168L81 0Z" fill="${colour}"/><path d="M1 -132H83L82 -60H2Z" fill="#fff8e8"/><path d="M18 -82C26 -118 58 -118 66 -82Z" fill="${colour}"/><path d="M0 -168H84V-157H0Z" fill="#000" opacity=".16"/><path d="M3 0L0 -168L84 -168L81 0Z" fill="url(#fold)"/>`;
}
