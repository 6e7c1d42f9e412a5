import { gauss, seeded, throughKeys } from "#artwork/lib/random.ts";

/**
 * One moment of one trading day, 14:42:07 on the NSE. Candles are generated along a story (a morning dip, a
 * rally at half past twelve, a pull-back); every other figure is derived from them.
 */
const random = seeded(4117);

export const now = { clock: "14:42", seconds: 14 * 3600 + 42 * 60 + 7, closesIn: "47:53" };

export interface Candle {
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

const previousClose = 1255.6;
const openingPrice = 1259.4;
const lastPrice = 1284.6;
const candleCount = 66;

const story = throughKeys([
  [0, 1259.4],
  [5, 1266.5],
  [12, 1258.2],
  [20, 1264.8],
  [28, 1272.6],
  [34, 1268.9],
  [42, 1279.4],
  [48, 1288.2],
  [53, 1281.6],
  [58, 1276.9],
  [62, 1283.2],
  [66, lastPrice],
]);

/** Five-minute candles from 9:15; the last one is two minutes old. */
export const candles = makeCandles();

function makeCandles(): Candle[] {
  const made: Candle[] = [];
  let open = openingPrice;
  for (let i = 0; i < candleCount; i++) {
    const isLast = i === candleCount - 1;
    const drawn = toTick(story(i + 1) + gauss(random) * 1.15);
    const close = isLast ? lastPrice : drawn;
    const activity = 1 + 1.5 * Math.exp(-i / 7) + 0.9 * Math.exp(-(candleCount - i) / 9);
    const wick = () => Math.abs(gauss(random)) * 0.95 * Math.sqrt(activity);
    const high = toTick(Math.max(open, close) + wick());
    const low = toTick(Math.min(open, close) - wick());
    const rally = i > 43 && i < 50 ? 1.7 : 1;
    const size = 26000 * activity * (0.55 + random() * 0.8) * (1 + Math.abs(close - open) / 3.2) * rally;
    made.push({ open, high, low, close, volume: Math.round(size * (isLast ? 0.42 : 1)) });
    open = toTick(close + gauss(random) * 0.25);
  }
  return made;
}

/** The exchange's tick in this drawing is 0.10. */
function toTick(price: number): number {
  return Math.round(price * 10) / 10;
}

export const closes = candles.map((candle) => candle.close);
export const vwap = volumeWeighted();
export const ema = exponentialAverage();
export const rsi = relativeStrength();

export const quote = {
  symbol: "HOOGHSTL",
  name: "Hooghly Steel",
  last: lastPrice,
  change: lastPrice - previousClose,
  changePercent: ((lastPrice - previousClose) / previousClose) * 100,
  open: openingPrice,
  high: Math.max(...candles.map((candle) => candle.high)),
  low: Math.min(...candles.map((candle) => candle.low)),
  volume: candles.reduce((sum, candle) => sum + candle.volume, 0),
};

function volumeWeighted(): number[] {
  let volume = 0;
  let value = 0;
  return candles.map((candle) => {
    volume += candle.volume;
    value += (candle.volume * (candle.high + candle.low + candle.close)) / 3;
    return value / volume;
  });
}

/** 20 candles, carried over from yesterday. */
function exponentialAverage(): number[] {
  let average = 1257.2;
  return closes.map((close) => {
    average += ((close - average) * 2) / 21;
    return average;
  });
}

/** Wilder's RSI over 14 candles; twenty candles of yesterday warm it up. */
function relativeStrength(): number[] {
  const period = 14;
  let price = 1252;
  const yesterday = Array.from({ length: 20 }, () => {
    price += gauss(random) * 1.1 + 0.18;
    return price;
  });
  const prices = [...yesterday, ...closes];
  let gain = 0;
  let loss = 0;
  const values: number[] = [];
  for (const [i, current] of prices.entries()) {
    const move = current - (prices[i - 1] ?? current);
    const up = Math.max(move, 0);
    const down = Math.max(-move, 0);
    gain = i <= period ? gain + up / period : (gain * (period - 1) + up) / period;
    loss = i <= period ? loss + down / period : (loss * (period - 1) + down) / period;
    if (i >= yesterday.length) values.push(100 - 100 / (1 + gain / (loss || 1e-6)));
  }
  return values;
}

export interface Listing {
  symbol: string;
  name: string;
  last: number;
  changePercent: number;
}

export const watchlist: readonly Listing[] = [
  { symbol: quote.symbol, name: quote.name, last: quote.last, changePercent: quote.changePercent },
  { symbol: "DMDRPOW", name: "Damodar Power", last: 412.35, changePercent: -1.42 },
  { symbol: "TEESTAPH", name: "Teesta Pharma", last: 2918.4, changePercent: -0.88 },
  { symbol: "MALBANK", name: "Malabar Bank", last: 748.2, changePercent: 0.94 },
  { symbol: "KALPATEC", name: "Kalpa Tech", last: 3841.75, changePercent: 1.17 },
  { symbol: "SUNDCEM", name: "Sundar Cement", last: 1966.1, changePercent: -0.35 },
  { symbol: "RUPNPORT", name: "Rupnarayan Port", last: 583.9, changePercent: 3.06 },
  { symbol: "ASANCOAL", name: "Asansol Coal", last: 301.55, changePercent: -2.18 },
  { symbol: "CHILKAGR", name: "Chilika Agro", last: 927.25, changePercent: 0.42 },
  { symbol: "KONKRAIL", name: "Konkan Rail", last: 214.8, changePercent: 1.63 },
  { symbol: "NILGTEA", name: "Nilgiri Tea", last: 476.45, changePercent: -0.27 },
  { symbol: "ORISALUM", name: "Odisha Alloys", last: 689.7, changePercent: 1.88 },
  { symbol: "SILIAUTO", name: "Siliguri Auto", last: 1142.9, changePercent: 0.71 },
  { symbol: "DOOARSFM", name: "Dooars Foods", last: 358.1, changePercent: -0.6 },
];

/** A day's line for a listing that ends where its change says; Hooghly Steel uses its own candles. */
export function daysLine({ symbol, changePercent }: Listing, points = 22): number[] {
  if (symbol === quote.symbol) {
    return Array.from(
      { length: points + 1 },
      (_, k) => closes[Math.round((k / points) * (candleCount - 1))] ?? 0,
    );
  }
  const drift = seeded(90 + watchlist.findIndex((listing) => listing.symbol === symbol) * 7);
  const walk = [0];
  for (let k = 1; k <= points; k++) walk.push((walk[k - 1] ?? 0) + gauss(drift) * 0.5);
  const end = walk[points] ?? 0;
  return walk.map((value, k) => value + ((changePercent * 1.1 - end) * k) / points);
}

/** A negative quantity is a short position. */
const held = [
  { symbol: "HOOGHSTL", quantity: 400, average: 1262.35 },
  { symbol: "KALPATEC", quantity: 120, average: 3802.5 },
  { symbol: "MALBANK", quantity: 900, average: 743.15 },
  { symbol: "DMDRPOW", quantity: -600, average: 418.9 },
  { symbol: "TEESTAPH", quantity: 150, average: 2946 },
];

export const positions = held.map((position) => {
  const last = watchlist.find(({ symbol }) => symbol === position.symbol)?.last ?? position.average;
  const profit = position.quantity * (last - position.average);
  return {
    ...position,
    last,
    profit,
    returnPercent: (profit / Math.abs(position.quantity * position.average)) * 100,
  };
});

export const daysProfit = positions.reduce((sum, position) => sum + position.profit, 0);

/** The position in Hooghly Steel, which both devices show. */
export const holding = { quantity: 400, average: 1262.35, profit: 400 * (lastPrice - 1262.35) };

export const workingOrder = { quantity: 200, price: 1279 };

const bestAsk = lastPrice + 0.1;
export const ticket = { quantity: 250, price: bestAsk, value: 250 * bestAsk, margin: (250 * bestAsk) / 5 };

export interface Level {
  price: number;
  quantity: number;
  total: number;
}

const depth = 8;

/** Best price first; `total` adds up from there. */
export const asks = makeLevels(
  (i) => bestAsk + i * 0.1,
  (i) => (i === 3 ? 1400 : 0),
);
export const bids = makeLevels(
  (i) => lastPrice - i * 0.1,
  (i) => (i === 3 ? 1400 : 0) + (i === 6 ? 1900 : 0),
);

function makeLevels(price: (i: number) => number, extra: (i: number) => number): Level[] {
  let total = 0;
  return Array.from({ length: depth }, (_, i) => {
    const quantity = Math.round((140 + random() * 900 + extra(i)) / 5) * 5;
    total += quantity;
    return { price: price(i), quantity, total };
  });
}

const bidTotal = bids.at(-1)?.total ?? 0;
const askTotal = asks.at(-1)?.total ?? 0;
const bidPercent = Math.round((bidTotal / (bidTotal + askTotal)) * 100);
export const pressure = { bidTotal, askTotal, bidPercent, askPercent: 100 - bidPercent };

export interface Trade {
  seconds: number;
  price: number;
  rising: boolean;
  quantity: number;
}

/** The newest first. */
export const trades = makeTrades();

function makeTrades(): Trade[] {
  const made: Trade[] = [];
  let { seconds } = now;
  for (let i = 0; i < 32; i++) {
    const newest = i === 0;
    const price = lastPrice + (newest ? 0 : Math.round((random() - 0.55) * 3) / 10);
    const rising = newest ? false : random() > 0.45;
    const quantity = Math.max(1, Math.round((random() * random() * 420) / 5) * 5);
    made.push({ seconds, price, rising, quantity });
    seconds -= 1 + Math.floor(random() * 3);
  }
  return made;
}
