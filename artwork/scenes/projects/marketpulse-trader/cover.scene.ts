import { castShadow, desktopWindow, framesCss, phone } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { dark, field, fonts, identityCss, light, shadow } from "./identity.ts";
import { phoneCss, phoneScreen } from "./phone-screen.ts";
import { terminal, terminalCss } from "./terminal.ts";

/** The dark terminal bleeds off the foot; a light phone covers the trade tape and crosses onto the field. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + terminalCss + phoneCss,
  html: [
    castShadow({ left: 90, top: 150, width: 1330, height: 900, colour: shadow, opacity: 0.6, blur: 46 }),
    desktopWindow({
      left: 48,
      top: 60,
      width: 1404,
      height: 1010,
      background: dark.screen,
      screen: terminal,
      highlight: "rgb(255 240 220 / 0.16)",
      colours: { outline: "rgb(40 14 0 / 0.55)", shade: "rgb(90 24 0 / 0.45)" },
    }),
    castShadow({ left: 1264, top: 330, width: 292, height: 650, colour: "#1a0700", opacity: 0.75, blur: 40 }),
    phone({
      left: 1248,
      top: 238,
      width: 322,
      height: 690,
      background: light.screen,
      screen: phoneScreen,
      colours: { body: "#0b0907", rim: "#4a4139", outline: "#1b1612", shade: "rgb(12 4 0 / 0.5)" },
    }),
  ].join("\n"),
});
