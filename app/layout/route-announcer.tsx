import { useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { moveFocus } from "#app/focus/move-focus.ts";

/** `followed` is the path that a Back or Forward has left. */
type Arrival = { title: string; hash: string; followed: string | undefined };

/**
 * After a client-side navigation, announces the title of the new page, as a full page load would, and moves focus: to
 * the element that the fragment names, after Back to the link that had been followed, otherwise to the heading. A
 * changed query is the same page and does not move focus.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  const [arrival, setArrival] = useState<Arrival>();

  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = { pathname, key };
    if (left.key === key || (left.pathname === pathname && !hash)) return;
    setArrival({ title: document.title, hash, followed: type === "POP" ? left.pathname : undefined });
    // The structured data in the document describes the page that was loaded first.
    document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [pathname, hash, key, type]);

  // In a second render before the same frame: the page has read its state from the URL by then.
  useLayoutEffect(() => {
    if (!arrival) return;
    const { hash, followed } = arrival;
    const target =
      (followed && linkTo(followed)) ||
      document.getElementById(hash.slice(1)) ||
      document.querySelector("main h1");
    if (!target?.contains(document.activeElement)) moveFocus(target, { preventScroll: true });
  }, [arrival]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {arrival?.title}
    </p>
  );
}

/** Not one in a closed tab, which has a box but cannot have focus. */
function linkTo(path: string) {
  const links = document.querySelectorAll(`main a:is([href="${path}"], [href^="${path}?"]):not([hidden] *)`);
  return [...links].find((link) => link.getClientRects().length > 0);
}
