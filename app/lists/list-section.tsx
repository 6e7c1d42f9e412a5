import type { ReactNode } from "react";
import { useRestoredScroll } from "./use-restored-scroll.ts";

type Props = { label: string; depth: number; children: ReactNode };

/**
 * The part of a page that shows a list and what can be chosen in it. The place is restored here, where React does
 * not go through the list again for it.
 */
export function ListSection({ label, depth, children }: Props) {
  useRestoredScroll(depth);
  return (
    <section aria-label={label} className="page-width min-h-[75vh] py-12 md:py-16">
      {children}
    </section>
  );
}
