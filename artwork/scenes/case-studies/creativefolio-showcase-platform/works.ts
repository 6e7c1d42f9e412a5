import { colours as c, display } from "./identity.ts";

/** Other projects in the same portfolio, each a drawing 400 units wide. */
interface Work {
  title: string;
  height: number;
  drawing: string;
}

const scales = [
  [140, 142, 6],
  [152, 160, 6],
  [140, 178, 6],
]
  .map(([x = 0, y = 0, n = 0]) =>
    Array.from({ length: n }, (_, k) => `M${x + k * 24} ${y}a12 12 0 0024 0`).join(""),
  )
  .join("");

const segments = (x: number, y: number, r: number, rind: string, flesh: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${rind}"/><circle cx="${x}" cy="${y}" r="${r * 0.88}" fill="${c.cream}"/>${Array.from(
    { length: 9 },
    (_, k) =>
      `<path d="M0 ${-r * 0.12}L${r * 0.24} ${-r * 0.7}A${r * 0.76} ${r * 0.76} 0 00${-r * 0.24} ${-r * 0.7}z" fill="${flesh}" stroke="${flesh}" stroke-width="5" stroke-linejoin="round" transform="translate(${x} ${y}) rotate(${k * 40})"/>`,
  ).join("")}`;

export const works = {
  sardines: {
    title: "Conserva Lua",
    height: 300,
    drawing: `<rect width="400" height="300" fill="#ff6b3d"/><rect x="30" y="40" width="340" height="220" rx="58" fill="${c.cream}"/><rect x="44" y="54" width="312" height="192" rx="46" fill="none" stroke="${c.night}" stroke-width="5"/><path d="M74 172C120 96 232 92 296 150l40-32c-6 30-6 44 0 74l-40-30C232 226 120 230 74 172z" fill="${c.blue}"/><path d="${scales}" fill="none" stroke="${c.turquoise}" stroke-width="4"/><circle cx="104" cy="164" r="10" fill="${c.cream}"/><circle cx="104" cy="164" r="4.5" fill="${c.night}"/>`,
  },
  lighthouse: {
    title: "The Keeper’s Year",
    height: 520,
    drawing: `<rect width="400" height="520" fill="#0f6b6d"/><path d="M210 150L400 60V250z" fill="${c.yellow}"/><path d="M190 150L0 84V214z" fill="${c.yellow}"/><path d="M172 190h56l26 250H146z" fill="${c.cream}"/><path d="M167 240h66l6 56h-78zM158 348h84l6 52h-96z" fill="${c.pink}"/><rect x="164" y="118" width="72" height="64" fill="${c.night}"/><path d="M160 118l40-46 40 46z" fill="${c.pink}"/><rect x="154" y="180" width="92" height="14" fill="${c.night}"/><path d="M0 430q50-40 100 0t100 0 100 0 100 0v90H0z" fill="${c.night}"/><path d="M0 470q50-30 100 0t100 0 100 0 100 0" fill="none" stroke="${c.turquoise}" stroke-width="7"/>`,
  },
  citrus: {
    title: "Orchard wrap",
    height: 380,
    drawing: `<rect width="400" height="380" fill="#ffd9a0"/>${segments(110, 120, 104, "#ff8a1f", "#ffa941")}${segments(318, 250, 112, "#e9c400", "#ffe04d")}${segments(110, 360, 92, "#ff5a4e", "#ff8478")}${segments(330, 20, 76, "#7cb518", "#b5d94c")}`,
  },
  tram: {
    title: "Line 28",
    height: 440,
    drawing: `<rect width="400" height="440" fill="#f7b7c6"/><path d="M0 300L400 190V440H0z" fill="#d9556f"/><path d="M0 330L400 220" stroke="${c.cream}" stroke-width="6"/><path d="M0 372L400 262" stroke="${c.cream}" stroke-width="6"/><g transform="rotate(-15.4 200 200)"><rect x="76" y="120" width="250" height="176" rx="22" fill="${c.yellow}"/><rect x="76" y="120" width="250" height="82" rx="22" fill="${c.cream}"/><path d="M96 140h52v54H96zM162 140h76v54h-76zM252 140h54v54h-54z" fill="${c.night}"/><rect x="66" y="106" width="270" height="22" rx="11" fill="#8c2f2f"/><circle cx="136" cy="298" r="24" fill="${c.night}"/><circle cx="266" cy="298" r="24" fill="${c.night}"/><path d="M200 106l36-60" stroke="${c.night}" stroke-width="6"/><circle cx="201" cy="236" r="15" fill="${c.cream}"/></g><path d="M0 86L400-20" stroke="${c.night}" stroke-width="4"/>`,
  },
  moth: {
    title: "Moths of the west coast",
    height: 360,
    drawing: `<rect width="400" height="360" fill="#1d3b34"/><g id="wing"><path d="M200 150C150 50 40 40 24 84s70 128 176 126z" fill="#f2c14e"/><path d="M200 200C120 200 70 250 92 296s96 6 108-76z" fill="#ef8a54"/><circle cx="98" cy="122" r="26" fill="${c.cream}"/><circle cx="98" cy="122" r="13" fill="#7a2e2e"/><circle cx="138" cy="252" r="17" fill="${c.cream}"/><circle cx="138" cy="252" r="8" fill="#7a2e2e"/></g><use href="#wing" transform="matrix(-1 0 0 1 400 0)"/><path d="M200 120c16 0 18 40 14 90s-8 70-14 70-10-20-14-70-2-90 14-90z" fill="${c.cream}"/><path d="M196 124C180 90 160 76 140 70M204 124c16-34 36-48 56-54" fill="none" stroke="${c.cream}" stroke-width="5" stroke-linecap="round"/>`,
  },
  record: {
    title: "Low Tide, sleeve",
    height: 400,
    drawing: `<rect width="400" height="400" fill="${c.blue}"/>${[170, 140, 110, 80, 50].map((r, k) => `<path d="M${200 - r} 220a${r} ${r} 0 01${2 * r} 0z" fill="${[c.pink, "#ff7a59", c.yellow, c.cream, c.pink][k] ?? c.pink}"/>`).join("")}${[0, 1, 2, 3, 4].map((k) => `<rect x="${30 + k * 26}" y="${236 + k * 26}" width="${340 - k * 52}" height="13" rx="6.5" fill="${[c.pink, "#ff7a59", c.yellow, c.cream, c.pink][k] ?? c.pink}"/>`).join("")}`,
  },
  bottle: {
    title: "Serra, gin label",
    height: 480,
    drawing: `<rect width="400" height="480" fill="#e8e0cf"/><path d="M170 20h60v90c0 30 60 44 60 110v260H110V220c0-66 60-80 60-110z" fill="#1c6b57"/><rect x="164" y="14" width="72" height="42" rx="6" fill="${c.pink}"/><rect x="128" y="240" width="144" height="186" fill="${c.cream}"/><path d="M128 400l46-78 30 46 26-36 42 68v26H128z" fill="#1c6b57"/><circle cx="222" cy="288" r="22" fill="${c.pink}"/>`,
  },
  chairs: {
    title: "Reading room",
    height: 320,
    drawing: `<rect width="400" height="320" fill="#b8dcd6"/><path d="M0 240h400v80H0z" fill="#e0704a"/><path d="M40 60h150v190H40z" fill="${c.cream}"/><path d="M56 76h118v84H56z" fill="${c.blue}"/><circle cx="140" cy="112" r="22" fill="${c.yellow}"/><path d="M240 280V130q0-30 36-30t36 30v70h46v80" fill="none" stroke="${c.night}" stroke-width="14"/><path d="M240 200h118" stroke="${c.night}" stroke-width="14"/><path d="M58 250c-8-50 20-50 16-90m14 90c0-60 34-56 32-84m-20 84c10-40 50-30 56-58" stroke="#1c6b57" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M62 244h84l-12 54H74z" fill="${c.pink}"/>`,
  },
} as const satisfies Record<string, Work>;

export function work(name: keyof typeof works, left: number, top: number, width: number): string {
  const { title, height, drawing } = works[name];
  const tall = Math.round((width * height) / 400);
  return `<figure class="at" style="left:${left}px;top:${top}px;width:${width}px"><svg width="${width}" height="${tall}" viewBox="0 0 400 ${height}" style="display:block;overflow:hidden">${drawing}</svg><figcaption>${title}</figcaption></figure>`;
}

export function workHeight(name: keyof typeof works, width: number): number {
  return Math.round((width * works[name].height) / 400);
}

export const worksCss = `
figcaption { margin-top: 9px; font-size: 15px; font-weight: 640; white-space: nowrap }
.owner { font-family: ${display}; font-weight: 780; letter-spacing: -.035em }
`;
