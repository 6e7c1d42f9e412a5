import { colours, stops } from "./identity.ts";

/** All measures below are of a scanner 400 px wide; `width` scales it. */
const screenBox = { left: 33, top: 78, width: 334, height: 566 };
const size = { width: 400, height: 980 };

interface HandheldOptions {
  left: number;
  top: number;
  width: number;
  /** Degrees, clockwise. */
  turn: number;
  background: string;
  /** Drawn in px of the final picture, in a box that `handheldScreen` tells the size of. */
  screen: string;
  /** The far shadow. */
  shade: string;
}

export function handheldScreen(width: number): { width: number; height: number } {
  const scale = width / size.width;
  return { width: screenBox.width * scale, height: screenBox.height * scale };
}

/** A rugged scanner of the kind that shops own: bumper, scan window, side triggers and a keypad. */
export function handheld({ left, top, width, turn, background, screen, shade }: HandheldOptions): string {
  const scale = width / size.width;
  const height = size.height * scale;
  const px = (value: number) => `${(value * scale).toFixed(1)}px`;
  const box = `left:${px(screenBox.left)};top:${px(screenBox.top)};width:${px(screenBox.width)};height:${px(screenBox.height)}`;
  return `<div class="at" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;transform:rotate(${turn}deg);transform-origin:50% 40%">
<div class="at" style="inset:${px(46)} ${px(6)} ${px(-30)} ${px(10)};border-radius:${px(60)};background:${shade};opacity:.62;filter:blur(${px(40)});translate:${px(4)} ${px(30)}"></div>
<div class="at" style="inset:${px(14)} ${px(2)} 0;border-radius:${px(60)};background:${shade};opacity:.5;filter:blur(${px(12)});translate:0 ${px(10)}"></div>
${body(width, height)}
<div class="at" style="${box};border-radius:${px(9)};overflow:hidden;background:${background}">${screen}</div>
</div>`;
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "clear", "0", "enter"] as const;

function body(width: number, height: number): string {
  const outline =
    "M58 0H342C378 0 400 22 400 58V600C400 636 380 648 380 684V980H20V684C20 648 0 636 0 600V58C0 22 22 0 58 0Z";
  const inner =
    "M64 10H336C368 10 386 30 386 62V596C386 632 366 646 366 684V980H34V684C34 646 14 632 14 596V62C14 30 32 10 64 10Z";
  return `<svg class="at" style="inset:0;overflow:visible" width="${width}" height="${height}" viewBox="0 0 ${size.width} ${size.height}">
<defs>
<linearGradient id="bumper">${stops(["0 #c98f08", ".03 #ffd34e", ".1 #f5b81f", ".9 #f0ae12", ".975 #ffd764", "1 #b57e04"])}</linearGradient>
<linearGradient id="shell" x2="0" y2="1">${stops(["0 #3a4a42", ".02 #24322b", ".3 #1b2822", "1 #131c18"])}</linearGradient>
<linearGradient id="lens">${stops(["0 #2a0705", ".5 #7e160d", "1 #2a0705"])}</linearGradient>
<linearGradient id="key" x2="0" y2="1">${stops(["0 #4a5b52", ".12 #35453d", "1 #27352e"])}</linearGradient>
</defs>
<rect x="-9" y="150" width="18" height="118" rx="8" fill="#20302a"/><rect x="-9" y="152" width="6" height="114" rx="3" fill="#46584f"/>
<rect x="391" y="170" width="18" height="138" rx="8" fill="#20302a"/>
<path d="${outline}" fill="url(#bumper)"/>
<path d="M58 1.5H342C377 1.5 398.500 23 398.500 58" fill="none" stroke="#fff2c2" stroke-width="2" opacity=".8"/>
<path d="${inner}" fill="url(#shell)"/>
<path d="${inner}" fill="none" stroke="#0b120e" stroke-width="2.500"/>
<path d="M64 12.500H336C366 12.500 383.500 31 383.500 62" fill="none" stroke="#6d8277" stroke-width="1.500" opacity=".7"/>
<path d="M112 10H288L276 31Q273 36 266 36H134Q127 36 124 31Z" fill="#0c130f"/>
<rect x="142" y="14" width="116" height="14" rx="5" fill="url(#lens)"/><rect x="150" y="16" width="62" height="3" rx="1.500" fill="#ff9d87" opacity=".55"/>
<g fill="#0a100d"><rect x="168" y="51" width="64" height="5" rx="2.500"/></g><circle cx="330" cy="53" r="6" fill="#8fe8b4"/>
<rect x="24" y="69" width="352" height="584" rx="16" fill="#050806"/><rect x="24.700" y="69.700" width="350.600" height="582.600" rx="15.500" fill="none" stroke="#4a5a52" stroke-width="1.400" opacity=".7"/>
${digits.map((digit, index) => key(digit, index)).join("")}
</svg>`;
}

function key(digit: (typeof digits)[number], index: number): string {
  const x = 66 + (index % 3) * 94;
  const y = 686 + Math.floor(index / 3) * 68;
  const face =
    digit === "clear"
      ? '<path d="M-8 -8L8 8M8 -8L-8 8" stroke="#ffb59f" stroke-width="4" stroke-linecap="round"/>'
      : digit === "enter"
        ? '<path d="M10 -9V0H-9M-3 -6L-9 0L-3 6" fill="none" stroke="#0d1712" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>'
        : `<text class="display" text-anchor="middle" y="10" font-size="28" fill="#e9f6ee">${digit}</text>`;
  const fill = digit === "enter" ? colours.mustard : "url(#key)";
  return `<rect x="${x}" y="${y + 3}" width="80" height="54" rx="13" fill="#080d0a"/><rect x="${x}" y="${y}" width="80" height="52" rx="13" fill="${fill}"/><g transform="translate(${x + 40} ${y + 26})">${face}</g>`;
}
