interface Figure {
  x: number;
  /** Top of the head. */
  top: number;
  size: number;
  hair: "short" | "bun" | "curls";
}

const hairShapes = {
  short: '<path d="M-45 62c-8-44 8-66 45-66s53 22 45 66c-6 20-14 32-20 38h-50c-6-6-14-18-20-38z"/>',
  bun: '<circle cx="4" cy="-8" r="23"/><path d="M-44 60c-8-42 8-64 44-64s52 22 44 64c-4 22-12 36-18 44h-52c-6-8-14-22-18-44z"/>',
  curls:
    '<path d="M-48 66c-12-8-10-24-4-30-4-16 8-30 20-30 6-12 24-16 34-8 12-6 28 0 32 12 14 4 20 18 14 32 8 8 6 20-2 26-4 18-12 28-20 34h-50c-10-8-18-20-24-36z"/>',
} as const;

/** A dispatcher seen from behind, lit by the wall. */
export function dispatcher({ x, top, size, hair }: Figure): string {
  return `<g transform="translate(${x} ${top}) scale(${size})">
<path d="M-172 330c0-100 22-152 80-166 40-10 60-18 66-40V80h52v44c6 22 26 30 66 40 58 14 80 66 80 166z" fill="#06262f"/>
<path d="M-172 330c0-100 22-152 80-166 30-8 50-14 60-26M172 330c0-100-22-152-80-166-30-8-50-14-60-26" fill="none" stroke="#2d7d8f" stroke-width="6" stroke-linecap="round"/>
<path d="M-96 330c0-66 8-84 30-88h132c22 4 30 22 30 88z" fill="#02141a"/>
<g fill="#2d7d8f" transform="translate(0 -5)">${hairShapes[hair]}</g><g fill="#05202a">${hairShapes[hair]}</g>
<path d="M-50 46C-52-20 52-20 50 46" fill="none" stroke="#0d4250" stroke-width="9"/><rect x="-60" y="36" width="20" height="38" rx="10" fill="#0d4250"/><rect x="40" y="36" width="20" height="38" rx="10" fill="#0d4250"/></g>`;
}
