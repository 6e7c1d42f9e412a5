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
