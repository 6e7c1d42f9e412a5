import { castShadow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { blockedCard, blockedCss } from "./blocked-card.ts";
import { dayCss, dayScreen } from "./day-screen.ts";
import { field, fonts, identityCss, shadow, wardTablet } from "./identity.ts";

/** The bedside tablet runs off right and bottom; the blocked prescription hangs out on the left. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + dayCss + blockedCss,
  html: [
    castShadow({ left: 290, top: 150, width: 1500, height: 1000, colour: shadow, opacity: 0.7, blur: 46 }),
    wardTablet({ left: 232, top: 58, width: 1480, height: 1100, screen: dayScreen }),
    castShadow({
      left: 80,
      top: 590,
      width: 430,
      height: 380,
      colour: shadow,
      opacity: 0.55,
      blur: 40,
      radius: 30,
    }),
    blockedCard({ left: 52, top: 500, width: 496 }),
  ].join("\n"),
});
