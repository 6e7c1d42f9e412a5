import type { ClientOnErrorFunction } from "react-router";

const loadErrors = new WeakSet<object>();

/** React Router names a component only for errors of rendering. */
export const noteLoadError: ClientOnErrorFunction = (error, { errorInfo }) => {
  if (!errorInfo && error instanceof Object) loadErrors.add(error);
};

/** Whether a page did not come, as opposed to one that failed to render. */
export function isLoadError(error: unknown) {
  return error instanceof Object && loadErrors.has(error);
}
