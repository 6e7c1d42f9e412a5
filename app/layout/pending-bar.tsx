import { usePendingPath } from "#app/layout/use-pending-path.ts";

/** Shows below the header that a click is being answered, when the answer takes a moment. */
export function PendingBar() {
  return usePendingPath() ? (
    <div aria-hidden="true" className="pending-bar absolute inset-x-0 top-full h-1 bg-taxi" />
  ) : null;
}
