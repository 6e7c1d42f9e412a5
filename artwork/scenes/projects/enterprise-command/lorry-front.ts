import { colours } from "./identity.ts";

const marigolds = Array.from({ length: 23 }, (_, k) => {
  const t = k / 22;
  const y = 262 + 30 * Math.sin(t * Math.PI * 2) ** 2;
  return `<circle cx="${(-186 + t * 372).toFixed(0)}" cy="${y.toFixed(0)}" r="11" fill="${k % 2 ? "#ff8f1f" : "#ffd23f"}"/>`;
}).join("");

const slats = Array.from(
  { length: 6 },
  (_, k) =>
    `<rect x="-150" y="${566 + k * 20}" width="300" height="9" rx="4" fill="${k % 2 ? "#b9c9ca" : "#e6eeee"}"/>`,
).join("");

const stripes = Array.from(
  { length: 12 },
  (_, k) => `<path d="M${-270 + k * 50} 812l30 -76h25l-30 76z" fill="${colours.late}"/>`,
).join("");

const ropes = [-180, -60, 60, 180]
  .map(
    (x) =>
      `<path d="M${x - 70} 26L${x + 50} 220M${x + 70} 26L${x - 50} 220" stroke="#cbb98c" stroke-width="4"/>`,
  )
  .join("");

function lamp(x: number, r: number): string {
  return `<circle cx="${x}" cy="654" r="${r + 9}" fill="#dfe8e8"/><circle cx="${x}" cy="654" r="${r + 9}" fill="none" stroke="#5d7275" stroke-width="3"/><circle cx="${x}" cy="654" r="${r}" fill="url(#lens)"/><path d="M${x - r * 0.5} ${654 - r * 0.8}v${r * 1.6}M${x} ${654 - r}v${r * 2}M${x + r * 0.5} ${654 - r * 0.8}v${r * 1.6}" stroke="#c9a24a" stroke-opacity=".45" stroke-width="2.500"/>`;
}

function mirror(side: number): string {
  return `<g transform="scale(${side} 1)"><path d="M232 316h52M236 452h48" stroke="#0c1b20" stroke-width="9"/><rect x="262" y="304" width="52" height="164" rx="14" fill="#12262c"/><rect x="270" y="314" width="36" height="144" rx="9" fill="#6f97a0"/><path d="M270 400l36 -60v50l-36 60z" fill="#a8c8cd"/></g>`;
}

const defs = `<defs><linearGradient id="paint"><stop stop-color="#b96a00"/><stop offset=".12" stop-color="#ffb02e"/><stop offset=".5" stop-color="#ffc45e"/><stop offset=".86" stop-color="#f79a12"/><stop offset="1" stop-color="#9a5600"/></linearGradient><radialGradient id="lens" cx=".4" cy=".35"><stop stop-color="#fff"/><stop offset=".55" stop-color="#fff2bf"/><stop offset="1" stop-color="#e2b24e"/></radialGradient><linearGradient id="sheet" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#4f8a72"/><stop offset="1" stop-color="#24503f"/></linearGradient><linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#7fb0ba"/><stop offset=".45" stop-color="#1d424c"/><stop offset="1" stop-color="#0a1d23"/></linearGradient></defs>`;

/** A lorry head-on in the rain, 640 × 900 about x = 0: tarpaulin, crown board, garland, lamps and striped bumper. */
export function lorryFront(left: number, top: number, code: string, crown: string): string {
  return `<svg width="1600" height="1000" style="position:absolute;inset:0">${defs}<g transform="translate(${left} ${top}) scale(.95)">
<path d="M-250 860h110v90h-110zM140 860h110v90h-110z" fill="#0a1418"/><path d="M-276 220V76q0 -50 56 -60Q0 -18 220 16q56 10 56 60v144z" fill="url(#sheet)"/>${ropes}<path d="M-276 200H276v34H-276z" fill="#183a2e"/>
${mirror(1)}${mirror(-1)}
<path d="M-226 236Q-226 214 -204 214H204Q226 214 226 236L246 560V800H-246V560z" fill="url(#paint)"/>
<path d="M-240 128Q0 84 240 128V222H-240z" fill="${colours.wall}" stroke="#ffd98a" stroke-width="5"/>${crown}
<path d="M-196 250H-8V470H-208zM8 250H196L208 470H8z" fill="url(#glass)"/><path d="M-150 250h54L-160 470h-44zM66 250h30L30 470H8v-30z" fill="#fff" opacity=".16"/>
<path d="M-30 474L-170 388M176 474L36 388" stroke="#05090b" stroke-width="9" stroke-linecap="round"/>${marigolds}
<path d="M-240 490H240" stroke="#fff4dc" stroke-width="10"/><path d="M-243 520H243" stroke="#a8331c" stroke-width="14"/>
<rect x="-166" y="552" width="332" height="134" rx="14" fill="#0c1b20"/>${slats}<circle cy="616" r="46" fill="#0c1b20" stroke="#e6eeee" stroke-width="6"/><path d="M0 586L28 638H-28z" fill="${colours.late}"/><path d="M0 600v14M0 614l-10 24M0 614l10 24" stroke="#0c1b20" stroke-width="6"/>
${lamp(-206, 29)}${lamp(206, 29)}<rect x="-242" y="702" width="60" height="20" rx="7" fill="#ff7d5c"/><rect x="182" y="702" width="60" height="20" rx="7" fill="#ff7d5c"/>
<g><clipPath id="bumper"><rect x="-270" y="736" width="540" height="76" rx="16"/></clipPath><rect x="-270" y="736" width="540" height="76" rx="16" fill="#0c1b20"/><g clip-path="url(#bumper)">${stripes}</g><rect x="-128" y="742" width="256" height="64" rx="8" fill="#fff" stroke="#0c1b20" stroke-width="5"/><text class="display" y="792" text-anchor="middle" font-size="52" font-weight="720" fill="#0c1b20">${code}</text></g>
<path d="M-240 812H240V866H-240z" fill="#071216"/></g></svg>`;
}
