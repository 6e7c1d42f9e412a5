import { inr } from "#artwork/lib/format.ts";
import { castShadow, desktopWindow, framesCss, homeBar, phone, statusBar } from "#artwork/lib/frames.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { clothDefs, dupatta, kurta, weave } from "./cloth.ts";
import { bag, colours, field, fonts, frameColours, identityCss, mark, shadow, total } from "./identity.ts";

const page = `<div class="top row"><div class="row" style="gap:13px">${mark}<b class="display" style="font-size:28px">Loom &amp; Lane</b></div><nav class="row"><b>Kurtas</b><span>Saris</span><span>Dupattas</span><span>Yardage</span></nav></div>
<div class="stage"><svg width="610" height="940" viewBox="0 0 610 940" style="display:block">
<rect width="610" height="940" fill="#d8c0a0"/><rect y="700" width="610" height="240" fill="#c3a680"/><rect x="398" width="8" height="700" fill="#cdb390"/>
<rect y="58" width="610" height="17" fill="url(#wood)"/><path d="M305 66c26-30 32 8 4 18v22" fill="none" stroke="#4b382a" stroke-width="6"/><path d="M150 190C220 136 260 106 309 106s88 30 156 84" fill="none" stroke="url(#wood)" stroke-width="15" stroke-linecap="round"/>
<g transform="translate(-9 100) scale(1.59)"><g opacity=".32" style="filter:blur(11px)" transform="translate(12 14)"><path d="M92 64C68 82 26 276 26 276l58 20 28-116L80 536q120 20 240 0L288 180l28 116 58-20S332 82 308 64z" fill="#4a2a12"/></g>${kurta}</g></svg></div>
<div class="facts"><h1 style="font-size:47px;line-height:1.03">Handloom kurta<br>in madder red</h1><p class="muted" style="margin-top:14px;font-size:18px;line-height:1.45">Cotton, woven on a pit loom.<br>Dyed with madder root.</p>
<div class="figure" style="margin-top:28px;font-size:66px;line-height:1">${inr(bag.kurta)}</div>
<div class="deliver"><svg width="34" height="34" viewBox="0 0 34 34" fill="none" stroke="${colours.madder}" stroke-width="2.800" stroke-linejoin="round" stroke-linecap="round"><path d="M2 8h18v16H2zM20 13h7l5 6v5H20z"/><circle cx="9" cy="26" r="3.500" fill="#fbe9d8"/><circle cx="25" cy="26" r="3.500" fill="#fbe9d8"/></svg><div><b>Delivers to ${bag.pin}</b><br><b>by Thursday, ${inr(bag.delivery)}</b></div></div>
<div style="margin-top:28px;font-size:17px;font-weight:600">Size</div><div class="sizes"><span class="out">XS</span><span>S</span><span class="on">M</span><span>L</span><span>XL</span></div>
<div class="add">Add to bag</div>
<div class="line"><span>Length</span><b>112 cm</b></div><div class="line"><span>Returns</span><b>14 days</b></div></div>`;

const item = (picture: string, box: string, name: string, note: string, price: number) =>
  `<div class="row item"><svg width="112" height="125" viewBox="${box}">${picture}</svg><div style="flex:1"><b>${name}</b><div class="muted" style="margin-top:4px;font-size:16px;line-height:1.3">${note}</div><div class="figure" style="margin-top:8px;font-size:25px">${inr(price)}</div></div></div>`;

const bagScreen = `${statusBar({ time: "10:24", colour: colours.ink })}
<div class="bag"><div class="apart" style="align-items:center"><h1 style="font-size:42px">Your bag</h1>${mark}</div>
${item(`<rect width="400" height="560" fill="#e4d0b2"/><g transform="translate(24 34) scale(.88)">${kurta}</g>`, "0 40 400 450", "Handloom kurta", "Madder red, M", bag.kurta)}
<div class="match"><div style="padding:11px 16px 0;font-size:15.500px;font-weight:650;color:${colours.madderDeep}">From the same bolt</div>${item(`<rect width="200" height="224" fill="#f4dfc0"/><g transform="translate(4 42) scale(.96)">${dupatta}</g>`, "0 0 200 224", "Its dupatta", "2.5 m, fringed", bag.dupatta)}</div>
<div class="apart sum" style="margin-top:22px"><span>Two pieces</span><span>${inr(total)}</span></div><div class="apart sum"><span>Delivery by Thursday</span><b style="color:${colours.madder}">Free</b></div>
<div class="apart" style="margin-top:13px;padding-top:15px;border-top:2px solid ${colours.ink};align-items:baseline"><b style="font-size:20px">Total</b><span class="figure" style="font-size:50px;line-height:1">${inr(total)}</span></div>
<div class="pay">Check out</div><p style="margin-top:18px;font-size:16.500px;line-height:1.4;text-align:center" class="muted">The kurta alone was ${inr(bag.freeFrom - bag.kurta)} short<br>of free delivery.</p></div>${homeBar(colours.ink)}`;

/** Two rolls stand behind the phone. */
const rolls = `<svg width="1600" height="1000" style="position:absolute;inset:0"><defs>${weave("raw", "#eadcc0", "#dccaa8", 8)}</defs>
<g transform="rotate(5 1530 700)"><rect x="1478" y="196" width="148" height="900" rx="10" fill="url(#roll)"/><ellipse cx="1552" cy="200" rx="74" ry="23" fill="#d2654f"/><path d="M1552 200m-50 0a50 15 0 1 0 100 0a50 15 0 1 0 -100 0M1552 200m-27 0a27 8 0 1 0 54 0a27 8 0 1 0 -54 0" fill="none" stroke="#7c1f1d" stroke-width="4"/><path d="M1478 300q74 24 148 0M1478 322q74 24 148 0" fill="none" stroke="#f0d9ae" stroke-width="9"/></g></svg>`;

const css = `
.top { height: 84px; padding: 0 34px; gap: 60px; border-bottom: 1px solid ${colours.rule} }
.top nav { gap: 32px; font-size: 17px; color: ${colours.muted} } .top nav b { color: ${colours.ink}; font-weight: 680 }
.stage { position: absolute; left: 0; top: 84px }
.facts { position: absolute; left: 656px; top: 126px; width: 420px }
.deliver { margin-top: 20px; display: flex; gap: 16px; align-items: center; width: 376px; padding: 16px 20px; border-radius: 12px; background: #fbe9d8; box-shadow: inset 0 0 0 2px ${colours.madder}; font-size: 21px; line-height: 1.3 } .deliver b { font-weight: 680 }
.sizes { margin-top: 12px; display: flex; gap: 10px } .sizes span { width: 64px; height: 54px; border-radius: 10px; display: grid; place-items: center; font-size: 18px; font-weight: 600; box-shadow: inset 0 0 0 1.5px #cdb99d }
.sizes .on { box-shadow: inset 0 0 0 3px ${colours.ink} } .sizes .out { color: #b3a08a; text-decoration: line-through }
.add { margin-top: 26px; width: 376px; height: 68px; border-radius: 12px; display: grid; place-items: center; background: ${colours.ink}; color: ${colours.screen}; font-size: 21px; font-weight: 650 }
.line { display: flex; justify-content: space-between; width: 376px; padding: 15px 0; border-bottom: 1px solid ${colours.rule}; font-size: 17px } .line span { color: ${colours.muted} } .add + .line { margin-top: 16px }
.bag { padding: 14px 24px } .item { gap: 16px; padding: 12px 0 } .item svg { border-radius: 10px } .item b { font-size: 19px; font-weight: 660 }
.match { margin: 6px -10px 0; border-radius: 16px; background: #fbe6cf } .match .item { padding: 10px 10px 12px }
.sum { padding: 5px 0; font-size: 18px } .sum b { font-weight: 680 }
.pay { margin-top: 20px; height: 64px; border-radius: 14px; display: grid; place-items: center; background: ${colours.madder}; color: #fff; font-size: 20px; font-weight: 660 }
`;

/** The product page runs off below; the bag stands in front on a phone. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    clothDefs,
    castShadow({ left: 100, top: 150, width: 1240, height: 900, colour: shadow, opacity: 0.55 }),
    desktopWindow({
      left: 58,
      top: 64,
      width: 1330,
      height: 1040,
      background: colours.screen,
      colours: { ...frameColours, outline: "rgb(70 44 20 / 0.25)" },
      screen: page,
    }),
    rolls,
    castShadow({ left: 1140, top: 190, width: 370, height: 770, colour: "#2e1a0c", opacity: 0.6, blur: 38 }),
    phone({
      left: 1118,
      top: 94,
      width: 404,
      height: 862,
      background: colours.screen,
      colours: frameColours,
      screen: bagScreen,
    }),
  ].join("\n"),
});
