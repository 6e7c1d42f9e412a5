import { lakh } from "#artwork/lib/format.ts";
import { castShadow, desktopWindow, framesCss } from "#artwork/lib/frames.ts";
import { seeded } from "#artwork/lib/random.ts";
import { defineScene } from "#artwork/lib/scene.ts";
import { dark, field, fonts, identityCss, light, shadow } from "./identity.ts";
import { asks, bids, candles, ticket } from "./market.ts";

const css = "svg.path { position: absolute; left: 0; top: 0 }";

const ink = "#1c0c02";
const panel = { left: 640, top: 58 };
/** The height at which the feed, the gateway, the socket and the worker lie. */
const axis = 486;
const gateway = { left: 214, width: 232, height: 196 };
const socket = { left: 400, right: 980, height: 104 };
const worker = { x: 1036, radius: 116 };
const tiles = { left: 1230, width: 440, height: 262, tops: [96, 384, 672] };

/** The newest message stands nearest to the gateway; one of them got lost. */
const messages = [81_208, 81_207, 81_206, 81_205];
const lost = 81_206;

/** Short dashes that come in from the left edge and crowd together at the gateway. */
function feed(): string {
  const random = seeded(400);
  return Array.from({ length: 250 }, () => {
    const end = -10 + random() * (gateway.left + 10);
    const narrowing = 1 - (end / gateway.left) * 0.5;
    const y = axis + (random() - 0.5) * 2 * 138 * narrowing;
    const length = 10 + random() * random() * 56;
    const colour = random() > 0.72 ? light.screen : ink;
    return `<path d="M${(end - length).toFixed(1)} ${y.toFixed(1)}H${end.toFixed(1)}" stroke="${colour}" stroke-width="${(2.4 + random() * 3.2).toFixed(1)}" stroke-linecap="round"/>`;
  }).join("");
}

function socketWithMessages(): string {
  const { left, right, height } = socket;
  const slot = 113;
  const chips = messages.map((number, k) => {
    const x = left + 62 + k * slot;
    const y = axis - 32;
    return number === lost
      ? `<rect x="${x + 1.5}" y="${y + 1.5}" width="${slot - 15}" height="61" rx="12" fill="none" stroke="${light.down}" stroke-width="3" stroke-dasharray="8 7"/>`
      : `<rect x="${x}" y="${y}" width="${slot - 12}" height="64" rx="13" fill="${ink}"/><text x="${x + (slot - 12) / 2}" y="${axis + 9}" text-anchor="middle" class="mono" font-size="25" fill="${dark.ivory}">${lakh(number)}</text>`;
  });
  return `<rect x="${left}" y="${axis - height / 2}" width="${right - left}" height="${height}" rx="26" fill="${light.screen}"/>${chips.join("")}`;
}

function gatewayBlock(): string {
  const { left, width, height } = gateway;
  return `<rect x="${left}" y="${axis - height / 2}" width="${width}" height="${height}" rx="28" fill="${dark.screen}"/>
<text x="${left + 32}" y="${axis - 8}" font-size="42" font-weight="680" letter-spacing="-.8" fill="${dark.text}"><tspan>Tick</tspan><tspan x="${left + 32}" dy="46">gateway</tspan></text>`;
}

function workerCircle(): string {
  return `<circle cx="${worker.x}" cy="${axis}" r="${worker.radius}" fill="${dark.up}"/>
<text x="${worker.x}" y="${axis - 6}" text-anchor="middle" font-size="42" font-weight="680" letter-spacing="-.8" fill="${dark.onUp}"><tspan>Worker</tspan><tspan x="${worker.x}" dy="46">thread</tspan></text>`;
}

/** Evenly spaced dots: one for each frame, however unevenly the ticks arrived. */
function frames(): string {
  return tiles.tops
    .map((top) => {
      const to = top + tiles.height / 2;
      const end = worker.x + worker.radius - 40;
      const d = `M${tiles.left} ${to}C${tiles.left - 96} ${to} ${end + 104} ${axis + (to - axis) * 0.32} ${end} ${axis}`;
      return `<path d="${d}" fill="none" stroke="${dark.up}" stroke-width="10" stroke-linecap="round" stroke-dasharray="0 21"/>`;
    })
    .join("");
}

/** Out along the lower line, back along the upper one. */
function snapshotPath(): string {
  const out = { x: worker.x + 34, y: 872 };
  const back = { x: worker.x - 34, y: 776 };
  const gatewayFoot = axis + gateway.height / 2;
  const [outAt, backAt] = [gateway.left + 70, gateway.left + 162];
  return `<g fill="none" stroke="${light.screen}" stroke-linejoin="round">
<path d="M${out.x} ${axis + 90}V${out.y - 40}q0 40 -40 40H${outAt + 40}q-40 0 -40 -40V${gatewayFoot + 22}" stroke-width="5" stroke-dasharray="3 12" stroke-linecap="round"/>
<path d="M${outAt - 15} ${gatewayFoot + 32}l15 -18 15 18" stroke-width="5" stroke-linecap="round"/>
<path d="M${backAt} ${gatewayFoot}V${back.y - 40}q0 40 40 40H${back.x - 40}q40 0 40 -40V${axis + worker.radius + 10}" stroke-width="7"/>
<path d="M${back.x - 17} ${axis + worker.radius + 26}l17 -19 17 19" stroke-width="7" stroke-linecap="round"/></g>
<rect x="668" y="${back.y - 39}" width="226" height="78" rx="18" fill="${light.screen}"/>
<text x="781" y="${back.y + 12}" text-anchor="middle" font-size="36" font-weight="660" letter-spacing="-.5" fill="${ink}">Snapshot</text>`;
}

function words(): string {
  return `<g font-weight="700" font-stretch="88%" font-size="188" letter-spacing="-8">
<text x="76" y="222" fill="${ink}">400</text><text x="690" y="222" fill="${dark.up}">60</text></g>
<g font-size="32" font-weight="540"><text x="84" y="278" fill="${ink}">ticks a second in,</text><text x="84" y="318" fill="${ink}">from the NSE feed</text>
<text x="698" y="278" fill="${dark.text}">frames a second out,</text><text x="698" y="318" fill="${dark.muted}">whatever the feed does</text></g>
<text x="666" y="${axis - 74}" font-size="30" font-weight="560" fill="${dark.text}">Binary WebSocket</text>
<text x="666" y="${axis + 98}" font-size="30" font-weight="560" fill="${dark.down}">${lakh(lost)} is missing</text>
<g font-size="32" font-weight="540" fill="${ink}"><text x="84" y="928">After a gap, a second path</text><text x="84" y="968">fetches the whole book</text></g>`;
}

function tile(index: number, name: string, drawing: string): string {
  const top = tiles.tops[index] ?? 0;
  return `<g transform="translate(${tiles.left} ${top})"><rect width="${tiles.width}" height="${tiles.height}" rx="24" fill="#221b15" stroke="#4a3d31" stroke-width="1.5"/>
<text x="30" y="52" font-size="34" font-weight="660" letter-spacing="-.4" fill="${dark.text}">${name}</text>${drawing}</g>`;
}

function chartTile(): string {
  const shown = candles.slice(-17);
  const low = Math.min(...shown.map((candle) => candle.low));
  const high = Math.max(...shown.map((candle) => candle.high));
  const y = (price: number) => 234 - ((price - low) / (high - low)) * 142;
  const drawn = shown.map((candle, i) => {
    const x = 42 + i * 20.5;
    const colour = candle.close >= candle.open ? dark.up : dark.down;
    const top = y(Math.max(candle.open, candle.close));
    const tall = Math.max(3, y(Math.min(candle.open, candle.close)) - top);
    return `<path d="M${x} ${y(candle.high).toFixed(1)}V${y(candle.low).toFixed(1)}" stroke="${colour}" stroke-width="2.6"/><rect x="${x - 7}" y="${top.toFixed(1)}" width="14" height="${tall.toFixed(1)}" rx="2" fill="${colour}"/>`;
  });
  return tile(0, "Chart", drawn.join(""));
}

/** Grey while a message is missing: no trader acts on a doubtful price. */
function bookTile(): string {
  const [ask, bid] = [asks[0], bids[0]];
  if (!ask || !bid) throw new Error("the book is empty");
  const rows = [ask, bid].map(
    ({ price, quantity }, i) =>
      `<rect x="30" y="${84 + i * 60}" width="${420 - i * 60}" height="50" rx="9" fill="#2c251f"/><text x="48" y="${119 + i * 60}" class="mono" font-size="31" fill="${dark.dim}">${lakh(price, 2)}<tspan dx="36">${quantity}</tspan></text>`,
  );
  return tile(
    1,
    "Book",
    `${rows.join("")}<text x="30" y="238" font-size="28" font-weight="540" fill="${dark.down}">Grey until the snapshot</text>`,
  );
}

function ticketTile(): string {
  return tile(
    2,
    "Ticket",
    `<text x="30" y="126" font-size="58" class="mono" fill="${dark.text}">${lakh(ticket.price, 2)}</text>
<rect x="30" y="156" width="420" height="78" rx="16" fill="${dark.up}"/><text x="62" y="207" font-size="34" font-weight="700" fill="${dark.onUp}">Buy ${ticket.quantity}</text>`,
  );
}

/** Ticks crowd in from the left, cross onto the dark browser, and leave it in even frames. */
export const scene = defineScene({
  field,
  fonts,
  css: framesCss + identityCss + css,
  html: [
    castShadow({ left: 660, top: 150, width: 1000, height: 900, colour: shadow, opacity: 0.6, blur: 46 }),
    desktopWindow({
      ...panel,
      width: 1000,
      height: 1000,
      background: dark.screen,
      screen: "",
      highlight: "rgb(255 240 220 / 0.16)",
      colours: { outline: "rgb(40 14 0 / 0.55)", shade: "rgb(90 24 0 / 0.45)" },
    }),
    castShadow({ left: 220, top: 430, width: 400, height: 160, colour: shadow, opacity: 0.55, blur: 26 }),
    `<svg class="path" width="1600" height="1000">${feed()}${snapshotPath()}${frames()}${socketWithMessages()}${gatewayBlock()}${workerCircle()}${chartTile()}${bookTile()}${ticketTile()}${words()}</svg>`,
  ].join("\n"),
});
