/**
 * Actors in silhouette. A figure is a set of shapes around the chin at 0 0, the crown at −100, the body down to
 * 240; the same shapes make its fill, its clip and its rim of light.
 */
export type FigureName =
  | "beard"
  | "profile"
  | "profileBun"
  | "bob"
  | "curls"
  | "longHair"
  | "glasses"
  | "saree"
  | "cap";

interface Figure {
  shapes: readonly string[];
  /** Clothes and other parts in a second tone. */
  second: string;
}

const head =
  "M0-100C25-100 38-82 38-57C38-34 31-13 14-3C6 1-6 1-14-3C-31-13-38-34-38-57C-38-82-25-100 0-100Z";
const ears = "M-36-60q-9-3-9 9q1 15 11 17zM36-60q9-3 9 9q-1 15-11 17z";
const shoulders =
  "M-19-16V16C-20 30-44 37-72 47C-96 56-107 74-111 106L-124 240H124L111 106C107 74 96 56 72 47C44 37 20 30 19 16V-16Z";
const slightShoulders =
  "M-15-16V18C-16 31-38 39-62 48C-84 56-94 72-97 102L-108 240H108L97 102C94 72 84 56 62 48C38 39 16 31 15 18V-16Z";
/** Facing right. */
const profileHead =
  "M-6-101C22-103 37-88 39-68C39-62 37-58 40-52L51-34C53-30 50-28 45-27C43-24 46-21 45-18C42-16 46-12 43-9C44-3 40 3 31 3C22 3 14-1 9-6L-19-14C-36-24-43-44-41-63C-39-86-26-100-6-101Z";
const profileBody =
  "M-26-30C-25-2-28 12-44 26C-72 42-92 60-98 100L-110 240H116C112 170 104 104 76 66C56 44 30 36 18 22C12 14 13 2 16-8Z";

const openCollar =
  '<path d="M-24 26L0 78L24 26L46 36L20 104L0 84L-20 104L-46 36z"/><path d="M-2 92h4V240h-4z"/>';
const roundNeck =
  '<path d="M-60 49C-40 42-26 36-22 28C-14 60 14 60 22 28C26 36 40 42 60 49C50 92-50 92-60 49z"/>';

const figures: Readonly<Record<FigureName, Figure>> = {
  beard: {
    shapes: [
      head,
      ears,
      shoulders,
      "M-40-58C-46-92-28-112 4-112C34-112 46-90 40-58C38-72 30-82 18-84H-22C-32-80-38-70-40-58Z",
      "M-38-44C-37-16-26 9-8 14C0 17 8 16 12 13C28 7 37-18 38-44C30-24 16-18 0-18C-16-18-30-24-38-44Z",
    ],
    second: openCollar,
  },
  profile: {
    shapes: [
      profileHead,
      profileBody,
      "M-14-106C14-113 38-100 41-74C30-84 16-84 8-80C-2-72-4-62-8-56C-14-44-20-30-30-22C-44-36-48-56-44-72C-40-92-30-102-14-106Z",
    ],
    second:
      '<path d="M-30-2C-34 12-44 22-54 30L-30 66C-8 70 18 56 30 34C22 28 16 20 15 10L8 26C-6 24-20 12-30-2z"/>',
  },
  profileBun: {
    shapes: [
      profileHead,
      "M-24-30C-22-2-24 14-40 28C-64 42-80 60-86 100L-96 240H104C100 170 94 108 68 70C50 48 26 40 16 26C10 16 12 2 15-8Z",
      "M-8-106C20-110 38-96 40-74C30-82 20-80 12-72C2-60 2-46-6-36C-14-26-26-18-34-24C-46-36-50-58-46-74C-42-94-28-104-8-106Z",
      "M-40-70C-56-86-78-78-80-58C-81-38-62-26-46-38C-38-46-36-60-40-70Z",
    ],
    second:
      '<path d="M-40 28C-64 42-80 60-86 100L-96 240H-20C-30 160-30 90-10 54C-22 50-34 40-40 28z"/><circle cx="0" cy="-20" r="5"/>',
  },
  bob: {
    shapes: [
      head,
      slightShoulders,
      "M0-112C36-113 56-88 55-52C54-24 58-6 49 8C38 16 24 10 22 0L-22 0C-24 10-38 16-49 8C-58-6-54-24-55-52C-56-88-36-113 0-112Z",
    ],
    second: roundNeck,
  },
  curls: {
    shapes: [
      head,
      ears,
      shoulders,
      "M-40-52C-56-54-60-74-50-84C-54-100-38-112-26-108C-18-122 4-124 12-114C26-122 42-112 42-100C56-94 58-76 48-68C50-58 46-52 40-50C40-70 30-78 20-78C0-72-20-82-32-72C-38-66-39-60-40-52Z",
      "M-34-30C-32-8-18 8 0 9C18 8 32-8 34-30C24-14 12-10 0-10C-12-10-24-14-34-30Z",
    ],
    second:
      '<path d="M-24 28C-16 52 16 52 24 28C40 36 44 40 46 52C30 84-30 84-46 52C-44 40-40 36-24 28z"/><path d="M-124 140L124 120V150L-124 172z"/>',
  },
  longHair: {
    shapes: [
      head,
      slightShoulders,
      "M2-113C38-114 54-86 52-50C51-20 62 20 70 58C74 84 60 108 48 118C40 92 42 60 30 20L24-10H-24L-30 24C-40 62-40 100-50 122C-66 108-76 84-70 54C-60 16-52-20-52-52C-53-88-34-112 2-113Z",
    ],
    second: '<path d="M-22 30L0 96L22 30L34 40C32 66 20 110 0 122C-20 110-32 66-34 40z"/>',
  },
  glasses: {
    shapes: [
      head,
      ears,
      shoulders,
      "M-40-60C-46-88-30-108-6-110C6-118 36-110 40-88C44-80 43-68 40-58C38-70 34-76 26-80C6-76-16-80-30-78C-37-74-39-68-40-60Z",
      "M-48-62l12-4v14zM48-62l-12-4v14z",
    ],
    second:
      '<path fill-rule="evenodd" d="M-36-63h28q4 0 4 4v6q0 13-16 13q-18 0-18-13v-6q0-4 2-4zM-32-58v6q0 7 12 7q11 0 11-7v-6zM36-63h-28q-4 0-4 4v6q0 13 16 13q18 0 18-13v-6q0-4-2-4zM32-58v6q0 7-12 7q-11 0-11-7v-6z"/><path d="M-26 24L-4 66L-22 92L-52 40zM26 24L4 66L22 92L52 40z"/>',
  },
  saree: {
    shapes: [
      head,
      slightShoulders,
      "M0-112C32-113 48-92 47-60C46-40 41-26 32-20C24-8 14-1 0 1C-14-1-24-8-32-20C-41-26-46-40-47-60C-48-92-32-113 0-112Z",
      "M22-96C34-122 66-122 74-98C78-80 64-66 48-70Z",
    ],
    second:
      '<path d="M-62 48C-40 40-30 62-6 84C30 116 70 150 90 240H20C0 170-50 130-97 102C-94 72-84 56-62 48z"/><circle cx="-42" cy="-30" r="6"/><circle cx="42" cy="-30" r="6"/>',
  },
  cap: {
    shapes: [
      profileHead,
      profileBody,
      "M-46-66C-46-102-22-118 2-117C26-115 38-98 39-80C52-79 66-74 76-66C66-62 50-64 38-66L-40-58Z",
      "M34-28C20-22 12-26 4-36C2-20 6 0 24 10C38 10 46 0 44-10Z",
    ],
    second:
      '<path d="M-40 23C-62 38-80 52-88 72L-60 92C-30 96 30 90 62 52C46 44 26 36 18 24L2 44C-14 44-30 36-40 23z"/>',
  },
};

interface Placing {
  id: string;
  x: number;
  y: number;
  /** 1 makes a head of 100 px. */
  size: number;
  mirrored?: boolean;
  tone: string;
  second: string;
  rim: string;
  /** How wide the lit edge is, in units of the figure. */
  rimWidth?: number;
}

export function figure(name: FigureName, placing: Placing): string {
  const { id, x, y, size, mirrored = false, tone, second, rim, rimWidth = 6 } = placing;
  const { shapes, second: clothes } = figures[name];
  const paths = shapes.map((d) => `<path d="${d}"/>`).join("");
  const shift = mirrored ? -rimWidth : rimWidth;
  return `<clipPath id="${id}">${paths}</clipPath><g transform="translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})"><g clip-path="url(#${id})"><rect x="-200" y="-200" width="400" height="460" fill="${rim}"/><g transform="translate(${shift} ${rimWidth * 0.6})" fill="${tone}" stroke="${tone}" stroke-width="1">${paths}<path d="M-90 240h200v12h-200z"/></g><g fill="${second}">${clothes}</g></g></g>`;
}
