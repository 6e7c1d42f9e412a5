import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import type { Bench } from "../lib/bench.ts";
import { hydrated, launchBrowser, phoneScreen, slowDown } from "../lib/browser.ts";
import { type Frame, writeSheet } from "../lib/film-sheet.ts";
import { watchRequests } from "../lib/watch-requests.ts";

export type FilmStrip = {
  frames: number;
  firstPaintMs: number;
  elements: number;
  /** What stands elsewhere, or is of another size, at the end than at the first paint. */
  moved: string[];
  file: string;
};

const file = "bench/out/film-strip.png";

/** The home page arriving over slow 4G, as pictures for people to look at, and as boxes that must not move. */
export async function measureFilmStrip({ site, say }: Bench): Promise<FilmStrip> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ ...phoneScreen, deviceScaleFactor: 1 });
  await page.addInitScript(rememberFirstBoxes);
  await slowDown(page, { network: true });
  const requests = watchRequests(page);
  const film = await record(page);
  await page.goto(site.address, { timeout: 60_000 });
  await hydrated(page);
  await requests.idle();
  const frames = await film.stop();
  const begun = await page.evaluate(() => performance.timeOrigin);
  const { at, elements, moved } = await page.evaluate(compareBoxes);
  await browser.close();

  mkdirSync(dirname(file), { recursive: true });
  await writeSheet(
    file,
    frames.map(({ time, picture }) => ({ time: time - begun, picture })),
  );
  say(
    `first paint after ${Math.round(at)} ms; ${moved.length} of ${elements} boxes moved after it; frames in ${file}`,
  );
  return { frames: frames.length, firstPaintMs: at, elements, moved, file };
}

async function record(page: Page) {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ time: (metadata.timestamp ?? 0) * 1_000, picture: Buffer.from(data, "base64") });
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  return {
    async stop() {
      await session.send("Page.stopScreencast");
      return frames;
    },
  };
}

/** Runs in the page before anything else. */
function rememberFirstBoxes() {
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  };
  const onFirstScreen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const look = (list: PerformanceObserverEntryList) => {
    const [paint] = list.getEntriesByName("first-contentful-paint");
    if (!paint) return;
    // A drawing counts as a whole: what moves inside it is meant to.
    const boxes = [...document.querySelectorAll("header *, main *")]
      .filter((element) => !element.parentElement?.closest("svg") && onFirstScreen(element))
      .map((element) => ({ element, box: boxOf(element) }));
    Object.assign(window, { firstPaint: { at: paint.startTime, boxes, boxOf } });
  };
  new PerformanceObserver(look).observe({ type: "paint", buffered: true });
}

/** Runs in the page at the end. Half a pixel is what rounding does. */
function compareBoxes() {
  const { at, boxes, boxOf } = Reflect.get(window, "firstPaint") as {
    at: number;
    boxes: { element: Element; box: number[] }[];
    boxOf: (element: Element) => number[];
  };
  const moved = boxes.filter(({ element, box }) => {
    const now = boxOf(element);
    return box.some((value, index) => Math.abs(value - (now[index] ?? 0)) > 0.5);
  });
  const names = moved.map(({ element, box }) => {
    const name = `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").split(" ").slice(0, 3).join(".")}`;
    return `${name} ${box.map(Math.round)} to ${boxOf(element).map(Math.round)}`;
  });
  return { at, elements: boxes.length, moved: names };
}
