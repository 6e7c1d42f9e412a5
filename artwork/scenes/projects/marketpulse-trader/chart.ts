import { lakh, signed } from "#artwork/lib/format.ts";
import { line, smooth } from "#artwork/lib/paths.ts";
import { dark } from "./identity.ts";
import { candles, ema, holding, quote, rsi, vwap, workingOrder } from "./market.ts";

const width = 656;
const height = 458;
/** The plot ends where the price axis begins. */
const axis = width - 70;
const priceBand = { top: 14, height: 300, low: 1252, high: 1293 };
const volumeBand = { height: 72, bottom: 340 };
const rsiBand = { top: 350, bottom: 430 };
const foot = 432;

const step = (axis - 26) / candles.length;
const x = (i: number) => 12 + step * (i + 0.5);
const y = (price: number) =>
  priceBand.top + ((priceBand.high - price) / (priceBand.high - priceBand.low)) * priceBand.height;
const rsiY = (value: number) =>
  rsiBand.bottom - 6 - ((value - 20) / 70) * (rsiBand.bottom - rsiBand.top - 12);
const rising = ({ open, close }: { open: number; close: number }) => close >= open;

/** Candles with VWAP, EMA, volume and RSI; the open position and the working order are lines in it. */
export const chart = `<svg width="${width}" height="${height}" style="display:block">
${grid()}${volumes()}
<path d="${smooth(vwap.map((value, i) => [x(i), y(value)]))}" fill="none" stroke="${dark.ivory}" stroke-width="2"/>
<path d="${smooth(ema.map((value, i) => [x(i), y(value)]))}" fill="none" stroke="${dark.blue}" stroke-width="1.8"/>
${bodies()}${orderLine()}${lastLine()}${positionLine()}${strength()}
<path d="M0 ${foot}H${width}M${axis} 0V${foot}" stroke="${dark.rule}"/>
${dayFigures()}
</svg>`;

function grid(): string {
  const prices = [1255, 1260, 1265, 1270, 1275, 1280, 1285, 1290].map(
    (price) =>
      `<path d="M0 ${y(price)}H${axis}" stroke="${dark.grid}"/><text x="${axis + 9}" y="${y(price) + 4.5}" fill="${dark.axis}" font-size="13.5">${lakh(price, 2)}</text>`,
  );
  const times = ["09:30", "10:30", "11:30", "12:30", "13:30", "14:30"].map((time, hour) => {
    const at = x(3 + hour * 12);
    return `<path d="M${at} 0V${rsiBand.bottom}" stroke="${dark.grid}"/><text x="${at}" y="450" text-anchor="middle" fill="${dark.axis}" font-size="13.5">${time}</text>`;
  });
  return prices.join("") + times.join("");
}

function volumes(): string {
  const most = Math.max(...candles.map((candle) => candle.volume));
  return candles
    .map((candle, i) => {
      const tall = (candle.volume / most) * volumeBand.height;
      return `<rect x="${x(i) - step * 0.36}" y="${volumeBand.bottom - tall}" width="${step * 0.72}" height="${tall}" fill="${rising(candle) ? dark.up : dark.down}" opacity=".36"/>`;
    })
    .join("");
}

function bodies(): string {
  return candles
    .map((candle, i) => {
      const colour = rising(candle) ? dark.up : dark.down;
      const top = y(Math.max(candle.open, candle.close));
      const tall = Math.max(1.6, y(Math.min(candle.open, candle.close)) - top);
      return `<path d="M${x(i)} ${y(candle.high)}V${y(candle.low)}" stroke="${colour}" stroke-width="1.5"/><rect x="${x(i) - step * 0.36}" y="${top}" width="${step * 0.72}" height="${tall}" fill="${colour}" rx=".8"/>`;
    })
    .join("");
}

function orderLine(): string {
  const at = y(workingOrder.price);
  return `<path d="M0 ${at}H${axis}" stroke="${dark.text}" stroke-opacity=".6" stroke-dasharray="2 4" stroke-width="1.3"/>
<rect x="14" y="${at - 13}" width="172" height="26" rx="5" fill="${dark.screen}" stroke="${dark.text}" stroke-opacity=".5"/>
<text x="24" y="${at + 4.8}" fill="${dark.text}" font-size="13.5" font-weight="560">Buy limit ${workingOrder.quantity} at ${lakh(workingOrder.price, 2)}</text>
<rect x="${axis}" y="${at - 12}" width="70" height="24" fill="#3a3128"/>
<text x="${axis + 9}" y="${at + 4.8}" fill="${dark.text}" font-size="13.5">${lakh(workingOrder.price, 2)}</text>`;
}

function lastLine(): string {
  const at = y(quote.last);
  return `<path d="M0 ${at}H${axis}" stroke="${dark.up}" stroke-opacity=".7"/>
<rect x="${axis}" y="${at - 13}" width="70" height="26" fill="${dark.up}"/>
<text x="${axis + 9}" y="${at + 4.8}" fill="${dark.onUp}" font-size="14" font-weight="680">${lakh(quote.last, 2)}</text>`;
}

function positionLine(): string {
  const at = y(holding.average);
  return `<path d="M0 ${at}H${axis}" stroke="${dark.up}" stroke-opacity=".8" stroke-dasharray="2 4" stroke-width="1.3"/>
<rect x="${axis - 212}" y="${at - 14}" width="200" height="28" rx="5" fill="${dark.screen}" stroke="${dark.up}" stroke-opacity=".7"/>
<text x="${axis - 201}" y="${at + 5}" fill="${dark.text}" font-size="13.5" font-weight="560">Long ${holding.quantity} at ${lakh(holding.average, 2)}</text>
<text x="${axis - 22}" y="${at + 5}" fill="${dark.up}" font-size="13.5" font-weight="660" text-anchor="end">${signed(holding.profit, 0)}</text>`;
}

function strength(): string {
  const bound = (value: number) =>
    `<path d="M0 ${rsiY(value)}H${axis}" stroke="#4a4036" stroke-dasharray="3 4"/><text x="${axis + 9}" y="${rsiY(value) + 4.5}" fill="${dark.axis}" font-size="13.5">${value}</text>`;
  return `<path d="M0 344H${width}" stroke="${dark.rule}"/>
<rect y="${rsiY(70)}" width="${axis}" height="${rsiY(30) - rsiY(70)}" fill="${dark.ivory}" opacity=".05"/>${bound(70)}${bound(30)}
<path d="${line(rsi.map((value, i) => [x(i), rsiY(value)]))}" fill="none" stroke="${dark.text}" stroke-width="1.7" stroke-linejoin="round"/>
<text x="${axis - 46}" y="366" text-anchor="end" fill="${dark.muted}" font-size="13.5">RSI 14</text>
<text x="${axis - 12}" y="366" text-anchor="end" fill="${dark.text}" font-size="13.5" font-weight="600">${rsi.at(-1)?.toFixed(1)}</text>`;
}

function dayFigures(): string {
  const figures = [
    ["O", lakh(quote.open, 2)],
    ["H", lakh(quote.high, 2)],
    ["L", lakh(quote.low, 2)],
    ["Vol", `${(quote.volume / 1e5).toFixed(2)} L`],
  ];
  const spans = figures.map(
    ([name, value], i) =>
      `<tspan dx="${i === 0 ? 0 : 14}">${name} </tspan><tspan fill="${dark.text}">${value}</tspan>`,
  );
  return `<text x="14" y="24" font-size="14" fill="${dark.axis}">${spans.join("")}</text>`;
}
