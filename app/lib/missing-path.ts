import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { replaceEntry } from "#app/url-state/router-history.ts";
import { notFoundRoute, routeModules } from "#contract/framework.ts";

/**
 * A static file host answers every unknown path with 404.html. At `/portfolio/nope` the router would then expect the
 * page of a project and hydrate another one. So the URL is /404 during hydration, and a client-side redirect leads
 * back to the path. Our own server sends the right page and needs none of this.
 */
export function maskMissingPath() {
  const { pathname, search, hash } = window.location;
  const servedNotFound = notFoundRoute in Reflect.get(window, routeModules);
  if (!servedNotFound || !/^\/(services|portfolio|case-studies)\/./.test(pathname)) return;
  replaceEntry("/404", { wanted: pathname + search + hash });
}

/** Redirects to the path that `maskMissingPath` has replaced. True while it does. */
export function useMissingPathRedirect() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const wanted: unknown = state?.wanted;

  useEffect(() => {
    if (typeof wanted === "string") navigate(wanted, { replace: true });
  }, [wanted, navigate]);

  return typeof wanted === "string";
}
