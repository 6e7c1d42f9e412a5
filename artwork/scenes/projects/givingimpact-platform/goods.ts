import { lerp, seeded } from "#artwork/lib/random.ts";

/** A steel plate with rice, dal, vegetables and half an egg: one school meal, 80 × 80. */
export const goodsSymbols = `<svg width="0" height="0" style="position:absolute"><defs>
<radialGradient id="steel-plate" cx=".36" cy=".28" r=".85"><stop stop-color="#fbfcfd"/><stop offset=".5" stop-color="#d8dde2"/><stop offset=".86" stop-color="#a9b1ba"/><stop offset="1" stop-color="#dfe3e7"/></radialGradient>
<radialGradient id="plate-well" cx=".6" cy=".7" r=".8"><stop stop-color="#f3f5f7"/><stop offset="1" stop-color="#bcc4cc"/></radialGradient>
<radialGradient id="rice-mound" cx=".38" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".65" stop-color="#fbf3df"/><stop offset="1" stop-color="#dfcfa8"/></radialGradient>
<radialGradient id="dal-cup" cx=".4" cy=".35" r=".75"><stop stop-color="#ffd257"/><stop offset="1" stop-color="#dc9414"/></radialGradient>
<radialGradient id="egg-white" cx=".4" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset="1" stop-color="#ece3d8"/></radialGradient>
<symbol id="meal" viewBox="0 0 80 80"><ellipse cx="41" cy="46" rx="38" ry="33" fill="#45040f" opacity=".16"/><circle cx="40" cy="39" r="38" fill="url(#steel-plate)"/><circle cx="40" cy="39" r="32" fill="url(#plate-well)"/>
<path d="M14 44c-3-14 8-26 21-25 9 1 13 8 11 18-2 12-9 20-18 20-8 0-12-5-14-13z" fill="url(#rice-mound)"/>${grains()}
<circle cx="54" cy="28" r="14" fill="#8d97a1"/><circle cx="54" cy="27" r="13" fill="#e6eaee"/><circle cx="54" cy="27.5" r="10.5" fill="url(#dal-cup)"/><ellipse cx="50.5" cy="24" rx="3.4" ry="2" fill="#fff" opacity=".55"/>
<path d="M45 54c4-6 14-8 20-5 3 2 1 8-4 12s-13 5-16 1c-1.5-2-1.5-5 0-8z" fill="#4f8f3d"/><path d="M49 55l5 2M56 51l4 5M53 61l5-2" stroke="#a9d184" stroke-width="2.6" stroke-linecap="round"/><circle cx="61" cy="56" r="2.6" fill="#ec6a2c"/><circle cx="51" cy="59" r="2.2" fill="#ec6a2c"/>
<ellipse cx="33" cy="62" rx="7.5" ry="6" fill="url(#egg-white)"/><circle cx="33" cy="62" r="3.4" fill="#f7a928"/></symbol>
<linearGradient id="book-red" x1="0" x2="1"><stop stop-color="#7c1426"/><stop offset=".13" stop-color="#7c1426"/><stop offset=".14" stop-color="#d2455a"/><stop offset="1" stop-color="#bd2d45"/></linearGradient>
<linearGradient id="book-blue" x1="0" x2="1"><stop stop-color="#0d4a43"/><stop offset=".13" stop-color="#0d4a43"/><stop offset=".14" stop-color="#24857a"/><stop offset="1" stop-color="#176a60"/></linearGradient>
<linearGradient id="book-yellow" x1="0" x2="1"><stop stop-color="#a86a08"/><stop offset=".13" stop-color="#a86a08"/><stop offset=".14" stop-color="#f8c250"/><stop offset="1" stop-color="#eda929"/></linearGradient>
${["red", "blue", "yellow"].map((colour) => `<symbol id="book-${colour}-cover" viewBox="0 0 48 62"><rect x="4" y="5" width="44" height="57" rx="3" fill="#45040f" opacity=".18"/><path d="M3 2h41v56H3z" fill="#fff"/><rect x="0" y="0" width="44" height="57" rx="2.5" fill="url(#book-${colour})"/><rect x="12" y="11" width="26" height="16" rx="1.5" fill="#fffdf4"/><path d="M16 16.5h18M16 21.5h12" stroke="#7d555c" stroke-width="1.6"/></symbol>`).join("")}
</defs></svg>`;

function grains(): string {
  const random = seeded(8);
  return Array.from({ length: 34 }, () => {
    const angle = random() * Math.PI * 2;
    const radius = Math.sqrt(random()) * 13;
    const x = 30 + Math.cos(angle) * radius;
    const y = 38 + Math.sin(angle) * radius * 1.15;
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(random() * 4 - 2).toFixed(1)} ${(random() * 3 - 1.5).toFixed(1)}" stroke="${random() > 0.5 ? "#fff" : "#d9c79d"}" stroke-width="1.4" stroke-linecap="round"/>`;
  }).join("");
}

export function mealPlate(x: number, y: number, size: number): string {
  return `<use href="#meal" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
}

const covers = ["red", "blue", "yellow"] as const;

export function exerciseBook(x: number, y: number, width: number, index: number): string {
  return `<use href="#book-${covers[(index * 7 + Math.floor(index / 4)) % 3]}-cover" x="${x}" y="${y}" width="${width}" height="${width * 1.29}"/>`;
}

/** An open jute sack of rice, about 330 × 380, standing on (x, y) with its lower middle. */
export function riceSack({
  x,
  y,
  scale = 1,
  shade,
}: {
  x: number;
  y: number;
  scale?: number;
  shade: string;
}): string {
  const random = seeded(21);
  const rice = Array.from({ length: 760 }, () => {
    const gx = (random() * 2 - 1) * 118;
    const dome = Math.sqrt(1 - (gx / 124) ** 2);
    const gy = lerp(-312 - dome * 64, -288, random() ** 0.8);
    const turn = random() * Math.PI;
    return `<path d="M${gx.toFixed(1)} ${gy.toFixed(1)}l${(Math.cos(turn) * 7).toFixed(1)} ${(Math.sin(turn) * 4).toFixed(1)}" stroke="${["#fff", "#fdf6e3", "#e3d3aa", "#cfbb88"][Math.floor(random() * 4)]}" stroke-width="3" stroke-linecap="round"/>`;
  });
  const body =
    "M-134 -300C-150 -200 -172 -120 -158 -40C-150 6 -90 14 0 14S150 6 158 -40C172 -120 150 -200 134 -300Z";
  return `<svg width="1600" height="1000" style="position:absolute;inset:0;overflow:visible"><defs>
<linearGradient id="jute" x1="0" x2="1"><stop stop-color="#8a6230"/><stop offset=".2" stop-color="#c39a5c"/><stop offset=".45" stop-color="#dcb87c"/><stop offset=".75" stop-color="#b98c4e"/><stop offset=".94" stop-color="#7d5526"/><stop offset="1" stop-color="#a06b45"/></linearGradient>
<linearGradient id="jute-roll" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ecd09a"/><stop offset=".5" stop-color="#c79d5f"/><stop offset="1" stop-color="#7f5727"/></linearGradient>
<pattern id="weave" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 2H8M0 6H8" stroke="#5e3d14" stroke-opacity=".2" stroke-width="1.6"/><path d="M2 0V8M6 0V8" stroke="#fff2d4" stroke-opacity=".16" stroke-width="1.6"/></pattern>
<filter id="sack-shadow" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="20"/></filter><filter id="fold" x="-50%" y="-20%" width="200%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
<radialGradient id="rice-top" cx=".42" cy=".2" r=".9"><stop stop-color="#fffdf6"/><stop offset=".6" stop-color="#f1e5c6"/><stop offset="1" stop-color="#bda26a"/></radialGradient>
</defs><g transform="translate(${x} ${y}) scale(${scale})">
<path d="${body}" transform="translate(-10 22)" fill="${shade}" opacity=".62" filter="url(#sack-shadow)"/>
<path d="${body}" fill="url(#jute)"/><path d="${body}" fill="url(#weave)"/>
<path d="M-70 -280C-96 -180 -66 -90 -104 -4M58 -284C92 -190 60 -110 98 -8M-4 -250C10 -190 -18 -90 2 6" fill="none" stroke="#5a3a12" stroke-opacity=".32" stroke-width="13" filter="url(#fold)"/>
<path d="M-112 -250C-128 -160 -110 -80 -132 -30" fill="none" stroke="#fff0cc" stroke-opacity=".4" stroke-width="12" filter="url(#fold)"/>
<ellipse cx="0" cy="-312" rx="136" ry="36" fill="#6e4a1d"/>
<path d="M-124 -314C-110 -372 -40 -384 4 -382S112 -366 124 -314C110 -286 60 -282 0 -282S-110 -286 -124 -314Z" fill="url(#rice-top)"/>${rice.join("")}
<path d="M-146 -316C-150 -290 -142 -272 -130 -266C-80 -246 80 -246 130 -266C142 -272 150 -290 146 -316C130 -292 70 -282 0 -282S-130 -292 -146 -316Z" fill="url(#jute-roll)"/><path d="M-146 -316C-150 -290 -142 -272 -130 -266C-80 -246 80 -246 130 -266C142 -272 150 -290 146 -316C130 -292 70 -282 0 -282S-130 -292 -146 -316Z" fill="url(#weave)"/>
<g transform="translate(0 -128)"><text class="display" text-anchor="middle" font-size="64" fill="#8f1a30" opacity=".9" style="font-weight:800">RICE</text><text text-anchor="middle" y="42" font-size="30" font-weight="700" fill="#8f1a30" opacity=".9">25 kg</text></g>
</g></svg>`;
}
