import { useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { moveFocus } from "#app/focus/move-focus.ts";

/**
 * After a client-side navigation, announces the title of the new page, as a full page load would, and moves focus. A
 * changed query is the same page and does not move focus.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  const [title, setTitle] = useState("");

  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = { pathname, key };
    if (left.key === key || (left.pathname === pathname && !hash)) return;
    // The structured data in the document describes the page that was loaded first.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    // Before the same frame, but when the page has read its state from the URL.
    queueMicrotask(() => focusOnArrival(hash, type === "POP" ? left.pathname : undefined));
    // After the frame, which another render would delay.
    requestAnimationFrame(() => setTimeout(() => setTitle(document.title)));
  }, [pathname, hash, key, type]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}

/** On the element that the fragment names, after Back on the link that had been followed, otherwise on the heading. */
function focusOnArrival(hash: string, followed: string | undefined) {
  const target =
    (followed && linkTo(followed)) ||
    document.getElementById(hash.slice(1)) ||
    document.querySelector("main h1");
  if (!target?.contains(document.activeElement)) moveFocus(target, { preventScroll: true });
}

/** Not one in a closed tab, which has a box but cannot have focus. */
function linkTo(path: string) {
  const links = document.querySelectorAll(`main a:is([href="${path}"], [href^="${path}?"]):not([hidden] *)`);
  return [...links].find((link) => link.getClientRects().length > 0);
}
