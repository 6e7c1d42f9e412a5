import type { ReactNode } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** The part of a page that shows a list and what can be chosen in it. */
export function ListSection({ label, children }: { label: string; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <section
      aria-label={label}
      data-settled={hydrated ? "" : undefined}
      className="from-query page-width min-h-[75vh] py-12 md:py-16"
    >
      {children}
    </section>
  );
}
