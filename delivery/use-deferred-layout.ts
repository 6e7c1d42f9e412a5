import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { revealDeferred } from "./reveal-deferred.ts";

/** After a click, too, bands below the first screen are laid out later, unless a place on the page has to be found. */
export function useDeferredLayout() {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!__DEFERRED_LAYOUT__ || type === "POP" || hash) return;
    document.documentElement.dataset.layout = "deferred";
    void revealDeferred();
  }, [pathname, hash, type]);
}
