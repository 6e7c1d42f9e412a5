import type { ReactNode } from "react";
import { useNavigation } from "react-router";

/** Pages that say what they are waiting for while their data or code is on its way. */
const waits = [{ path: /^\/services\/[^/]+\/?$/i, text: "Loading service details..." }];

/** The page, or what stands in its place from the click until the next one is there. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { location } = useNavigation();
  const wait = location && waits.find(({ path }) => path.test(location.pathname));
  if (!wait) return children;
  return (
    <div className="page-width grid min-h-[70vh] place-content-center py-24">
      <p role="status" className="type-lead text-graphite">
        {wait.text}
      </p>
    </div>
  );
}
