import { colours, field } from "./identity.ts";

/** The picture of a clip, 530 × 270: two switches, a lamp and the two wires between them. */
export const wiringClip = `<svg width="530" height="270" viewBox="0 0 530 270" style="display:block"><rect width="530" height="270" fill="${colours.ink}"/>
<g fill="none" stroke-width="10" stroke-linecap="round"><path d="M-10 150H70" stroke="#e2553f"/><path d="M130 120C170 20 260 20 300 120" stroke="${field}"/><path d="M130 180C170 280 260 280 300 180" stroke="#7fb0f0"/><path d="M370 150H440V120" stroke="#e2553f"/></g>
${[62, 296].map((x, index) => `<rect x="${x}" y="84" width="78" height="132" rx="15" fill="#fff6e4"/><rect x="${x + 19}" y="106" width="40" height="88" rx="9" fill="#d8c6a4"/><rect x="${x + 19}" y="${index === 0 ? 106 : 148}" width="40" height="46" rx="9" fill="#fff"/>`).join("")}
<path d="M420 116h40v26h-40z" fill="#b9a98c"/><circle cx="440" cy="80" r="47" fill="#ffe08a"/><path d="M420 80q10 -14 20 0t20 0" fill="none" stroke="#a86a00" stroke-width="7" stroke-linecap="round"/>
<circle cx="218" cy="150" r="50" fill="#fff"/><path d="M203 126l42 24 -42 24z" fill="${colours.ink}"/></svg>`;
