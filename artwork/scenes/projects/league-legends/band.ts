import { eventSign } from "./events.ts";
import { colours, field } from "./identity.ts";
import { events, type MatchEvent, now, teams } from "./match.ts";

/** Where the events' signs and words stand, measured from the line between the two teams. */
const rows: Readonly<Record<number, { out: number; anchor?: "start" | "end" }>> = {
  12: { out: 50 },
  29: { out: 50, anchor: "end" },
  38: { out: 50, anchor: "end" },
  55: { out: 50 },
  61: { out: 84, anchor: "end" },
  66: { out: 50 },
};

/** Ninety minutes as a strip of pitch: home above the line, away below. */
export function band(width: number, height: number): string {
  const left = 96;
  const right = width - 34;
  const x = (minute: number) => left + (minute / 90) * (right - left);
  const middle = height / 2;
  const stripes = Array.from({ length: 9 }, (_, k) =>
    k % 2 === 0
      ? `<rect x="${x(k * 10)}" y="0" width="${x(10) - x(0)}" height="${height}" fill="${colours.pitchStripe}"/>`
      : "",
  );
  const ticks = [15, 30, 60, 75].map(
    (minute) =>
      `<path d="M${x(minute)} ${height - 14}v14" stroke="${colours.chalk}" stroke-opacity=".6" stroke-width="2"/><text x="${x(minute) + 7}" y="${height - 9}" class="tick">${minute}</text>`,
  );
  const silent = `<rect x="${x(now.silentSince)}" y="${middle - 4}" width="${x(now.minute) - x(now.silentSince)}" height="8" fill="${colours.offline}"/>`;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="display:block">
<rect width="${width}" height="${height}" fill="${colours.pitch}"/>${stripes.join("")}
<g fill="none" stroke="${colours.chalk}" stroke-opacity=".55" stroke-width="2.500"><path d="M${x(45)} 0V${height}M${x(0)} 0V${height}"/><circle cx="${x(45)}" cy="${middle}" r="${height * 0.25}"/><path d="M${x(0)} ${middle - 62}h46v124h-46"/></g>
<rect x="${x(now.minute)}" y="0" width="${width - x(now.minute)}" height="${height}" fill="${colours.pitchDeep}" opacity=".72"/>
<path d="M${x(90)} 0V${height}M${x(90)} ${middle - 62}h-46v124h46" fill="none" stroke="${colours.chalk}" stroke-opacity=".3" stroke-width="2.500"/>
<path d="M${x(0)} ${middle}H${x(now.minute)}" stroke="${colours.chalk}" stroke-width="4"/>
${silent}${ticks.join("")}
<g class="tick"><text x="${left - 16}" y="${middle - 44}" text-anchor="end">Rovers</text><text x="${left - 16}" y="${middle + 54}" text-anchor="end">Union</text></g>
<text x="${x(45) + 7}" y="${height - 9}" class="tick">Half-time</text>
${events.map((event) => bandEvent(event, x(event.minute), middle)).join("")}
<path d="M${x(now.minute)} 0V${height}" stroke="${field}" stroke-width="4"/>
<rect x="${x(now.minute)}" y="0" width="92" height="46" fill="${field}"/><text class="display" x="${x(now.minute) + 14}" y="34" font-size="31" font-weight="800" font-stretch="75%" fill="${colours.ink}">${now.minute}'</text>
<text x="${x(now.minute) + 15}" y="${middle + 54}" class="tick" fill="#ffc08a">No signal<tspan x="${x(now.minute) + 15}" dy="20">since ${now.silentSince}'</tspan></text>
</svg>`;
}

function bandEvent(event: MatchEvent, x: number, middle: number): string {
  const { minute, side, who, struck } = event;
  const { out = 50, anchor = "start" } = rows[minute] ?? {};
  const direction = side === "home" ? -1 : 1;
  const y = middle + direction * out;
  const shift = anchor === "start" ? 22 : -24;
  const strike = struck ? 'text-decoration="line-through" opacity=".78"' : "";
  const note = struck ? `, ${struck}` : "";
  return `<path d="M${x} ${middle}V${y}" stroke="${colours.chalk}" stroke-opacity="${struck ? 0.45 : 1}" stroke-width="2.500" ${struck ? 'stroke-dasharray="4 4"' : ""}/><circle cx="${x}" cy="${middle}" r="5" fill="${colours[teams[side].kit]}" stroke="${colours.chalk}" stroke-width="2.500"/>
<g transform="translate(${x} ${y}) scale(1.25)">${eventSign(event, colours.chalk)}</g>
<text class="who" x="${x + shift}" y="${y + 1}" text-anchor="${anchor}"><tspan class="display minute">${minute}'</tspan><tspan x="${x + shift}" dy="19"><tspan ${strike}>${who.replace(/^\d+ [A-Z]\. /, "")}</tspan>${note}</tspan></text>`;
}

export const bandCss = `
.tick { font-size: 15px; font-weight: 560; fill: ${colours.chalk}; opacity: .86 }
.tick[fill] { opacity: 1 }
.who { font-size: 16px; font-weight: 600; fill: ${colours.chalk} }
.minute { font-size: 20px; font-weight: 800; font-stretch: 75% }
`;
