import { idle } from "../idle.ts";
import { prefetchPage, servePrefetched } from "./prefetch-page.ts";

/** Fetches pages whose links stay in view for a moment, and first those that a visitor points at. */
const inViewMs = 300;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
const linksInView = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target));
    if (isIntersecting) timers.set(target, setTimeout(prefetchLink, inViewMs, target, false));
  }
});
let scheduled = false;

if (document.readyState === "complete") start();
else addEventListener("load", start);

function start() {
  servePrefetched();
  observeLinks();
  new MutationObserver(observeLinks).observe(document.body, { childList: true, subtree: true });
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, onPointing, { passive: true });
  }
}

async function observeLinks() {
  if (scheduled) return;
  scheduled = true;
  await idle();
  scheduled = false;
  for (const link of document.links) linksInView.observe(link);
}

function onPointing({ target }: Event) {
  if (target instanceof Element) prefetchLink(target.closest("a"), true);
}

function prefetchLink(link: Element | null, urgent: boolean) {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname === location.pathname || !isLineFree()) return;
  prefetchPage(link.pathname, urgent);
}

/** Only Chromium tells of data saver and the kind of connection. */
function isLineFree() {
  const { onLine, connection } = navigator;
  return onLine && !connection?.saveData && !connection?.effectiveType?.includes("2g");
}
