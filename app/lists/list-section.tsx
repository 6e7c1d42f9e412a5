import type { ReactNode } from "react";
import { useRestoredScroll } from "./use-restored-scroll.ts";

type Props = { label: string; page: number; children: ReactNode };

/**
 * The part of a page with a list and its filters. Scroll restoration is in this component because its render after
 * hydration does not include the list.
 */
export function ListSection({ label, page, children }: Props) {
  useRestoredScroll(page);
  return (
    <section aria-label={label} className="page-width min-h-[75vh] py-12 md:py-16">
      {children}
    </section>
  );
}
