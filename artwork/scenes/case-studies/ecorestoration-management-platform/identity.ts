export const field = "#1b6b52";
export const shadow = "#042a1c";

export const colours = {
  ink: "#10281f",
  muted: "#55685f",
  rule: "#dbe3d8",
  paper: "#fdfdf8",
  leaf: "#2f7a4d",
  sand: "#eef0dc",
  warning: "#fdf1cf",
  onWarning: "#5d4306",
} as const;

/** Seedlings alive, in percent. Green to orange, told apart by lightness as well as by hue. */
export const survivalClasses = [
  { from: 0, name: "under 50", colour: "#d7653b", label: "#fff" },
  { from: 50, name: "50–64", colour: "#e3b341", label: "#3a2a02" },
  { from: 65, name: "65–79", colour: "#4c9462", label: "#fff" },
  { from: 80, name: "80+", colour: "#14563f", label: "#fff" },
] as const;

export function survivalClass(percent: number): (typeof survivalClasses)[number] {
  return survivalClasses.findLast(({ from }) => percent >= from) ?? survivalClasses[0];
}

export const fonts = [
  "@fontsource-variable/newsreader/standard.css",
  "@fontsource-variable/newsreader/standard-italic.css",
  "@fontsource-variable/public-sans/index.css",
] as const;

export const identityCss = `
body { font-family: "Public Sans Variable"; color: ${colours.ink} }
.serif { font-family: "Newsreader Variable"; letter-spacing: -.015em }
.muted { color: ${colours.muted} }
.apart { display: flex; justify-content: space-between }
.card { position: absolute; background: ${colours.paper}; border-radius: 18px; box-shadow: 0 0 0 1px rgb(16 40 31 / .08), 0 2px 5px rgb(10 40 28 / .14), 0 16px 34px -6px rgb(10 40 28 / .3) }
.bar { position: absolute; inset: 0 0 auto; height: 72px; display: flex; align-items: center; padding: 0 26px; background: rgb(252 253 248 / .97); border-bottom: 1px solid #cfd8cb; font-size: 16px; font-weight: 540; color: ${colours.muted} }
.brand { display: flex; align-items: center; gap: 12px; color: ${colours.ink}; font-weight: 560; font-size: 23px }
.bar nav { display: flex; gap: 28px; margin-left: 44px }
.bar nav b { color: ${colours.ink}; font-weight: 680 }
.chip { display: flex; align-items: center; gap: 9px; padding: 9px 15px; border-radius: 30px; background: ${colours.warning}; color: ${colours.onWarning}; font-weight: 620; font-size: 15px }
.fact { display: flex; justify-content: space-between; padding: 9px 0; border-top: 1px solid ${colours.rule}; font-size: 15.5px }
.fact span { color: ${colours.muted} }
.fact b { font-weight: 620 }
`;

/** A seedling above its breathing roots. */
const mark = `<svg width="36" height="36" viewBox="0 0 36 36"><circle cx="18" cy="18" r="18" fill="#14563f"/><path d="M18 20V8c5 1 8 4 8 8-3 0-6 1-8 4zM18 20c-2-3-5-4-8-4 0-3 2-5.5 5-6.5" fill="#bfe0a8"/><path d="M18 20v9M18 21c-1 4-4 5-5 8M18 21c1 4 4 5 5 8M10 24.5h16" stroke="#fdfdf8" stroke-width="1.9" fill="none" stroke-linecap="round"/></svg>`;

const pages = ["Field map", "Plots", "Surveys", "Nursery"] as const;

/** The header of the tablet app. `inset` keeps the chip clear of an edge that runs off the picture. */
export function header({
  page,
  queued,
  inset = 0,
}: {
  page: (typeof pages)[number];
  queued: number;
  inset?: number;
}) {
  const links = pages.map((name) => (name === page ? `<b>${name}</b>` : `<span>${name}</span>`)).join("");
  return `<div class="bar"><div class="brand serif">${mark}EcoRestoration Trust</div><nav>${links}</nav>
<div class="chip" style="margin-left:auto;margin-right:${inset}px"><svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="#8a6408" stroke-width="2.2" stroke-linecap="round"><path d="M3 3l18 18M7 18h10a4 4 0 002.5-7M16 8.5A6 6 0 006.3 9.8 4.3 4.3 0 007 18"/></svg>Offline, ${queued} reports queued</div></div>`;
}
