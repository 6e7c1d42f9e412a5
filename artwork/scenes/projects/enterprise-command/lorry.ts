interface LorryOptions {
  x: number;
  y: number;
  turn?: number;
  box: string;
  cab: string;
  /** Without a signal: an outline at the last known place. */
  hollow?: boolean;
}

/** A lorry from above, 66 × 236, its cab pointing down, turned about its middle. */
export function lorryAbove({ x, y, turn = 0, box, cab, hollow = false }: LorryOptions): string {
  const outline =
    '<rect x="-33" y="-118" width="66" height="176" rx="5"/><rect x="-30" y="66" width="60" height="52" rx="12"/>';
  if (hollow) {
    return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="${box}" stroke-width="3.500" stroke-dasharray="9 7">${outline}</g>`;
  }
  const ribs = Array.from({ length: 9 }, (_, k) => `<path d="M-29 ${-101 + k * 18}H29"/>`).join("");
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
<g transform="translate(9 12)" fill="#04202a" opacity=".28">${outline}</g>
<rect x="-8" y="52" width="16" height="22" fill="#20353b"/>
<path d="M-30 80q0-14 14-14h32q14 0 14 14v26q0 12-12 12h-36q-12 0-12-12z" fill="${cab}"/>
<path d="M-24 100q24 9 48 0l-3-13q-21-6-42 0z" fill="#0c2730"/><path d="M-37 92h7v9h-7zM30 92h7v9h-7z" fill="#20353b"/>
<rect x="-33" y="-118" width="66" height="176" rx="5" fill="${box}"/>
<g stroke="#000" stroke-opacity=".13" stroke-width="2.500">${ribs}</g>
<path d="M-33-113q0-5 5-5h10V58h-10q-5 0-5-5z" fill="#fff" opacity=".2"/><path d="M20-118h8q5 0 5 5V53q0 5-5 5h-8z" fill="#000" opacity=".1"/></g>`;
}
