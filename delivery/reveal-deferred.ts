import { loadFullStylesheet } from "./full-stylesheet.ts";

/**
 * Makes up for what delivery.css put off, once the page has hydrated: lays out the bands below the first screen, one
 * a frame so that none of them blocks the visitor, and loads the full stylesheet when the page is idle. From then on
 * everything has its true height, which restoring a scroll position needs.
 */
export async function revealDeferred() {
  const { dataset } = document.documentElement;
  if (dataset.layout === "deferred") {
    for (const band of document.querySelectorAll<HTMLElement>("main > div > *, body > footer")) {
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

/** Safari has no idle callbacks. */
function idle() {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
}
