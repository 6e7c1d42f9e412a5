import { castShadow, desktopWindow, framesCss, phone } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { billPhone, billPhoneCss } from "./bill-phone.ts";
import { giftPage, pageCss } from "./gift-page.ts";
import { goodsSymbols, riceSack } from "./goods.ts";
import { colours, field, fonts, frameColours, identityCss, shadow } from "./identity.ts";

/** The gift's page runs off the foot; the phone with the bill and a sack of rice stand at its side. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + pageCss + billPhoneCss,
  html: [
    goodsSymbols,
    castShadow({ left: 90, top: 150, width: 1190, height: 900, colour: shadow, opacity: 0.6, blur: 46 }),
    desktopWindow({
      left: 56,
      top: 62,
      width: 1236,
      height: 1020,
      background: colours.screen,
      screen: giftPage,
      highlight: "#fff",
      colours: { outline: "rgb(69 4 15 / 0.4)", shade: "rgb(69 4 15 / 0.4)" },
    }),
    castShadow({ left: 1150, top: 290, width: 330, height: 660, colour: shadow, opacity: 0.7, blur: 40 }),
    phone({
      left: 1130,
      top: 172,
      width: 362,
      background: "#fbeee8",
      screen: billPhone,
      colours: frameColours,
    }),
    riceSack({ x: 1512, y: 1052, scale: 0.72, shade: shadow }),
  ].join("\n"),
});
