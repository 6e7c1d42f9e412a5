import { clsx } from "clsx";
import { Bookmark } from "lucide";
import { useSyncExternalStore } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast/toast-queue.ts";
import { toggleShortlisted } from "./change-shortlist.ts";
import { onShortlist, shortlisted } from "./shortlist.ts";

type Props = { path: string; title: string; labelled?: boolean; className?: string };

/** Puts a page on the visitor's shortlist, or takes it off. Painted while it is on it. */
export function ShortlistToggle({ path, title, labelled = false, className }: Props) {
  const pressed = useSyncExternalStore(
    onShortlist,
    () => shortlisted().includes(path),
    () => false,
  );

  function toggle() {
    if (toggleShortlisted(path)) return;
    showToast({
      title: "Shortlist not saved",
      description: "This browser lets us keep nothing. The list lasts until you leave or reload.",
    });
  }

  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`Shortlist ${title}`}
      title="Shortlist"
      onClick={toggle}
      className={clsx(
        "shortlist-toggle screen-only inline-flex min-h-11 min-w-11 items-center justify-center gap-2 bg-white hover:bg-fog noscript:hidden",
        labelled && "rounded border border-current px-4 font-semibold",
        className,
      )}
    >
      <Icon shape={Bookmark} />
      {labelled && "Shortlist"}
    </button>
  );
}
