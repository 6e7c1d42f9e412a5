import { inr } from "#artwork/lib/format.ts";
import { castShadow, desktopWindow, framesCss, homeBar, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { pressureCooker } from "./cooker.ts";
import { colours, field, fonts, frameColours, identityCss, shadow } from "./identity.ts";
import { aboutProduct, photo, product, productCss, shopTop } from "./product.ts";
import { boardCss, switchboard } from "./switchboard.ts";

const held = { minutes: 9, seconds: 42 };
const left = (held.minutes * 60 + held.seconds) / 600;

const css = `
.held { display: flex; align-items: center; gap: 16px; margin: 22px 22px 0; padding: 16px 18px; border-radius: 18px; background: ${colours.ink}; color: #fff; font-size: 16px }
.held b { display: block; font-family: "Urbanist Variable"; font-size: 29px; line-height: 1.1; letter-spacing: -.01em; color: ${colours.sun} }
.small { margin: 14px 24px 0; font-size: 16px; line-height: 1.5; color: ${colours.muted} }
`;

const ring = `<svg width="54" height="54" viewBox="0 0 54 54"><circle cx="27" cy="27" r="22" fill="none" stroke="${colours.seam}" stroke-width="8"/><circle cx="27" cy="27" r="22" fill="none" stroke="${colours.sun}" stroke-width="8" stroke-dasharray="${(left * 138.2).toFixed(1)} 140" transform="rotate(-90 27 27)"/></svg>`;

const screen = `${photo({ width: 408, height: 440, scale: 0.84, id: "on-page" })}${statusBar({ time: "8:12", colour: colours.ink })}${shopTop()}
<div style="height:344px"></div>
<div class="about">${aboutProduct()}</div>
<div class="held">${ring}<span>Held for you<b>${held.minutes} min ${held.seconds} s</b></span></div>
<div class="small">Not paid by 8:22 pm, it goes back on sale.<br>Arrives Saturday 12 October.</div>
<div class="pay" style="position:absolute;left:22px;right:22px;bottom:36px">Pay ${inr(product.price)} by UPI</div>${homeBar(colours.ink)}`;

/** The switchboard runs off to the left and below; before it the phone, and the cooker itself behind the phone. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + boardCss + productCss + css,
  html: [
    castShadow({ left: -40, top: 150, width: 1150, height: 900, colour: shadow, opacity: 0.6, blur: 46 }),
    desktopWindow({
      left: -40,
      top: 54,
      width: 1300,
      height: 1010,
      background: colours.night,
      screen: switchboard,
      colours: { outline: "#14060b", shade: "rgb(92 10 16 / 0.5)" },
    }),
    `<svg width="1600" height="1000" style="position:absolute;left:0;top:0"><ellipse cx="1480" cy="1010" rx="360" ry="40" fill="${shadow}" opacity=".55" style="filter:blur(20px)"/>${pressureCooker({ x: 1476, y: 590, scale: 2.2, id: "cooker" })}</svg>`,
    castShadow({ left: 920, top: 130, width: 420, height: 830, colour: "#160205", opacity: 0.7, blur: 42 }),
    phone({
      left: 898,
      top: 44,
      width: 432,
      background: colours.screen,
      screen,
      colours: { ...frameColours, shade: "rgb(16 2 5 / 0.6)" },
    }),
  ].join("\n"),
});
