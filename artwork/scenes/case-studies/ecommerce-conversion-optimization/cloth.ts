import { colours } from "./identity.ts";

/** Plain weave as an SVG pattern: warp over weft, then weft over warp. */
export function weave(id: string, warp: string, weft: string, pitch = 9): string {
  const thread = pitch - 1.4;
  return `<pattern id="${id}" width="${pitch * 2}" height="${pitch * 2}" patternUnits="userSpaceOnUse"><rect width="${pitch * 2}" height="${pitch * 2}" fill="${weft}"/><g fill="${warp}"><rect x=".7" y="0" width="${thread}" height="${pitch}" rx="2"/><rect x="${pitch + 0.7}" y="${pitch}" width="${thread}" height="${pitch}" rx="2"/></g></pattern>`;
}

/** Paint for the garments; once per picture. */
export const clothDefs = `<svg width="0" height="0" style="position:absolute"><defs>
<linearGradient id="madder-body" x1="0" x2="1"><stop offset="0" stop-color="#7f211e"/><stop offset=".2" stop-color="#b23a30"/><stop offset=".46" stop-color="#c24a3b"/><stop offset=".7" stop-color="#a8322b"/><stop offset="1" stop-color="#7a1e1c"/></linearGradient>
<linearGradient id="madder-sleeve" x1="0" x2="1"><stop offset="0" stop-color="#8b2622"/><stop offset=".5" stop-color="#b53c32"/><stop offset="1" stop-color="#75201c"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9b27c"/><stop offset=".5" stop-color="#b5854c"/><stop offset="1" stop-color="#7d5428"/></linearGradient>
<linearGradient id="roll" x1="0" x2="1"><stop offset="0" stop-color="#651816"/><stop offset=".22" stop-color="#b23a30"/><stop offset=".42" stop-color="#cb5644"/><stop offset=".72" stop-color="#a02d27"/><stop offset="1" stop-color="#5c1514"/></linearGradient>
<pattern id="buti" width="34" height="40" patternUnits="userSpaceOnUse"><path d="M9 5l3.500 5-3.500 5-3.500-5zM26 25l3.500 5-3.500 5-3.500-5z" fill="#f0d9ae" opacity=".8"/></pattern>
<clipPath id="kurta-body"><path d="M150 42C128 50 106 56 92 64C100 110 108 140 110 176C112 260 100 400 80 536Q200 556 320 536C300 400 288 260 290 176C292 140 300 110 308 64C294 56 272 50 250 42Q200 82 150 42Z"/></clipPath>
</defs></svg>`;

/** The madder-red kurta, 400 × 560 in its own units. */
export const kurta = `<g>
<path d="M92 64C68 82 44 180 26 276L84 296C96 240 106 206 112 180L132 176V58z" fill="url(#madder-sleeve)"/><path d="M308 64C332 82 356 180 374 276L316 296C304 240 294 206 288 180L268 176V58z" fill="url(#madder-sleeve)"/>
<path d="M92 64C68 82 44 180 26 276L84 296C96 240 106 206 112 180L132 176V58zM308 64C332 82 356 180 374 276L316 296C304 240 294 206 288 180L268 176V58z" fill="url(#buti)"/>
<path d="M32 246l60 20-8 30-58-20zM368 246l-60 20 8 30 58-20z" fill="#f0d9ae"/><path d="M31 254l59 20M28 266l59 20M369 254l-59 20M372 266l-59 20" stroke="${colours.madderDeep}" stroke-width="3"/>
<g clip-path="url(#kurta-body)"><rect x="60" y="30" width="280" height="540" fill="url(#madder-body)"/><rect x="60" y="30" width="280" height="540" fill="url(#buti)"/>
<path d="M138 180C134 300 122 420 112 560M262 200C268 320 282 430 292 560M176 260C172 380 166 470 162 560M232 300C236 400 240 480 244 560" fill="none" stroke="#5e1412" stroke-width="12" opacity=".32" style="filter:blur(5px)"/><path d="M150 200C146 320 138 430 134 560M216 280C220 400 224 480 226 560" fill="none" stroke="#f08a72" stroke-width="9" opacity=".3" style="filter:blur(5px)"/>
<path d="M60 492Q200 516 340 492V570H60z" fill="#f0d9ae"/><path d="M60 501Q200 525 340 501M60 530Q200 554 340 530" fill="none" stroke="${colours.madderDeep}" stroke-width="5"/><path d="M66 517Q200 541 334 517" fill="none" stroke="${colours.madder}" stroke-width="13" stroke-dasharray="7 7"/></g>
<path d="M106 64C114 110 116 140 112 182M294 64C286 110 284 140 288 182" fill="none" stroke="#5e1412" stroke-width="3" opacity=".7"/>
<path d="M150 42Q200 82 250 42L240 34Q200 60 160 34z" fill="#4f100f"/><path d="M150 42Q200 84 250 42" fill="none" stroke="#f0d9ae" stroke-width="7"/>
<path d="M189 63h22v136l-11 11-11-11z" fill="#8b2622" stroke="#f0d9ae" stroke-width="3.500"/><g fill="#f7e8c8" stroke="#5e1412">${[84, 108, 132, 156, 180].map((y) => `<circle cx="200" cy="${y}" r="4.600"/>`).join("")}</g>
<path d="M94 446L80 536M306 446l14 90" stroke="#4f100f" stroke-width="4" stroke-linecap="round"/></g>`;

/** The dupatta, folded, with its fringe; 200 × 150. */
export const dupatta = `<g><path d="M14 40q90-18 172 0v74q-86 16-172 0z" fill="#8b2622"/><path d="M8 28q94-18 184 0v64q-92 16-184 0z" fill="#c9553f"/><path d="M8 28q94-18 184 0v18q-92-18-184 0z" fill="#dd7358"/><path d="M36 22v74M48 21v76" stroke="#f0d9ae" stroke-width="6"/><path d="M62 20v78" stroke="#7c1f1d" stroke-width="4"/><path d="M150 20v78M162 21v76" stroke="#f0d9ae" stroke-width="6"/>${Array.from({ length: 17 }, (_, k) => `<path d="M${16 + k * 10.5} ${112 + Math.sin((k / 16) * Math.PI) * 8}v${20 + (k % 3) * 3}" stroke="#8b2622" stroke-width="3" stroke-linecap="round"/>`).join("")}</g>`;

/** A price tag on paper, hung by its thread from the upper left. */
export function tagShape(width: number, height: number, fill: string): string {
  return `<path d="M34 0H${width - 18}a18 18 0 0118 18V${height - 18}a18 18 0 01-18 18H18a18 18 0 01-18-18V36z" fill="${fill}"/><circle cx="40" cy="40" r="13" fill="${colours.ink}" opacity=".9"/><circle cx="40" cy="40" r="13" fill="none" stroke="${colours.mustard}" stroke-width="5"/>`;
}
