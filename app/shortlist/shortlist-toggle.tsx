import { clsx } from "clsx";
import { Bookmark } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast/toast-queue.ts";
import { toggleShortlisted } from "./change-shortlist.ts";
import { useShortlist } from "./shortlist.ts";

type Props = { path: string; title: string; labelled?: boolean; className?: string };

/** Adds a page to the visitor's shortlist, or removes it. */
export function ShortlistToggle({ path, title, labelled = false, className }: Props) {
  const pressed = useShortlist((paths) => paths.includes(path));

  function toggle() {
    if (toggleShortlisted(path)) return;
    showToast({
      title: "Shortlist not saved",
      description: "Your browser does not let us save it. The list lasts until you leave or reload the page.",
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
        "shortlist-toggle screen-only inline-flex min-h-11 min-w-11 items-center justify-center gap-2 hover:bg-ink/5 noscript:hidden",
        labelled && "rounded border border-current px-4 font-semibold",
        className,
      )}
    >
      <Icon shape={Bookmark} />
      {labelled && "Shortlist"}
    </button>
  );
}
