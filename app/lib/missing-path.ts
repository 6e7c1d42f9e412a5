import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * A plain file host answers every unknown path with 404.html. At `/portfolio/nope` the router would then expect
 * the page of a project and find another one. So the address steps aside until the page has come to life, and
 * the visitor is led to it again from inside the site. Our own server sends the right page and needs none of this.
 */
export function maskMissingPath() {
  const { pathname, search, hash } = window.location;
  const servedNotFound = "pages/not-found/not-found" in Reflect.get(window, "__reactRouterRouteModules");
  if (!servedNotFound || !/^\/(services|portfolio|case-studies)\/[^/]+\/?$/.test(pathname)) return;
  window.history.replaceState({ usr: { wanted: pathname + search + hash } }, "", "/404");
}

/** Leads to the address that stepped aside, if there was one. */
export function useMissingPathRedirect() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const wanted: unknown = state?.wanted;

  useEffect(() => {
    if (typeof wanted === "string") navigate(wanted, { replace: true });
  }, [wanted, navigate]);

  return typeof wanted === "string";
}
