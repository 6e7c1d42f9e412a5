import { castShadow, framesCss, phoneHeight } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { houseCss, houseFonts, layer, paint } from "../house.ts";
import { box, boxDefs, field, roundPhone, shadow } from "./round.ts";
import {
  doorPhoto,
  doorScreen,
  listScreen,
  mapScreen,
  screensCss,
  signInScreen,
  summaryScreen,
} from "./screens.ts";

const width = 380;
const height = phoneHeight(width);
const top = 44;
/** All cards turn around one point far below, like a hand of cards. */
const pivot = `${width / 2}px ${1330 + height / 2}px`;

function card(turn: number, time: string, background: string, screen: string, status?: string): string {
  const left = 800 - width / 2;
  return `<div class="at" style="left:${left}px;top:${top}px;rotate:${turn}deg;transform-origin:${pivot}">${castShadow({ left: 14, top: 60, width: width - 28, height: height - 40, colour: shadow, opacity: 0.7, blur: 34 })}${roundPhone({ left: 0, top: 0, width, time, screen, background, ...(status && { status }) })}</div>`;
}

const map = mapScreen(width, height);

/** Five screens of one round, the map in the middle on top, and the parcels in front. */
export const scene = defineScene({
  field,
  fonts: houseFonts,
  css: framesCss + houseCss + screensCss,
  html: [
    card(-26, "10:58", paint.taxi, signInScreen),
    card(26, "18:42", paint.ink, summaryScreen, "#fff"),
    card(-13.2, "14:05", "#fff", listScreen),
    card(13.2, "14:21", "#e8c9a0", doorPhoto(width, height) + doorScreen),
    card(0, "14:12", "#e6ebed", map.backdrop + map.content),
    layer(`${boxDefs}${box(344, 796, 270, 230, -7)}${box(1040, 848, 214, 190, 9)}`),
  ].join("\n"),
});
