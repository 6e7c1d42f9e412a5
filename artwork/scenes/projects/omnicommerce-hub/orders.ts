/** The desk at 11:35 on Thursday 16 May 2024. Times are minutes after midnight. */

import type { Channel } from "./identity.ts";

export const now = { minutes: 11 * 60 + 35, clock: "11:35", day: "Thursday 16 May 2024" };

export interface Order {
  number: string;
  item: string;
  pieces: number;
  channel: Channel;
  /** The shop, where the sale was over a counter. */
  shop?: string;
  due: number;
  promise: string;
  source: string;
  shelf: number;
  kind?: "return" | "held";
}

const at = (hours: number, minutes: number) => hours * 60 + minutes;

const all: readonly Order[] = [
  {
    number: "BN-48188",
    item: "Enamel lunch box",
    pieces: 1,
    channel: "Gharbox",
    due: at(11, 31),
    promise: "Pack",
    source: "Warehouse",
    shelf: 42,
  },
  {
    number: "BN-48190",
    item: "Glass tumblers, set of six",
    pieces: 1,
    channel: "Web store",
    due: at(11, 38),
    promise: "Refund",
    source: "Return, unopened",
    shelf: 0,
    kind: "return",
  },
  {
    number: "BN-48197",
    item: "Cotton dhurrie, 4 × 6 ft",
    pieces: 1,
    channel: "Haatline",
    due: at(11, 42),
    promise: "Pack",
    source: "Ferry Ghat",
    shelf: 3,
  },
  {
    number: "BN-48218",
    item: "Brass lamp, five wicks",
    pieces: 1,
    channel: "Shop",
    shop: "Station Road",
    due: at(11, 50),
    promise: "Hand over",
    source: "Station Road",
    shelf: 1,
    kind: "held",
  },
  {
    number: "BN-48209",
    item: "Terracotta planter",
    pieces: 3,
    channel: "Melaroad",
    due: at(11, 55),
    promise: "Pack",
    source: "Warehouse",
    shelf: 118,
  },
  {
    number: "BN-48213",
    item: "Jute basket",
    pieces: 2,
    channel: "Kartwheel",
    due: at(12, 0),
    promise: "Pack",
    source: "Canal Street",
    shelf: 6,
  },
  {
    number: "BN-48201",
    item: "Steel tiffin, four tiers",
    pieces: 1,
    channel: "Gharbox",
    due: at(12, 10),
    promise: "Pack",
    source: "Mill Gate",
    shelf: 9,
  },
  {
    number: "BN-48216",
    item: "Teak wall clock",
    pieces: 1,
    channel: "Haatline",
    due: at(12, 20),
    promise: "Pack",
    source: "Warehouse",
    shelf: 14,
  },
  {
    number: "BN-48195",
    item: "Block-print bed cover",
    pieces: 2,
    channel: "Web store",
    due: at(12, 30),
    promise: "Pack",
    source: "College Lane",
    shelf: 5,
  },
  {
    number: "BN-48205",
    item: "Kansa bowls, set of four",
    pieces: 1,
    channel: "Melaroad",
    due: at(13, 0),
    promise: "Pack",
    source: "Warehouse",
    shelf: 27,
  },
  {
    number: "BN-48176",
    item: "Pressure cooker, 5 litres",
    pieces: 1,
    channel: "Kartwheel",
    due: at(13, 15),
    promise: "Refund",
    source: "Return, dented lid",
    shelf: 0,
    kind: "return",
  },
  {
    number: "BN-48211",
    item: "Cane stool",
    pieces: 2,
    channel: "Web store",
    due: at(15, 0),
    promise: "Pack",
    source: "Tank Square",
    shelf: 4,
  },
  {
    number: "BN-48192",
    item: "Clay tea cups, set of 12",
    pieces: 4,
    channel: "Haatline",
    due: at(16, 0),
    promise: "Pack",
    source: "Warehouse",
    shelf: 203,
  },
];

export const queue: readonly Order[] = all.toSorted((a, b) => a.due - b.due);

export const minutesLeft = ({ due }: Order) => due - now.minutes;

export function timeLeft(order: Order): { figure: string; unit: string } {
  const left = minutesLeft(order);
  if (left < 0) return { figure: `−${-left}`, unit: "min" };
  if (left < 60) return { figure: String(left), unit: "min" };
  return { figure: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`, unit: "h" };
}

export function clockTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Open promises by the end of today, beyond the rows that fit on the screen. */
export const open = {
  orders: 164,
  late: queue.filter((order) => minutesLeft(order) < 0).length,
  returns: 11,
};
