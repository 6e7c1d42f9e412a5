import { type ReactNode, useLayoutEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { moveFocus } from "#app/focus/move-focus.ts";
import { ProjectSkeleton, StudySkeleton } from "#app/layout/skeletons.tsx";

/** What to announce and show while a page of these paths loads. */
const pendingPages = [
  {
    path: /^\/services\/[^/]+\/?$/i,
    text: "Loading service details...",
    skeleton: (
      <p className="page-width py-24 text-center type-lead text-graphite">Loading service details...</p>
    ),
  },
  { path: /^\/portfolio\/[^/]+\/?$/i, text: "Loading project...", skeleton: <ProjectSkeleton /> },
  { path: /^\/case-studies\/[^/]+\/?$/i, text: "Loading case study...", skeleton: <StudySkeleton /> },
];

/**
 * The page, covered by a skeleton from the click until the next page has loaded. The page stays mounted, so that the
 * view transition of a card can start from it.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const pending = next && next !== pathname ? pendingPages.find(({ path }) => path.test(next)) : undefined;

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
        {pending?.text}
      </p>
      {pending && (
        <div
          aria-hidden="true"
          className="next-page fixed inset-0 z-30 overflow-hidden bg-white pt-(--header-height)"
        >
          {pending.skeleton}
        </div>
      )}
    </>
  );
}
