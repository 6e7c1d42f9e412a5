/** Small flat pictures of what Bazaar Nine sells, in a box of 48. */

const pictures: Readonly<Record<string, readonly [ground: string, drawing: string]>> = {
  "Enamel lunch box": [
    "#ffd6c2",
    '<rect x="9" y="19" width="30" height="18" rx="4" fill="#fff"/><rect x="9" y="19" width="30" height="6" rx="3" fill="#d8442a"/><path d="M18 19c0-8 12-8 12 0" fill="none" stroke="#d8442a" stroke-width="3"/>',
  ],
  "Glass tumblers, set of six": [
    "#d6ecf5",
    '<g fill="#fff" stroke="#5aa2be" stroke-width="1.6"><path d="M8 14h12l-2 22h-8zM28 14h12l-2 22h-8z"/><path d="M18 11h12l-2 26h-8z"/></g><path d="M18.8 21h10.4l-1.2 16h-8z" fill="#9fd3e6"/>',
  ],
  "Cotton dhurrie, 4 × 6 ft": [
    "#f3e3c6",
    '<rect x="10" y="9" width="28" height="30" fill="#b8432a"/><path d="M10 15h28M10 21h28M10 27h28M10 33h28" stroke="#f6d9a0" stroke-width="2.4"/><path d="M12 9V6M18 9V6M24 9V6M30 9V6M36 9V6M12 42v-3M18 42v-3M24 42v-3M30 42v-3M36 42v-3" stroke="#8b2f1b" stroke-width="1.6"/>',
  ],
  "Brass lamp, five wicks": [
    "#ffe3a3",
    '<path d="M24 7l3 6-3 4-3-4zM12 18h24c-1 6-6 9-10 9.5v6c5 1 9 3 10 7H12c1-4 5-6 10-7v-6C18 27 13 24 12 18z" fill="#b9780f"/>',
  ],
  "Terracotta planter": [
    "#e2f0d4",
    '<path d="M24 22c-9-2-11-8-10-15 8 2 10 8 10 15zm0 0c8-1 11-6 11-12-8 1-11 6-11 12z" fill="#3f8a3c"/><path d="M12 22h24v6h-2l-3 13H17l-3-13h-2z" fill="#c8622f"/>',
  ],
  "Jute basket": [
    "#efe2c8",
    '<path d="M16 20c0-14 16-14 16 0" fill="none" stroke="#8f6428" stroke-width="3"/><path d="M8 20h32l-4 20H12z" fill="#c99a52"/><path d="M9 26h30M10.5 32h27M11.5 37h25" stroke="#8f6428" stroke-width="1.8" stroke-dasharray="4 3"/>',
  ],
  "Steel tiffin, four tiers": [
    "#dfe4ee",
    '<g fill="#9aa6ba"><rect x="13" y="11" width="22" height="7" rx="2"/><rect x="13" y="19" width="22" height="7" rx="2"/><rect x="13" y="27" width="22" height="7" rx="2"/><rect x="13" y="35" width="22" height="7" rx="2"/></g><path d="M11 40V9c0-4 26-4 26 0v31" fill="none" stroke="#5b6780" stroke-width="2.4"/>',
  ],
  "Teak wall clock": [
    "#f2dcc4",
    '<circle cx="24" cy="24" r="16" fill="#8d5527"/><circle cx="24" cy="24" r="11.5" fill="#fff7ea"/><path d="M24 16v8l5 4" fill="none" stroke="#40220a" stroke-width="2.4" stroke-linecap="round"/>',
  ],
  "Block-print bed cover": [
    "#dbe4ff",
    '<path d="M8 14h32v24H8z" fill="#263f9e"/><g fill="#f4c9b5"><circle cx="15" cy="21" r="3"/><circle cx="24" cy="21" r="3"/><circle cx="33" cy="21" r="3"/><circle cx="19.5" cy="30" r="3"/><circle cx="28.5" cy="30" r="3"/></g><path d="M8 36h32" stroke="#f4c9b5" stroke-width="2"/>',
  ],
  "Kansa bowls, set of four": [
    "#fbe7c4",
    '<path d="M8 16h32c-2 8-8 10-16 10S10 24 8 16z" fill="#c08a3a"/><path d="M10 24h28c-2 8-7 10-14 10s-12-2-14-10z" fill="#a97226"/><path d="M12 32h24c-2 7-6 9-12 9s-10-2-12-9z" fill="#8c5b18"/>',
  ],
  "Pressure cooker, 5 litres": [
    "#e3e7f0",
    '<path d="M10 22h22v16c0 2-1 3-3 3H13c-2 0-3-1-3-3z" fill="#8994aa"/><path d="M9 22c2-7 22-7 24 0z" fill="#67738c"/><path d="M32 23h11" stroke="#1f2740" stroke-width="4.5" stroke-linecap="round"/><path d="M21 16v-5" stroke="#1f2740" stroke-width="4"/>',
  ],
  "Cane stool": [
    "#f0e6d2",
    '<ellipse cx="24" cy="14" rx="15" ry="5" fill="#c9a05a"/><path d="M12 17l-2 24M36 17l2 24M18 18l12 22M30 18L18 40" stroke="#9a7030" stroke-width="2.4"/>',
  ],
  "Clay tea cups, set of 12": [
    "#fbdcc8",
    '<g fill="#c2673a"><path d="M6 18h13l-2 16H8zM29 18h13l-2 16h-9z"/><path d="M17 14h14l-2.5 24h-9z" fill="#a94f26"/></g>',
  ],
};

export function picture(item: string, size: number): string {
  const [ground, drawing] = pictures[item] ?? ["#fff", ""];
  return `<svg width="${size}" height="${size}" viewBox="0 0 48 48"><rect width="48" height="48" rx="9" fill="${ground}"/>${drawing}</svg>`;
}
