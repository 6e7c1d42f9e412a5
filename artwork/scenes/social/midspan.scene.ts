import { defineScene } from "#artwork/lib/scene.ts";
import { brand, bridge, midspanMark } from "./bridge.ts";

/** What a shared link to the site shows: name, promise and bridge, legible at the size of a thumbnail. */
export const scene = defineScene({
  output: "social",
  field: brand.white,
  fonts: ["@fontsource-variable/anek-latin/standard.css"],
  css: `
    body { font-family: "Anek Latin Variable"; color: ${brand.ink} }
    .words { position: absolute; left: 64px; top: 52px }
    .name { display: flex; align-items: center; gap: 30px; font-size: 128px; font-weight: 700; letter-spacing: -.01em; line-height: 1 }
    .name svg { translate: 0 -12px }
    .tagline { margin-top: 14px; font-size: 62px; font-weight: 600; font-stretch: 88%; letter-spacing: -.02em; line-height: 1.02 }
    .line { position: absolute; left: 64px; bottom: 10px; font-size: 30px; font-weight: 500; color: ${brand.white} }
  `,
  html: `${bridge}
    <div class="words"><div class="name">${midspanMark(146)}Midspan</div>
    <div class="tagline">Software and teams<br>that meet you halfway.</div></div>
    <div class="line">Software development and technical staffing, Kolkata</div>`,
});
