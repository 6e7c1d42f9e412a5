import { deferredType } from "../deferred-type.ts";
import { boxInView } from "./box-in-view.ts";

const interactions = ["pointerdown", "keydown", "touchstart", "wheel", "focusin"];

/** Some browsers and embedded views never report a paint, and a picture may take long. */
const startAnywayMs = 3_000;

/** After the first screen has been painted or at the first interaction: until then nothing competes with the content. */
export function deferStart() {
  let started = false;
  function begin() {
    loadLazyPictures();
    if (started || document.readyState === "loading") return;
    started = true;
    for (const type of interactions) removeEventListener(type, begin, true);
    start();
  }
  for (const type of interactions) addEventListener(type, begin, true);
  document.addEventListener("DOMContentLoaded", () => {
    setTimeout(begin, startAnywayMs);
    if (document.hidden) return begin();
    try {
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        firstScreen().then(begin);
      }).observe({ type: "paint", buffered: true });
    } catch {
      begin();
    }
  });
}

/** Pictures that load lazily count as in view only when they no longer wait. */
async function firstScreen() {
  await picturesInView();
  loadLazyPictures();
  await picturesInView();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** A picture that is lost does not hold up the page. */
function picturesInView() {
  const inView = [...document.images].filter(boxInView);
  return Promise.allSettled(inView.map((image) => loaded(image).then(() => image.decode())));
}

/** Firefox does not wait to decode a picture that was not asked for yet. */
async function loaded(image: HTMLImageElement) {
  if (image.complete) return;
  await new Promise((resolve) => {
    for (const type of ["load", "error"]) image.addEventListener(type, resolve, { once: true });
  });
}

function loadLazyPictures() {
  delete document.documentElement.dataset.pictures;
}

/** The browser reports a file that does not come. The page then stays as it was prerendered. */
function start() {
  const deferred = document.querySelector<HTMLScriptElement>(`script[type="${deferredType}"]`);
  if (!deferred) return;
  for (const href of deferred.dataset.modules?.split(" ") ?? []) {
    const preload = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    preload.addEventListener("error", () => delete document.documentElement.dataset.layout);
    document.head.append(preload);
  }
  document.head.append(
    Object.assign(document.createElement("script"), { type: "module", text: deferred.text }),
  );
}
