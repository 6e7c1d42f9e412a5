import { castShadow, framesCss, tablet } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { legendCard, plotCard, survivalCard } from "./cards.ts";
import { fieldMap } from "./field-map.ts";
import { field, fonts, header, identityCss, shadow } from "./identity.ts";

/** A tablet with the field map runs off to the right and below; a plot's record hangs out on the left. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss,
  html: [
    castShadow({ left: 230, top: 170, width: 1500, height: 900, colour: shadow, opacity: 0.75, blur: 46 }),
    tablet({
      left: 188,
      top: 72,
      width: 1560,
      height: 1080,
      background: "#e9ecd8",
      colours: { body: "#0a0f0d", rim: "#4d5d56", outline: "#06120d", shade: "rgb(0 20 10 / 0.5)" },
      screen:
        fieldMap +
        header({ page: "Field map", queued: 3, inset: 168 }) +
        survivalCard("left:24px;top:96px") +
        legendCard("left:1064px;top:800px"),
    }),
    castShadow({ left: 84, top: 600, width: 400, height: 430, colour: shadow, opacity: 0.8, blur: 38 }),
    plotCard("left:64px;top:522px;height:560px"),
  ].join("\n"),
});
