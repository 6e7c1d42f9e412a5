import { deferredType } from "../deferred-type.ts";

const interactions = ["pointerdown", "keydown", "touchstart", "focusin"];

/** Some browsers and embedded views never report a paint. */
const startAnywayMs = 3_000;

/** After the first paint or at the first interaction: until then nothing competes with the content. */
export function deferStart() {
  let started = false;
  function begin() {
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
        setTimeout(begin);
      }).observe({ type: "paint", buffered: true });
    } catch {
      begin();
    }
  });
}

/** Each module runs in a task of its own, imports before importers, so that the page can respond between. */
async function start() {
  const deferred = document.querySelector<HTMLScriptElement>(`script[type="${deferredType}"]`);
  if (!deferred) return;
  const modules = deferred.dataset.modules?.split(" ") ?? [];
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  try {
    for (const href of modules) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch {
    // The browser has reported the file that did not come. The page stays as it was prerendered.
    delete document.documentElement.dataset.layout;
    return;
  }
  document.head.append(
    Object.assign(document.createElement("script"), { type: "module", text: deferred.text }),
  );
}
