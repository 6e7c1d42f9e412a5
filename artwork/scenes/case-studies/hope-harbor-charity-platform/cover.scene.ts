import { castShadow, desktopWindow, framesCss, homeBar, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { givingPage, pageCss, receiptCss, receiptMail } from "./giving-page.ts";
import { colours, field, fonts, frameColours, identityCss, shadow } from "./identity.ts";

/** The giving page runs off to the right and below; the donor's phone stands before its quay. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + pageCss + receiptCss,
  html: [
    castShadow({ left: 260, top: 130, width: 1400, height: 900, colour: shadow, opacity: 0.6, blur: 46 }),
    desktopWindow({
      left: 268,
      top: 58,
      width: 1400,
      height: 1010,
      background: colours.night,
      screen: givingPage,
      highlight: "#fff",
      colours: { outline: "rgb(5 26 53 / 0.5)", shade: "rgb(5 26 53 / 0.45)" },
    }),
    castShadow({ left: 92, top: 250, width: 370, height: 710, colour: "#03101f", opacity: 0.75, blur: 40 }),
    phone({
      left: 72,
      top: 176,
      width: 374,
      background: colours.navy,
      screen: statusBar({ time: "8:16", colour: "#fff" }) + receiptMail + homeBar("#fff"),
      colours: frameColours,
    }),
  ].join("\n"),
});
