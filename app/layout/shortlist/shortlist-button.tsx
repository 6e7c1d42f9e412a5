import { Bookmark } from "lucide";
import { useSyncExternalStore } from "react";
import { BarTool } from "#app/layout/bar-tool.tsx";
import { onShortlist, shortlisted, shortlistedByNobody } from "#app/lib/shortlist.ts";
import { Icon } from "#app/ui/icon.tsx";

/** How many pages the visitor has put aside, and the way to them. */
export function ShortlistButton() {
  const { length } = useSyncExternalStore(onShortlist, shortlisted, shortlistedByNobody);
  return (
    <BarTool
      label={length > 0 ? `Shortlist, ${length}` : "Shortlist"}
      title="Shortlist"
      load={loadPanel}
      waiting={<p className="p-6">Loading</p>}
    >
      <Icon shape={Bookmark} />
      {length > 0 && (
        <span className="absolute top-0 right-0 grid size-5.5 place-items-center rounded-full bg-taxi type-label leading-none tabular-nums">
          {length}
        </span>
      )}
    </BarTool>
  );
}

async function loadPanel() {
  const { ShortlistPanel } = await import("#app/layout/shortlist/shortlist-panel.tsx");
  return ShortlistPanel;
}
