import { type ReactNode, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "#app/lib/use-hydrated.ts";

/** A hidden panel stays in the document, where find-in-page finds it and selects it. */
export function TabPanel({
  id,
  selected,
  onSelect,
  children,
}: {
  id: string;
  selected: boolean;
  onSelect: (id: string) => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  // React supports neither the value "until-found" nor its event "beforematch".
  useLayoutEffect(() => {
    const fold = ref.current;
    if (selected) fold?.removeAttribute("hidden");
    else fold?.setAttribute("hidden", "until-found");
    const show = () => flushSync(() => onSelect(id));
    fold?.addEventListener("beforematch", show);
    return () => fold?.removeEventListener("beforematch", show);
  }, [id, selected, onSelect]);

  // The outer element is hidden and the inner one has the role, so that screen readers ignore hidden panels.
  return (
    <div ref={ref} data-folded={(!hydrated && !selected) || undefined} className="tab-fold">
      <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} className="isolate">
        {children}
      </div>
    </div>
  );
}

export function tabId(id: string) {
  return `${id}-tab`;
}

export function panelId(id: string) {
  return `${id}-panel`;
}
