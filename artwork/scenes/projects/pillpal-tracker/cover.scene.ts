import { castShadow, framesCss } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { field, fonts, identityCss, pillPalPhone, shadow } from "./identity.ts";
import { loosePills, pillSymbols } from "./pills.ts";
import { progressScreen, refillBackdrop, refillScreen, screensCss, todayScreen } from "./screens.ts";

/** Three phones, left low, centre larger, right high, with pills behind and in front of them. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + screensCss,
  html: [
    pillSymbols,
    loosePills(
      [
        { pill: "capsule", x: 330, y: 128, width: 350, height: 140, turn: -24, lift: 34 },
        { pill: "tablet", x: 60, y: 560, width: 150, height: 150, turn: 24, lift: 22 },
        { pill: "plum-capsule", x: 1352, y: 962, width: 350, height: 140, turn: 24, lift: 34 },
        { pill: "tablet", x: 1545, y: 700, width: 120, height: 120, turn: -30, lift: 20 },
      ],
      shadow,
    ),
    castShadow({ left: 96, top: 290, width: 390, height: 860, colour: shadow }),
    castShadow({ left: 1114, top: -60, width: 390, height: 880, colour: shadow }),
    castShadow({ left: 596, top: 154, width: 410, height: 960, colour: shadow, opacity: 0.75 }),
    pillPalPhone({ left: 76, top: 196, width: 430, content: refillScreen, backdrop: refillBackdrop }),
    pillPalPhone({ left: 1094, top: -118, width: 430, content: progressScreen }),
    pillPalPhone({ left: 572, top: 60, width: 456, content: todayScreen }),
    loosePills(
      [
        { pill: "oval", x: 1084, y: 812, width: 176, height: 98, turn: -32, lift: 26 },
        { pill: "tablet", x: 520, y: 188, width: 104, height: 104, turn: 18, lift: 20 },
      ],
      shadow,
    ),
  ].join("\n"),
});
