import { type PhoneOptions, phone, statusBar } from "#artwork/lib/frames.ts";

/** Thursday 14 December 2023, 1.32 pm: breakfast is taken, the lunch dose is two minutes late. */
const now = { time: "1:32", day: 14 };

export const field = "#f9a8b4";
export const shadow = "#a5224c";

export const colours = {
  ink: "#35152f",
  muted: "#785f72",
  screen: "#fff9f4",
  rule: "#f0e2da",
  plum: "#5b1e4f",
  coral: "#f2583e",
  sage: "#2b7a57",
  sageDeep: "#1c5c40",
  sageTint: "#dff1e4",
  sun: "#ffc94d",
  blush: "#ffd9de",
} as const;

export const fonts = [
  "@fontsource-variable/bricolage-grotesque/standard.css",
  "@fontsource-variable/figtree/index.css",
] as const;

export const identityCss = `
body { font-family: "Figtree Variable"; color: ${colours.ink} }
h1, h2, h3, .display { font-family: "Bricolage Grotesque Variable"; letter-spacing: -.025em; font-weight: 680 }
.row { display: flex; align-items: center }
.apart { justify-content: space-between }
.line-icon { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.tab-bar {
  position: absolute; inset: auto 0 0; height: 94px; display: flex; justify-content: space-between;
  padding: 11px 20px 0; background: #fff; border-top: 1px solid ${colours.rule};
  text-align: center; font-size: 14px; font-weight: 580; color: ${colours.muted};
}
.tab-bar > div { width: 78px }
.tab-bar svg { display: block; margin: 0 auto 4px }
.tab-bar .current { color: ${colours.plum}; font-weight: 700 }
`;

/** A phone on the pink field with the clock at the cover's moment, unless the scene has its own. */
export function pillPalPhone(
  options: Pick<PhoneOptions, "left" | "top" | "width"> & {
    content: string;
    backdrop?: string;
    time?: string;
    statusColour?: string;
  },
): string {
  const { content, backdrop = "", time = now.time, statusColour = colours.ink, ...place } = options;
  return phone({
    ...place,
    background: colours.screen,
    colours: { body: "#1b0b18", rim: "#6d4a63", outline: "#2b1226", shade: "rgb(112 18 50 / 0.35)" },
    screen: backdrop + statusBar({ time, colour: statusColour }) + content,
  });
}

export const mark = `<svg width="34" height="34" viewBox="0 0 34 34"><rect width="34" height="34" rx="11" fill="${colours.plum}"/><g transform="rotate(-38 17 17)"><rect x="6" y="11.5" width="22" height="11" rx="5.5" fill="#fff"/><path d="M17 11.5h-5.5a5.5 5.5 0 000 11H17z" fill="#ff7a5c"/></g></svg>`;

const tabs = [
  { name: "Today", icon: '<path d="M4 6.5h16v14H4zM4 11h16M8.5 3.5v5M15.5 3.5v5"/>' },
  {
    name: "Pills",
    icon: '<rect x="2.5" y="8" width="19" height="8.5" rx="4.25" transform="rotate(-40 12 12.2)"/><path d="M9.6 9l5 6"/>',
  },
  { name: "Progress", icon: '<path d="M4 20V10M10 20V4M16 20v-7M22 20H2"/>' },
  {
    name: "Family",
    icon: '<circle cx="9" cy="8" r="3.6"/><path d="M2.5 20c0-4 2.6-6.4 6.5-6.4s6.5 2.4 6.5 6.4M16 5a3.4 3.4 0 010 6.3M18.5 14.3c2 .9 3 2.9 3 5.7"/>',
  },
] as const;

export function tabBar(current: (typeof tabs)[number]["name"]): string {
  const items = tabs.map(
    ({ name, icon }) =>
      `<div class="${name === current ? "current" : ""}"><svg class="line-icon" width="27" height="27" viewBox="0 0 24 24">${icon}</svg>${name}</div>`,
  );
  return `<div class="tab-bar">${items.join("")}</div>`;
}

export function lineIcon(path: string, size: number): string {
  return `<svg class="line-icon" width="${size}" height="${size}" viewBox="0 0 24 24">${path}</svg>`;
}

export const icons = {
  back: '<path d="M15 5l-7 7 7 7"/>',
  forward: '<path d="M9 5l7 7-7 7"/>',
  more: '<circle cx="5" cy="12" r=".8"/><circle cx="12" cy="12" r=".8"/><circle cx="19" cy="12" r=".8"/>',
} as const;

export function tick(colour: string, weight = 3): string {
  return `<svg width="20" height="20" viewBox="0 0 20 20"><path d="M4 10.6l4.2 4.1L16 6" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
