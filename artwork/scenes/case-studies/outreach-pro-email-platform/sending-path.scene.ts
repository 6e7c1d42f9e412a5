import { castShadow } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { cardShade, colours, envelope, field, fonts, identityCss, shadow } from "./identity.ts";
import { days, held, planned, today } from "./warm-up.ts";

/** The rack of queues on the right; letters stand closer where the provider takes them faster. */
const rack = 884;
const lanes = [
  { provider: "Gmail", y: 128, pitch: 92 },
  { provider: "Outlook", y: 348, pitch: 176 },
  { provider: "Yahoo", y: 568, pitch: 134 },
  { provider: "Zoho", y: 788, pitch: 112 },
] as const;
const fork = { x: 776, y: 560 };
const end = 1530;

function queues(): string {
  return lanes
    .map(({ provider, y, pitch }) => {
      const letters = Array.from({ length: Math.floor((end - 70 - 950) / pitch) + 1 }, (_, k) => {
        const x = 1446 - k * pitch;
        const bounced = provider === "Yahoo" && k === 1;
        return `<g transform="translate(${x - 36} ${y + 14})">${envelope(72, bounced ? colours.coral : colours.paper, bounced ? colours.paper : colours.sea)}</g>`;
      });
      return `<rect x="${rack}" y="${y - 96}" width="730" height="196" fill="#173a6b"/><path d="M${rack} ${y + 40}H${end}" stroke="${field}" stroke-width="8"/>${letters.join("")}<text x="${rack + 38}" y="${y - 24}" class="lane">${provider}</text>`;
    })
    .join("");
}

function route(): string {
  const into = lanes
    .map(
      ({ y }) => `M${fork.x} ${fork.y}C${fork.x + 70} ${fork.y} ${rack - 70} ${y + 40} ${rack + 4} ${y + 40}`,
    )
    .join("");
  return `<path d="M300 196H560V420M600 ${fork.y}H${fork.x}${into}" fill="none" stroke="${colours.navy}" stroke-width="14" stroke-linejoin="round"/>`;
}

function back(): string {
  const taps = lanes
    .map(({ y }) => `<circle cx="${end}" cy="${y + 40}" r="15" fill="${colours.coral}"/>`)
    .join("");
  return `<path d="M${end} ${lanes[0].y + 40}V908c0 30 -14 44 -44 44H624c-30 0 -44 -14 -44 -44V822" fill="none" stroke="${colours.coral}" stroke-width="12" stroke-linecap="round"/><path d="M552 852l28 -32 28 32" fill="none" stroke="${colours.coral}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>${taps}`;
}

const grey = "#2f555d";
function old(): string {
  const dots = `fill="none" stroke="${grey}" stroke-width="5" stroke-dasharray="1 11" stroke-linecap="round"`;
  return `<path d="M186 470V590M186 706V800M186 916V1010" ${dots}/><rect x="48" y="590" width="282" height="116" rx="16" ${dots}/><rect x="48" y="800" width="282" height="116" rx="16" ${dots}/><text x="189" y="640" class="old">One shared</text><text x="189" y="676" class="old">link domain</text><text x="189" y="868" class="old">One queue</text><text x="212" y="540" class="old" style="text-anchor:start;font-weight:700">Before</text>`;
}

const people = ["meera.k", "j.duarte", "careers", "info", "t.ferreira", "a.basu"] as const;
const dead: readonly string[] = ["careers", "info"];
const list = people
  .map((name) =>
    dead.includes(name)
      ? `<div style="color:${colours.coral}"><s style="text-decoration-thickness:4px">${name}</s></div>`
      : `<div>${name}</div>`,
  )
  .join("");

function stairs(): string {
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    const height = (day === today ? held : planned(day)) * 3.1;
    const colour = day < today ? colours.sea : day === today ? colours.coral : colours.rule;
    return `<rect x="${index * 13.6}" y="${(158 - height).toFixed(1)}" width="10" height="${height.toFixed(1)}" fill="${colour}"/>`;
  }).join("");
}

const css = `
.display { letter-spacing: -.014em; word-spacing: .04em }
.lane { font: 800 44px "Hubot Sans Variable"; font-stretch: 88%; letter-spacing: -1px; fill: #fff }
.old { font: 500 28px "Spline Sans Variable"; fill: ${grey}; text-anchor: middle }
.list { left: 58px; top: 44px; width: 262px; height: 420px; padding: 26px 30px; background: ${colours.paper}; rotate: -3deg; box-shadow: ${cardShade}; font-size: 29px; line-height: 1.66 }
.tag { left: 404px; top: 130px; width: 408px; height: 140px; border-radius: 22px; background: ${colours.navy}; color: #fff; padding: 24px 0 0 34px; box-shadow: ${cardShade} }
.allow { left: 396px; top: 406px; width: 404px; height: 392px; border-radius: 26px; background: ${colours.paper}; padding: 28px 32px; box-shadow: ${cardShade} }
`;

export const scene = defineScene({
  field,
  fonts,
  css: identityCss + css,
  html: () =>
    [
      castShadow({
        left: rack - 20,
        top: 60,
        width: 760,
        height: 940,
        colour: shadow,
        opacity: 0.55,
        blur: 40,
        radius: 20,
      }),
      castShadow({
        left: 416,
        top: 470,
        width: 370,
        height: 350,
        colour: shadow,
        opacity: 0.5,
        blur: 36,
        radius: 30,
      }),
      `<svg class="at" style="left:0;top:0" width="1600" height="1000"><rect x="${rack}" y="-10" width="730" height="1020" fill="${colours.navy}"/>${queues()}${route()}${old()}${back()}</svg>`,
      `<div class="at list"><b class="display" style="font-size:36px;display:block;margin-bottom:14px">List check</b>${list}</div>`,
      `<div class="at tag"><b class="display" style="font-size:36px">Own link domain</b><div style="margin-top:12px;font-size:27px;color:${field}">go.fernhilltalent.example</div></div>`,
      `<div class="at allow"><b class="display" style="font-size:36px">Warm-up allowance</b><div class="display" style="margin-top:16px;font-size:104px;font-weight:900">${held}<span style="font:500 28px 'Spline Sans Variable';letter-spacing:0;margin-left:14px">today</span></div><svg class="at" style="left:32px;bottom:30px" width="340" height="160">${stairs()}</svg></div>`,
      `<div class="at" style="left:640px;top:858px;font-size:30px;line-height:1.2;font-weight:600;color:${colours.navy}">Bounces and<br>complaints</div>`,
    ].join("\n"),
});
