import type { ReactNode } from "react";
import { ListFailure } from "./list-failure.tsx";
import type { List } from "./use-list.ts";
import { useRestoredScroll } from "./use-restored-scroll.ts";

type Props<Card> = { label: string; list: List<Card>; controls: ReactNode; children: ReactNode };

/** The part of a page with a list and its controls. A visitor at the controls is about to need the whole list. */
export function ListSection<Card>({ label, list, controls, children }: Props<Card>) {
  useRestoredScroll(list.state.page, list.status === "ready");
  return (
    <section aria-label={label} className="page-width min-h-[75vh] py-12 md:py-16">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the controls inside. */}
      <div onFocus={list.prefetch} onPointerEnter={list.prefetch}>
        {controls}
      </div>
      <ListFailure list={list} />
      {children}
    </section>
  );
}
