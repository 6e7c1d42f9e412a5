import { line, type Point, smooth } from "#artwork/lib/paths.ts";
import { seeded } from "#artwork/lib/random.ts";
import { midspanMark } from "#artwork/scenes/brand/identity.ts";
import { paint, tickMark } from "../house.ts";
import { box, round, stops } from "./round.ts";

export const screensCss = `
.app { padding: 10px 28px 0 }
.app h1 { font-size: 52px; line-height: .96 }
.keys { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px; margin-top: 34px; text-align: center; font: 640 36px/76px "Anek Latin Variable" }
.keys i { font-style: normal; height: 72px; border-radius: 8px; background: rgb(16 20 24 / .08) }
.stop { display: flex; align-items: center; gap: 14px; height: 74px; border-top: 1px solid ${paint.line}; font-size: 20px; line-height: 1.2 }
.stop .n { flex: none; width: 36px; height: 36px; border-radius: 4px; background: ${paint.hooghlyTint}; display: grid; place-items: center; font: 680 23px/1 "Anek Latin Variable"; padding-top: 2px }
.stop.done { color: ${paint.steel} }
.stop.next .n { background: ${paint.taxi} }
.stop.away .n { background: ${paint.sindoor}; color: #fff }
.stop b { display: block; font-weight: 640 }
.stop span { font-size: 17px; color: ${paint.steel} }
`;

export const signInScreen = `<div class="app" style="padding-top:30px"><div style="padding-left:70px">${midspanMark(74)}
<h1 style="margin-top:26px;font-size:58px">Morning,<br>Imran</h1></div>
<div style="display:flex;gap:14px;margin:32px 0 0 70px">${[1, 1, 1, 0].map((on) => `<i style="width:26px;height:26px;border-radius:26px;${on ? `background:${paint.ink}` : `box-shadow:inset 0 0 0 3px ${paint.ink}`}"></i>`).join("")}</div>
<div class="keys">${["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((key) => `<i>${key}</i>`).join("")}</div></div>`;

function row(index: number): string {
  const stop = stops[index];
  if (!stop) return "";
  const away = "away" in stop;
  const done = index < round.done;
  const kind = away ? "away" : done ? "done" : index === round.done ? "next" : "";
  const number = done && !away ? tickMark(24, paint.hooghly) : String(index + 1);
  return `<div class="stop ${kind}"><i class="n" style="font-style:normal">${number}</i><div><b>${stop.place}</b><span>${away ? "Nobody at home" : stop.name}</span></div></div>`;
}

export const listScreen = `<div class="app" style="padding-top:16px"><div style="font-size:19px;color:${paint.steel}">${round.name}</div>
<h1>${round.stops} stops</h1><div style="display:flex;gap:4px;margin:18px 0 20px">${Array.from({ length: round.stops }, (_, k) => `<i style="flex:1;height:14px;background:${k === 3 ? paint.sindoor : k < round.done ? paint.hooghly : k === round.done ? paint.taxi : paint.line}"></i>`).join("")}</div>
${[3, 4, 5, 6, 7, 8].map(row).join("")}</div>`;

/** Streets around the next stop; the van comes from the lower left. */
function map(width: number, height: number): string {
  const random = seeded(71);
  const bend = (x: number, y: number): Point => [
    x + Math.sin(y / 170) * 26 + y * 0.12,
    y + Math.sin(x / 150) * 20 - x * 0.16,
  ];
  const streets = [];
  for (let k = -2; k < 9; k++) {
    const across: Point[] = [];
    const down: Point[] = [];
    for (let t = -120; t <= 1000; t += 40) {
      across.push(bend(t, k * 108 + 40));
      down.push(bend(k * 96 - 60, t));
    }
    streets.push(
      `<path d="${smooth(across)}" stroke-width="${k % 3 === 0 ? 22 : 10}"/><path d="${smooth(down)}" stroke-width="${k % 3 === 1 ? 20 : 9}"/>`,
    );
  }
  const trees = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${(238 + random() * 86).toFixed(0)}" cy="${(56 + random() * 70).toFixed(0)}" r="${(5 + random() * 6).toFixed(1)}"/>`,
  );
  const route = [bend(36, 690), bend(36, 472), bend(132, 472), bend(132, 256), bend(228, 256)];
  const driven = route.slice(0, 3);
  const end = route.at(-1) ?? [0, 0];
  const van = driven.at(-1) ?? [0, 0];
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="position:absolute;left:0;top:0"><rect width="${width}" height="${height}" fill="#e6ebed"/>
<path d="${smooth([
    [-20, 130],
    [90, 96],
    [190, 20],
    [260, -40],
  ])}" stroke="#9fcbd4" stroke-width="74" fill="none"/>
<g fill="none" stroke="#fff">${streets.join("")}</g><g fill="#a9cdb8">${trees.join("")}</g>
<path d="${line(route)}" fill="none" stroke="${paint.ink}" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"/>
<path d="${line(route)}" fill="none" stroke="${paint.taxi}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>
<path d="${line(driven)}" fill="none" stroke="${paint.hooghly}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"/>
<circle cx="${van[0]}" cy="${van[1]}" r="20" fill="${paint.hooghly}" stroke="#fff" stroke-width="6"/>
<g transform="translate(${end[0]} ${end[1]})"><path d="M0 0C-34-36-40-52-40-70a40 40 0 0180 0c0 18-6 34-40 70z" fill="${paint.ink}"/><text y="-57" text-anchor="middle" font-family="Anek Latin Variable" font-weight="720" font-size="44" fill="${paint.taxi}">7</text></g></svg>`;
}

export function mapScreen(width: number, height: number): { backdrop: string; content: string } {
  return {
    backdrop: map(width, height),
    content: `<div style="position:absolute;left:18px;right:18px;top:${height * 0.585}px;padding:24px 24px;border-radius:12px;background:#fff;box-shadow:0 10px 26px rgb(6 40 48 / .28)">
<div style="display:flex;justify-content:space-between;font-size:20px;color:${paint.steel}"><span>Next, stop 7</span><span>1.2 km</span></div>
<h1 style="font-size:43px;margin-top:8px">12B Mill Lane</h1><div style="font-size:21px;margin-top:4px">A. Ghosh, ring twice</div>
<div style="margin-top:18px;height:66px;border-radius:6px;background:${paint.taxi};text-align:center;font-weight:680;font-size:23px;line-height:66px">I have arrived</div></div>`,
  };
}

/** A green double door, two steps and the parcel that stays before it. */
export function doorPhoto(width: number, height: number): string {
  const leaf = (x: number) =>
    `<rect x="${x}" y="116" width="112" height="404" fill="#1d6b54"/>${[136, 262, 388].map((y) => `<rect x="${x + 18}" y="${y}" width="76" height="${y === 388 ? 112 : 108}" fill="#175744"/><rect x="${x + 24}" y="${y + 6}" width="64" height="${y === 388 ? 100 : 96}" fill="#24795f"/>`).join("")}`;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="position:absolute;left:0;top:0"><rect width="${width}" height="${height}" fill="#e8c9a0"/>
<rect y="520" width="${width}" height="300" fill="#b98d68"/><rect y="520" width="${width}" height="44" fill="#d3a882"/>
<rect x="46" y="68" width="272" height="452" fill="#8b4a35"/>${leaf(66)}${leaf(186)}<circle cx="170" cy="322" r="8" fill="${paint.taxi}"/><circle cx="194" cy="322" r="8" fill="${paint.taxi}"/>
<rect x="150" y="74" width="64" height="36" rx="3" fill="#fff"/><text x="182" y="102" text-anchor="middle" font-family="Anek Latin Variable" font-weight="720" font-size="28" fill="${paint.ink}">12B</text>
${box(150, 414, 178, 146, 0)}<path d="M134 398h-30v30M344 398h30v30M134 586h-30v-30M344 586h30v-30" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/></svg>`;
}

export const doorScreen = `<div style="position:absolute;left:0;right:0;bottom:0;height:172px;background:rgb(16 20 24 / .86);color:#fff;text-align:center"><div style="padding-top:20px;font-size:20px;padding-left:108px">Left at the door, 14:21</div><svg width="84" height="84" viewBox="0 0 84 84" style="margin:14px 0 0 60px"><circle cx="42" cy="42" r="38" fill="none" stroke="#fff" stroke-width="5"/><circle cx="42" cy="42" r="29" fill="#fff"/></svg></div>`;

export const summaryScreen = `<div style="padding:26px 30px 0 84px;color:#fff"><div style="font-size:22px;color:${paint.mist}">${round.name}</div>
<div class="anek" style="margin-top:20px;font-size:168px;font-stretch:75%;color:${paint.taxi};letter-spacing:-.03em">${round.delivered}</div>
<h1 style="font-size:40px;margin-top:-14px">delivered</h1>
<div style="margin:36px 0 0 0;border-top:2px solid #2f5761;padding-top:18px;font-size:21px;line-height:1.7;text-align:right"><b style="color:#ffb3a8">${round.returned} came back</b><br>${round.km} km driven<br>Done at 18:40</div></div>`;
