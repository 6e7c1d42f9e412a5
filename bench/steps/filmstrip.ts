import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import { hydrated, launchBrowser, phoneScreen, throttle } from "../lib/browser.ts";
import { type Frame, writeFrameSheet } from "../lib/frame-sheet.ts";
import type { StepContext } from "../lib/step-context.ts";
import { watchRequests } from "../lib/watch-requests.ts";

export type Filmstrip = {
  frames: number;
  fcp: number;
  elements: number;
  /** Elements whose box at the end differs from the one at the first paint. */
  moved: string[];
  file: string;
};

const file = "bench/out/filmstrip.png";

/** The home page loading over slow 4G: screenshots to look at, and boxes that must not move. */
export async function measureFilmstrip({ site, log }: StepContext): Promise<Filmstrip> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ ...phoneScreen, deviceScaleFactor: 1 });
  await page.addInitScript(recordFirstBoxes);
  await throttle(page, { network: true });
  const requests = watchRequests(page);
  const recording = await startRecording(page);
  await page.goto(site.address, { timeout: 60_000 });
  await hydrated(page);
  await requests.idle();
  const frames = await recording.stop();
  const timeOrigin = await page.evaluate(() => performance.timeOrigin);
  const { at, elements, moved } = await page.evaluate(compareBoxes);
  await browser.close();

  mkdirSync(dirname(file), { recursive: true });
  await writeFrameSheet(
    file,
    frames.map(({ time, image }) => ({ time: time - timeOrigin, image })),
  );
  log(
    `first paint after ${Math.round(at)} ms; ${moved.length} of ${elements} boxes moved after it; frames in ${file}`,
  );
  return { frames: frames.length, fcp: at, elements, moved, file };
}

async function startRecording(page: Page) {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ time: (metadata.timestamp ?? 0) * 1_000, image: Buffer.from(data, "base64") });
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
function recordFirstBoxes() {
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  };
  const onFirstScreen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ visibilityProperty: true });
    return isVisible && width > 0 && bottom > 0 && top < innerHeight;
  };
  const onPaint = (list: PerformanceObserverEntryList) => {
    const [paint] = list.getEntriesByName("first-contentful-paint");
    if (!paint) return;
    // An SVG counts as a whole: animations inside it are meant to move.
    const boxes = [...document.querySelectorAll("header *, main *")]
      .filter((element) => !element.parentElement?.closest("svg") && onFirstScreen(element))
      .map((element) => ({ element, box: boxOf(element) }));
    Object.assign(window, { firstPaint: { at: paint.startTime, boxes, boxOf } });
  };
  new PerformanceObserver(onPaint).observe({ type: "paint", buffered: true });
}

/** Runs in the page at the end. Half a pixel is rounding; a headline that gave way to the next one is not compared. */
function compareBoxes() {
  const { at, boxes, boxOf } = Reflect.get(window, "firstPaint") as {
    at: number;
    boxes: { element: Element; box: number[] }[];
    boxOf: (element: Element) => number[];
  };
  const visible = boxes.filter(({ element }) => element.checkVisibility({ visibilityProperty: true }));
  const moved = visible.filter(({ element, box }) => {
    const now = boxOf(element);
    return box.some((value, index) => Math.abs(value - (now[index] ?? 0)) > 0.5);
  });
  const names = moved.map(({ element, box }) => {
    const name = `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").split(" ").slice(0, 3).join(".")}`;
    return `${name} ${box.map(Math.round)} to ${boxOf(element).map(Math.round)}`;
  });
  return { at, elements: visible.length, moved: names };
}
