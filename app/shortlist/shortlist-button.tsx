import { Bookmark } from "lucide";
import { useSyncExternalStore } from "react";
import { DialogButton } from "#app/ui/dialog-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { onShortlist, shortlisted, shortlistedByNobody } from "./shortlist.ts";

/** How many pages the visitor has put aside, and the way to them. */
export function ShortlistButton() {
  const { length } = useSyncExternalStore(onShortlist, shortlisted, shortlistedByNobody);
  return (
    <DialogButton
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
    </DialogButton>
  );
}

async function loadPanel() {
  const { ShortlistPanel } = await import("./shortlist-panel.tsx");
  return ShortlistPanel;
}
