import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a client-side navigation, moves focus to the new page's heading and announces its title, as a full page load
 * would. A changed query or fragment is the same page and does not move focus.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    // The structured data in the document describes the page that was loaded first.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    if (hash) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
