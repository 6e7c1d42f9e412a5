import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * What a full page load does for people who do not see it: after a navigation, focus moves to the new page's
 * heading and its title is read out. A changed query or fragment is the same page and leaves focus alone.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState("");
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    // The structured data that came with the document describes the page that it was loaded for.
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
