import { thousands } from "#artwork/lib/format.ts";
import { seeded } from "#artwork/lib/random.ts";
import { androidBar } from "./android.ts";
import { clocks, colours, mark } from "./identity.ts";
import { pen, printed, slideSize } from "./slide.ts";

export const liveClass = { listening: 1204, rate: 28, minute: 14, minutes: 40, slips: 6 };

export const classCss = `
.class { position: absolute; left: 0; right: 0; bottom: 0; display: flex }
.class .slide { flex: none; border-right: 2px solid ${colours.rule} }
.rail { flex: 1; min-width: 0; display: flex; flex-direction: column; padding: 18px 20px }
`;

/** The tutor's voice as it arrives: short bars, the last ones still to come. */
export function voice(width: number, height: number, bars: number, heard: number): string {
  const random = seeded(12);
  const pitch = width / bars;
  const strokes = Array.from({ length: bars }, (_, index) => {
    const swell = 0.25 + 0.75 * Math.abs(Math.sin(index * 0.42) * Math.sin(index * 0.13 + 0.6));
    const tall = Math.max(4, height * swell * (0.4 + random() * 0.6));
    return `<rect x="${(index * pitch).toFixed(1)}" y="${((height - tall) / 2).toFixed(1)}" width="${(pitch * 0.56).toFixed(1)}" height="${tall.toFixed(1)}" rx="${(pitch * 0.28).toFixed(1)}" opacity="${index < heard ? 1 : 0.25}"/>`;
  });
  return `<svg width="${width}" height="${height}" fill="currentColor" style="display:block">${strokes.join("")}</svg>`;
}

export function slide(width: number): string {
  const height = Math.round((width * slideSize.height) / slideSize.width);
  return `<svg class="slide" width="${width}" height="${height}" viewBox="0 0 ${slideSize.width} ${slideSize.height}">${printed}${pen}</svg>`;
}

/** The live class on a phone held sideways, `width` × `height` of screen. */
export function classScreen(width: number, height: number): string {
  const bar = 17;
  const slideWidth = Math.round(((height - bar * 2.3) * slideSize.width) / slideSize.height);
  const rail = width - slideWidth - 42;
  return `${androidBar(clocks.india, "E", 2, bar, colours.ink)}<div class="class" style="top:${bar * 2.3}px;border-top:2px solid ${colours.rule}">${slide(slideWidth)}
<div class="rail"><div class="row" style="gap:10px"><span style="width:34px;height:34px">${mark}</span><span class="display" style="font-size:24px">LearnPortal</span></div>
<h2 style="margin-top:20px;font-size:27px">Bookkeeping</h2><p style="margin-top:4px;font-size:17px;color:${colours.muted}">Class 10, Ruma Ghosh</p>
<div style="margin-top:18px;color:${colours.red}">${voice(rail, 58, 34, 30)}</div>
<div class="display" style="margin-top:12px;font-size:50px;line-height:1">${liveClass.rate}<span style="font-size:25px;margin-left:6px">kbit/s</span></div>
<p style="margin-top:8px;font-size:19px">${thousands(liveClass.listening)} listening</p>
<div style="margin-top:auto;padding:13px 0;border-radius:14px;background:${colours.ink};color:#fff;text-align:center;font-size:19px;font-weight:520">Send a question</div></div></div>`;
}
