import { colours } from "./identity.ts";

/** A steel stopwatch seen from above: centre 0 0, radius 230, its hand at `seconds`. */
export function stopwatch(seconds: number): string {
  const ticks = Array.from({ length: 60 }, (_, second) => {
    const long = second % 5 === 0;
    return `<path d="M0 ${long ? -150 : -160}V-174" stroke="${colours.ink}" stroke-width="${long ? 5 : 2.6}" transform="rotate(${second * 6})"/>`;
  });
  const numbers = Array.from({ length: 12 }, (_, index) => {
    const turn = ((index * 30 - 90) * Math.PI) / 180;
    return `<text x="${(Math.cos(turn) * 122).toFixed(1)}" y="${(Math.sin(turn) * 122 + 11).toFixed(1)}">${index === 0 ? 60 : index * 5}</text>`;
  });
  const sweep = ((seconds * 6 - 90) * Math.PI) / 180;
  const [x, y] = [Math.cos(sweep), Math.sin(sweep)].map((part) => (part * 174).toFixed(1));
  return `<defs>
<linearGradient id="steel" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".22" stop-color="#a9bec6"/><stop offset=".42" stop-color="#f3f9fb"/><stop offset=".68" stop-color="#7b949e"/><stop offset=".9" stop-color="#c9d9df"/><stop offset="1" stop-color="#eef6f8"/></linearGradient>
<linearGradient id="steel-inner" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#fdfefe"/><stop offset=".5" stop-color="#8fa7b0"/><stop offset="1" stop-color="#5d7681"/></linearGradient>
<linearGradient id="crown" x1="0" x2="1"><stop offset="0" stop-color="#6d8691"/><stop offset=".3" stop-color="#f1f7f9"/><stop offset=".62" stop-color="#9fb5be"/><stop offset="1" stop-color="#566e79"/></linearGradient>
<radialGradient id="dial" cx=".42" cy=".36" r=".72"><stop offset="0" stop-color="#fff"/><stop offset=".7" stop-color="#fbf8ef"/><stop offset="1" stop-color="#e6e2d5"/></radialGradient>
<filter id="watch-far" x="-40%" y="-40%" width="180%" height="190%"><feGaussianBlur stdDeviation="34"/></filter>
<filter id="watch-near" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="9"/></filter>
</defs>
<circle cx="20" cy="56" r="206" fill="#14323d" opacity=".46" filter="url(#watch-far)"/>
<circle cx="4" cy="16" r="228" fill="#173c4a" opacity=".5" filter="url(#watch-near)"/>
<g transform="rotate(42)"><rect x="-20" y="-268" width="40" height="50" rx="8" fill="url(#crown)"/><rect x="-27" y="-284" width="54" height="30" rx="9" fill="${colours.berry}"/><rect x="-19" y="-280" width="38" height="6" rx="3" fill="#ff8fb0"/></g>
<rect x="-24" y="-262" width="48" height="48" rx="6" fill="url(#crown)"/>
<rect x="-41" y="-310" width="82" height="56" rx="13" fill="url(#crown)"/>
${Array.from({ length: 9 }, (_, index) => `<path d="M${-33 + index * 8.2} -304v44" stroke="#4d6570" stroke-opacity=".5" stroke-width="2"/>`).join("")}
<circle r="230" fill="url(#steel)"/><circle r="228" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>
<circle r="203" fill="url(#steel-inner)"/><circle r="194" fill="url(#dial)"/>
<path d="M0 0V-174A174 174 0 0 1 ${x} ${y}Z" fill="${colours.berry}" opacity=".16"/>
${ticks.join("")}
<g class="display" font-size="31" font-weight="700" text-anchor="middle" fill="${colours.ink}" letter-spacing="-1">${numbers.join("")}</g>
<g transform="translate(0 56)"><circle r="37" fill="none" stroke="${colours.ink}" stroke-opacity=".35" stroke-width="2"/><path d="M0 6V-28" stroke="${colours.ink}" stroke-width="4" stroke-linecap="round"/><circle r="5" fill="${colours.ink}"/></g>
<g transform="rotate(${seconds * 6})"><path d="M-3 52L-2.2 -166L0 -178L2.2 -166L3 52z" fill="#173c4a" opacity=".3" transform="translate(4 7)"/><path d="M-5 54L-2.2 -168L0 -178L2.2 -168L5 54z" fill="${colours.berry}"/></g>
<circle r="14" fill="${colours.berry}"/><circle r="6" fill="#fff" fill-opacity=".85"/>
<path d="M-150 -98A180 180 0 0 1 -30 -176" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="13" stroke-linecap="round"/>`;
}
