import { loadFullStylesheet } from "./full-stylesheet.ts";
import { idle } from "./idle.ts";

/** One band a frame, so that none blocks the visitor. Restoring the scroll position needs true heights. */
export async function revealDeferred() {
  const { dataset } = document.documentElement;
  if (dataset.layout === "deferred") {
    for (const band of document.querySelectorAll<HTMLElement>(
      "main > div > *, main > div > article > *, body > footer",
    )) {
      band.style.contentVisibility = "visible";
      await nextFrame();
    }
    delete dataset.layout;
  }
  await idle();
  await loadFullStylesheet();
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
