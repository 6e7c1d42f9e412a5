import { useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { moveFocus } from "#app/focus/move-focus.ts";

/**
 * After a client-side navigation, announces the title of the new page, as a full page load would, and moves focus: to
 * the element that the fragment names, after Back to the link that had been followed, otherwise to the heading. A
 * changed query is the same page and does not move focus.
 */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const [title, setTitle] = useState("");
  const shown = useRef({ pathname, key });

  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = { pathname, key };
    if (left.key === key || (left.pathname === pathname && !hash)) return;
    const named = hash && document.getElementById(hash.slice(1));
    const followed = type === "POP" && linkTo(left.pathname);
    const target = named || followed || document.querySelector("main h1");
    if (!target?.contains(document.activeElement)) moveFocus(target, { preventScroll: true });
    if (left.pathname === pathname) return;
    setTitle(document.title);
    // The structured data in the document describes the page that was loaded first.
    document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [pathname, hash, key, type]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}

function linkTo(path: string) {
  const links = document.querySelectorAll(`main a:is([href="${path}"], [href^="${path}?"])`);
  return [...links].find((link) => link.checkVisibility());
}
