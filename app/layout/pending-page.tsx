import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { ProjectSkeleton, StudySkeleton } from "#app/layout/skeletons.tsx";

/** Pages that say what they are waiting for while their data or code is on its way. */
const waits = [
  {
    path: /^\/services\/[^/]+\/?$/i,
    text: "Loading service details...",
    screen: (
      <p className="page-width py-24 text-center type-lead text-graphite">Loading service details...</p>
    ),
  },
  { path: /^\/portfolio\/[^/]+\/?$/i, text: "Loading project...", screen: <ProjectSkeleton /> },
  { path: /^\/case-studies\/[^/]+\/?$/i, text: "Loading case study...", screen: <StudySkeleton /> },
];

/**
 * The page, and what lies over it from the click until the next one is there. The page stays underneath, so that
 * a card can still turn into the picture of the page it leads to.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const wait = next && next !== pathname ? waits.find(({ path }) => path.test(next)) : undefined;
  return (
    <>
      <div inert={Boolean(wait)} className="contents">
        {children}
      </div>
      <p role="status" className="sr-only">
        {wait?.text}
      </p>
      {wait && (
        <div
          aria-hidden="true"
          className="next-page fixed inset-0 z-30 overflow-hidden bg-white pt-(--header-height)"
        >
          {wait.screen}
        </div>
      )}
    </>
  );
}
