import { type ReactNode, useLayoutEffect } from "react";
import { moveFocus } from "#app/focus/move-focus.ts";
import { PageSkeleton } from "#app/layout/page-skeleton.tsx";
import { usePendingPath } from "#app/layout/use-pending-path.ts";

/** What is announced while a page of these paths loads. For others the bar of the header is enough. */
const pendingPages = [
  { path: /^\/services\/[^/]+\/?$/i, text: "Loading service details..." },
  { path: /^\/portfolio\/[^/]+\/?$/i, text: "Loading project..." },
  { path: /^\/case-studies\/[^/]+\/?$/i, text: "Loading case study..." },
];

/** The page stays mounted under the skeleton, so that the view transition of a card can start from it. */
export function PendingPage({ children }: { children: ReactNode }) {
  const next = usePendingPath();
  const pending = next && pendingPages.find(({ path }) => path.test(next));

  // The link that was followed is inert now. The new page moves focus to its heading.
  useLayoutEffect(() => {
    if (pending) moveFocus(document.getElementById("main"), { preventScroll: true });
  }, [pending]);

  return (
    <>
      <div inert={Boolean(pending)} className="contents">
        {children}
      </div>
      <p role="status" className="sr-only">
        {pending ? pending.text : next && "Loading page..."}
      </p>
      {pending && (
        <div
          aria-hidden="true"
          className="next-page fixed inset-0 z-30 overflow-hidden bg-white pt-(--header-height)"
        >
          <p className="page-width pt-10 type-lead text-graphite">{pending.text}</p>
          <PageSkeleton />
        </div>
      )}
    </>
  );
}
