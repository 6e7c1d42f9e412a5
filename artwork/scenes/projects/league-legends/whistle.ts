import { colours } from "./identity.ts";

/** A referee's whistle seen from the side, 440 × 300, with its ring at the left. */
export const whistle = `<defs>
<linearGradient id="whistle-body" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#ff6a4d"/><stop offset=".22" stop-color="#e63e22"/><stop offset=".72" stop-color="#b8260e"/><stop offset=".93" stop-color="#8f1a08"/><stop offset="1" stop-color="#c2452a"/></linearGradient>
<radialGradient id="whistle-drum" cx=".38" cy=".3" r=".8"><stop stop-color="#ff7a5c"/><stop offset=".5" stop-color="#dd3417"/><stop offset=".88" stop-color="#961c09"/><stop offset="1" stop-color="#b5391f"/></radialGradient>
<linearGradient id="whistle-ring" x1="0" x2="1" y1="0" y2="1"><stop stop-color="#fff4d0"/><stop offset=".45" stop-color="#8d8260"/><stop offset="1" stop-color="#3f3a28"/></linearGradient>
<filter id="whistle-soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="6"/></filter>
</defs>
<circle cx="28" cy="150" r="25" fill="none" stroke="url(#whistle-ring)" stroke-width="10"/>
<path d="M150 30H418q14 0 14 14v62q0 14-14 14H262q-6 0-7 8a118 118 0 11-105-98z" fill="url(#whistle-body)"/>
<path d="M214 30h54l-26 50h-40z" fill="#4c0d03"/><path d="M214 30h12l-14 50h-10z" fill="#7d1807"/>
<circle cx="222" cy="72" r="17" fill="#e9bf7e"/><circle cx="217" cy="67" r="7" fill="#f8dfb0"/>
<path d="M202 80h40l-6 12h-38z" fill="#a52410"/>
<circle cx="146" cy="148" r="104" fill="url(#whistle-drum)"/>
<circle cx="146" cy="148" r="78" fill="none" stroke="#8f1a08" stroke-opacity=".55" stroke-width="4"/><circle cx="146" cy="149.500" r="78" fill="none" stroke="#ff9a80" stroke-opacity=".4" stroke-width="2"/>
<g transform="translate(146 148)" fill="none" stroke="${colours.chalk}" stroke-width="8"><circle r="30"/><path d="M0-52V52"/></g>
<path d="M290 47H414" stroke="#ffb7a3" stroke-width="8" stroke-linecap="round" opacity=".75" filter="url(#whistle-soft)"/>
<path d="M388 34h44v82h-44z" fill="#3d0a02" opacity=".16"/>
<ellipse cx="108" cy="92" rx="40" ry="20" transform="rotate(-38 108 92)" fill="#fff" opacity=".4" filter="url(#whistle-soft)"/>`;
