import { written } from "#artwork/lib/hand.ts";

const paperInk = "#5b6672";
const rows = [
  ["Metoprolol 25 mg", "8", "8.05"],
  ["Furosemide 40 mg", "12", "12.45"],
  ["Paracetamol 650", "6  14  22", "6.10"],
  ["Enoxaparin 40 mg", "20", ""],
] as const;

/**
 * A hardboard clipboard, 760 × 1040: the drug chart lies over the admission sheet, and only its lifted corner
 * shows the line with the allergy.
 */
export function clipboard({ shadow }: { shadow: string }): string {
  return `<svg width="760" height="1100" viewBox="0 0 760 1100" style="position:absolute;left:0;top:0;overflow:visible">
<defs>
<linearGradient id="board" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#b98152"/><stop offset=".5" stop-color="#a56f43"/><stop offset="1" stop-color="#8f5c34"/></linearGradient>
<linearGradient id="steel" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f7fafc"/><stop offset=".4" stop-color="#b6c2cd"/><stop offset=".62" stop-color="#8b99a6"/><stop offset=".9" stop-color="#cfd8df"/><stop offset="1" stop-color="#7c8a97"/></linearGradient>
<linearGradient id="curl" gradientUnits="userSpaceOnUse" x1="424" y1="676" x2="548" y2="800"><stop stop-color="#c9c2ae"/><stop offset=".35" stop-color="#fffdf4"/><stop offset=".8" stop-color="#ece6d6"/><stop offset="1" stop-color="#cdc5b0"/></linearGradient>
<filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="34"/></filter>
<filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="paper-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .2  0 0 0 0 .08  0 0 0 .32 0"/><feComposite in2="SourceGraphic" operator="in"/></filter>
</defs>
<rect x="20" y="60" width="740" height="1080" rx="30" fill="${shadow}" opacity=".75" filter="url(#far)"/>
<rect x="0" y="0" width="740" height="1100" rx="28" fill="url(#board)"/><rect x="0" y="0" width="740" height="1100" rx="28" fill="#fff" filter="url(#paper-grain)" opacity=".5"/>
<rect x="1.5" y="1.5" width="737" height="1097" rx="27" fill="none" stroke="#e2b184" stroke-opacity=".6" stroke-width="3"/>
${admissionSheet()}
${drugChart()}
${clip()}
</svg>`;
}

function admissionSheet(): string {
  return `<g transform="rotate(2.2 370 560)"><rect x="52" y="92" width="652" height="1040" fill="#2a1707" opacity=".4" filter="url(#near)"/><rect x="50" y="84" width="652" height="1040" rx="3" fill="#f1e6c8"/>
<text x="92" y="790" font-size="26" fill="${paperInk}" font-weight="600">3. History</text>
<path d="M92 850H660M92 912H660M92 974H660M92 1036H660" stroke="#c2b48c" stroke-width="2"/>
<text x="330" y="840" font-size="25" fill="${paperInk}" font-weight="600">Allergies</text>
${written("PENICILLIN", { x: 448, y: 838, size: 41, seed: 12, ink: "#c22a1c", weight: 650 })}
<path d="M446 856q52 -7 104 -1t98 -4" fill="none" stroke="#c22a1c" stroke-width="3.5" stroke-linecap="round"/>
${written("rash, lips swollen, 2019", { x: 338, y: 903, size: 31, seed: 15 })}
${written("told by son", { x: 500, y: 965, size: 31, seed: 19 })}</g>`;
}

function drugChart(): string {
  const rule = "#9aa7b3";
  const lines = rows.map(([medicine, due, given], k) => {
    const y = 322 + k * 112;
    return `<path d="M50 ${y + 34}H650" stroke="${rule}" stroke-width="1.6"/>${written(medicine, { x: 74, y, size: 34, seed: 40 + k * 7 })}${written(due, { x: 404, y, size: 32, seed: 42 + k * 5 })}${given ? written(given, { x: 548, y, size: 32, seed: 90 + k * 3, ink: "#24303c" }) : ""}`;
  });
  return `<g transform="rotate(-1.6 340 500)">
<path d="M40 70H664V${668}L${452} ${880}H40Z" transform="translate(6 12)" fill="#2a1707" opacity=".42" filter="url(#near)"/>
<path d="M36 62H660V668L448 880H36Z" fill="#fffdf6"/>
<text x="70" y="182" font-size="42" class="display" fill="#2f3a45">Drug chart</text>
<text x="640" y="180" font-size="24" text-anchor="end" fill="${paperInk}">Sheet 1</text>
<path d="M50 226H650M50 272H650M384 226V${720}M528 226V${720}" stroke="${rule}" stroke-width="2"/>
<text x="74" y="258" font-size="22" font-weight="600" fill="${paperInk}">Medicine</text><text x="402" y="258" font-size="22" font-weight="600" fill="${paperInk}">Hours</text><text x="546" y="258" font-size="22" font-weight="600" fill="${paperInk}">Given</text>
${lines.join("")}
<text x="74" y="786" font-size="22" font-weight="600" fill="${paperInk}">Signed</text><path d="M150 822H392" stroke="${rule}" stroke-width="1.6"/>
<path d="M170 800c10-44 34-50 30-20s-24 44-8 30 26-40 34-22-4 30 8 14 18-26 24-8 2 16 14 4 22-16 44-2 34-6 52-14" fill="none" stroke="#24303c" stroke-width="3.2" stroke-linecap="round"/>
<path d="M668 662L440 890Q432 770 446 676Q560 690 668 662Z" transform="translate(8 10)" fill="#2a1707" opacity=".4" filter="url(#near)"/>
<path d="M660 668L448 880Q420 780 444 672Q566 692 660 668Z" fill="url(#curl)"/>
</g>`;
}

function clip(): string {
  return `<g><rect x="236" y="36" width="270" height="86" rx="16" fill="#1f1206" opacity=".5" filter="url(#near)"/>
<rect x="232" y="22" width="270" height="84" rx="16" fill="url(#steel)"/><rect x="316" y="-34" width="102" height="84" rx="40" fill="url(#steel)"/><circle cx="367" cy="-2" r="17" fill="#12355b"/>
<rect x="246" y="76" width="242" height="9" rx="4" fill="#6c7a87" opacity=".6"/><circle cx="262" cy="52" r="8" fill="#7c8a97"/><circle cx="472" cy="52" r="8" fill="#7c8a97"/></g>`;
}
