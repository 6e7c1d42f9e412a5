import { Bookmark } from "lucide";
import { DialogButton } from "#app/ui/dialog-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useShortlist } from "./shortlist.ts";

/** Opens the shortlist and shows how many pages are on it. */
export function ShortlistButton() {
  const count = useShortlist((paths) => paths.length);
  return (
    <DialogButton
      label={count > 0 ? `Shortlist, ${count}` : "Shortlist"}
      title="Shortlist"
      load={loadPanel}
      fallback={<p className="p-6">Loading</p>}
    >
      <Icon shape={Bookmark} />
      {count > 0 && (
        <span className="absolute top-0 right-0 grid size-5.5 place-items-center rounded-full bg-taxi type-label leading-none tabular-nums">
          {count}
        </span>
      )}
    </DialogButton>
  );
}

async function loadPanel() {
  const { ShortlistPanel } = await import("./shortlist-panel.tsx");
  return ShortlistPanel;
}
