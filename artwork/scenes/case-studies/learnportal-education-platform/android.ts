import { colours } from "./identity.ts";

interface Handset {
  left: number;
  top: number;
  width: number;
  height: number;
  screen: string;
  background?: string;
  /** The plastic. */
  body?: string;
  rim?: string;
  /** Held on its side: the camera is on the left, the chin on the right. */
  sideways?: boolean;
}

/** A plain 16 GB phone: a plastic body, a wide chin, the camera in the upper bezel. */
export function handset({ left, top, width, height, screen, ...look }: Handset): string {
  const { background = colours.screen, body = "#17130f", rim = "#57493a", sideways = false } = look;
  const unit = Math.min(width, height) / 430;
  const [brow, chin, side] = [38 * unit, 50 * unit, 15 * unit].map(Math.round);
  const padding = sideways ? `${side}px ${chin}px ${side}px ${brow}px` : `${brow}px ${side}px ${chin}px`;
  const eye = sideways
    ? `left:${Math.round((brow ?? 0) / 2 - 7 * unit)}px;top:50%`
    : `left:50%;top:${Math.round((brow ?? 0) / 2 - 7 * unit)}px`;
  return `<div class="handset" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;padding:${padding};border-radius:${Math.round(50 * unit)}px;--body:${body};--rim:${rim}"><i style="${eye};width:${14 * unit}px;height:${14 * unit}px"></i><div class="handset-screen" style="background:${background};border-radius:${Math.round(18 * unit)}px">${screen}</div></div>`;
}

export const handsetCss = `
.handset { position: absolute; background: var(--body); box-shadow: inset 0 0 0 2px var(--rim), inset 0 0 8px 3px rgb(0 0 0 / .5), 0 0 0 1px #1d1205, 0 5px 9px rgb(96 48 0 / .34), 0 22px 30px -6px rgb(96 48 0 / .42) }
.handset > i { position: absolute; border-radius: 50%; background: radial-gradient(circle at 40% 36%, #53616e 0 18%, #10151a 46%, #05070a 70%) }
.handset-screen { position: relative; width: 100%; height: 100%; overflow: hidden }
.android { position: relative; z-index: 2; display: flex; align-items: center; gap: 10px; font-weight: 520 }
.android span { margin-right: auto }
`;

/** Clock, network, how much of the signal is there (0 to 4 bars) and the battery. */
export function androidBar(
  time: string,
  network: string,
  bars: number,
  size: number,
  colour: string,
): string {
  const strokes = [0, 1, 2, 3].map(
    (bar) =>
      `<rect x="${bar * 6}" y="${11 - bar * 3.4}" width="4.4" height="${5 + bar * 3.4}" rx="1" opacity="${bar < bars ? 1 : 0.26}"/>`,
  );
  const gone = bars === 0 ? '<path d="M15 9l8 8M23 9l-8 8" stroke="currentColor" stroke-width="2.2"/>' : "";
  return `<div class="android" style="height:${size * 2.3}px;padding:0 ${size * 1.1}px;font-size:${size}px;color:${colour}"><span>${time}</span>${network ? `<b style="font-weight:620">${network}</b>` : ""}<svg width="${size * 1.4}" height="${size}" viewBox="0 0 24 17" fill="currentColor">${strokes.join("")}${gone}</svg><svg width="${size * 0.66}" height="${size * 1.05}" viewBox="0 0 11 17" fill="currentColor"><path d="M3.5 0h4v2H10a1 1 0 0 1 1 1v13a1 1 0 0 1 -1 1H1a1 1 0 0 1 -1 -1V3a1 1 0 0 1 1 -1h2.5z" opacity=".28"/><path d="M0 9h11v7a1 1 0 0 1 -1 1H1a1 1 0 0 1 -1 -1z"/></svg></div>`;
}
