import type { Locator } from "@playwright/test";

/** Swipes over the middle of an element with real touch events, so that the browser's own scrolling responds. */
export async function swipe(target: Locator, across: number, down = 0) {
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to swipe");
  const from = { x: box.x + (box.width - across) / 2, y: box.y + (box.height - down) / 2 };
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: from.x + across * share, y: from.y + down * share }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= 10; step++) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / 10) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
