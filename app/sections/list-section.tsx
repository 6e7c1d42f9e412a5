import type { ReactNode } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/**
 * The part of a page that shows a list and what can be chosen in it. While it is as prerendered and the address
 * asks for something else, app.css keeps it out of sight.
 */
export function ListSection({ label, children }: { label: string; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <section
      aria-label={label}
      data-prerendered={hydrated ? undefined : ""}
      className="list-section page-width min-h-[75vh] py-12 md:py-16"
    >
      {children}
    </section>
  );
}
