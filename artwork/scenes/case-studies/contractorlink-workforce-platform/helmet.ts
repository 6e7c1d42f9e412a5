interface Shell {
  light: string;
  mid: string;
  dark: string;
  rim: string;
}

const shells = {
  yellow: { light: "#fff3a0", mid: "#ffd91f", dark: "#c98a00", rim: "#f0b400" },
  white: { light: "#ffffff", mid: "#f1ece2", dark: "#b5a58d", rim: "#d8cdb9" },
} as const satisfies Record<string, Shell>;

export type ShellName = keyof typeof shells;

/** Put once into a scene that shows helmets. The drawing is 240 × 170. */
export const helmetDefs = `<svg width="0" height="0" style="position:absolute"><defs><filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="7"/></filter>${Object.entries(
  shells,
)
  .map(
    ([name, { light, mid, dark, rim }]) =>
      `<linearGradient id="shell-${name}" x1=".1" y1="0" x2=".85" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".35" stop-color="${mid}"/><stop offset=".86" stop-color="${dark}"/><stop offset="1" stop-color="${mid}"/></linearGradient><linearGradient id="brim-${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".4" stop-color="${rim}"/><stop offset="1" stop-color="${dark}"/></linearGradient><symbol id="helmet-${name}" viewBox="0 0 240 170"><path d="M30 128C26 56 66 14 124 14s94 44 92 114z" fill="url(#shell-${name})"/><path d="M104 18c-9 30-12 70-11 108h52c2-38-1-78-9-108q-16-6-32 0z" fill="${mid}"/><path d="M104 18c-9 30-12 70-11 108h8c0-40 3-78 10-109z" fill="${light}"/><path d="M136 18c8 30 11 70 9 108h-7c1-40-2-78-9-109z" fill="${dark}" opacity=".75"/><path d="M60 116c-1-32 8-58 26-78M182 116c2-32-6-56-20-74" fill="none" stroke="${dark}" stroke-width="5" stroke-linecap="round" opacity=".7"/><path d="M50 96c3-26 12-42 26-54" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".75" filter="url(#soft)"/><path d="M16 126q106-26 210 0 12 6 8 14-4 8-22 8-90-18-182 0-18 0-22-8-4-10 8-14z" fill="url(#brim-${name})"/><path d="M30 147q90-17 182 0" fill="none" stroke="${dark}" stroke-width="3"/></symbol>`,
  )
  .join("")}</defs></svg>`;

export function helmet(name: ShellName, left: number, top: number, width: number, turn = 0): string {
  return `<svg class="at" style="left:${left}px;top:${top}px;rotate:${turn}deg;overflow:visible" width="${width}" height="${Math.round((width * 170) / 240)}" viewBox="0 0 240 170"><ellipse cx="124" cy="150" rx="112" ry="16" fill="#6b2c00" opacity=".6" filter="url(#soft)"/><use href="#helmet-${name}" width="240" height="170"/></svg>`;
}
