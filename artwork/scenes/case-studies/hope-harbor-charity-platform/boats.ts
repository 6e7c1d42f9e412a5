/** A fishing boat of the coast, seen from the side: high stem and stern, one cabin. 200 × 120 in its own measure. */
export interface Boat {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  hull: string;
  band: string;
  dark: string;
  /** The cabin's window. */
  light?: string;
}

export function boat({ x, y, scale = 1, turn = 0, hull, band, dark, light = "#ffc65c" }: Boat): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
<path d="M-46 -34h58v-30h-52z" fill="${dark}"/><path d="M-50 -66h68l-4 -9h-62z" fill="${hull}"/>
<rect x="-32" y="-56" width="15" height="13" rx="2" fill="${light}"/><rect x="-9" y="-56" width="15" height="13" rx="2" fill="${light}"/>
<path d="M34 -34v-68M34 -98l44 58M34 -98l-22 24" stroke="${dark}" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<path d="M36 -100l26 7-26 9z" fill="${band}"/>
<path d="M-104 -56c22 18 56 24 96 24s82 -8 112 -34c-8 34 -28 62 -52 66h-112c-24 -6 -40 -30 -44 -56z" fill="${hull}"/>
<path d="M-101 -44c26 16 58 22 94 22s78 -8 106 -30l-8 18c-26 18 -60 26 -98 26s-66 -6 -88 -20z" fill="${band}"/>
<path d="M-74 -6c40 8 92 8 136 0l-10 6h-112z" fill="${dark}" opacity=".55"/>
</g>`;
}
