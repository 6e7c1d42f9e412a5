import { cuff, monitor, monitorDefs } from "./monitor.ts";

/** What the patient's camera sees: the monitor on the table, its cuff, tea, and morning light on the wall. */
export const tablePicture = `<svg class="picture" width="930" height="889" viewBox="0 0 900 860">
<defs>${monitorDefs}
<pattern id="gamcha" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="skewX(-24) scale(1 .62)"><rect width="64" height="64" fill="#fbf1e1"/><path d="M0 10H64M0 22H64" stroke="#d2473c" stroke-width="5"/><path d="M10 0V64M22 0V64" stroke="#d2473c" stroke-width="5" opacity=".62"/></pattern>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#efbf6c"/><stop offset="1" stop-color="#dba04b"/></linearGradient>
<linearGradient id="clay" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#d98a5b"/><stop offset=".4" stop-color="#c26e42"/><stop offset=".88" stop-color="#8c4424"/><stop offset="1" stop-color="#a75a36"/></linearGradient></defs>
<rect width="900" height="560" fill="url(#wall)"/>
<path d="M560 0L900 0V470L640 540z" fill="#f9d996" opacity=".75"/>
<path d="M662 0L736 515M770 0L838 487M575 110L900 60M604 270L900 222M628 420L900 372" stroke="#dba555" stroke-width="11" opacity=".8"/>
<path d="M0 548H900V860H0z" fill="#b98a5a"/><path d="M0 556H900V860H0z" fill="url(#gamcha)"/>
<path d="M0 556H900V640H0z" fill="#8a4a22" opacity=".12"/>
<g transform="translate(-22 462)"><ellipse cx="66" cy="128" rx="76" ry="18" fill="#5c2410" opacity=".4" filter="url(#bp-tight)"/><path d="M8 14L26 122Q64 142 104 122L122 14z" fill="url(#clay)"/><ellipse cx="65" cy="14" rx="57" ry="15" fill="#d98a5b"/><ellipse cx="65" cy="16" rx="49" ry="11" fill="#7b4a22"/><ellipse cx="58" cy="17" rx="34" ry="7" fill="#a5692f"/><path d="M13 44Q64 62 117 44" fill="none" stroke="#8c4424" stroke-width="2.5" opacity=".6"/></g>
<ellipse cx="330" cy="660" rx="240" ry="34" fill="#4a1c0a" opacity=".5" filter="url(#bp-soft)"/>
<path d="M150 560C64 566 30 640 84 672S232 690 244 742" fill="none" stroke="#23323b" stroke-width="15" stroke-linecap="round"/><path d="M150 556C60 562 26 638 82 668" fill="none" stroke="#6c818c" stroke-width="3.5" stroke-linecap="round"/>
<g transform="translate(118 146) rotate(-2.2) scale(1.09)">${monitor({ lit: true })}</g>
<g transform="translate(-56 690) rotate(-5)"><rect x="10" y="40" width="290" height="140" rx="40" fill="#3a1408" opacity=".5" filter="url(#bp-tight)"/>${cuff}</g>
</svg>`;
