import { lazy } from "react";

const loadFailure = () => import("./load-failure.tsx");

/** Not part of the first load. Where it is lost too, the page that was asked for is loaded at once. */
export const LoadFailure = lazy(() => loadFailure().catch(reload));
export const UnexpectedError = lazy(() => import("./unexpected-error.tsx"));

/** Call it while the connection works: they are shown when it does not. */
export function prefetchFailurePages() {
  loadFailure().catch(() => {});
}

function reload() {
  window.location.reload();
  return new Promise<never>(() => {});
}
