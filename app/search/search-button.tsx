import { Search } from "lucide";
import { useEffect, useRef } from "react";
import { DialogButton } from "#app/ui/dialog-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const searchLabel = "Search the site";

/** Search over everything: a button, Ctrl or Cmd and K, or "/". */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    function open(event: KeyboardEvent) {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      button.current?.click();
    }
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, []);

  return (
    <DialogButton
      ref={button}
      label="Search"
      title="Search (press /)"
      aria-keyshortcuts="/ Control+K Meta+K"
      load={loadPanel}
      waiting={
        <input
          aria-label={searchLabel}
          placeholder={searchLabel}
          className="h-16 shrink-0 pr-16 pl-5 type-h3 outline-none placeholder:text-steel"
        />
      }
    >
      <Icon shape={Search} />
    </DialogButton>
  );
}

/** Never what belongs to somebody else: a key pressed in a field, or while a dialog is open. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || altKey) return false;
  const command = ctrlKey || metaKey;
  if (command ? shiftKey || key.toLowerCase() !== "k" : key !== "/") return false;
  const field = "input:not([type=checkbox]), textarea, select, [contenteditable]";
  return !(target instanceof Element && target.closest(field)) && !document.querySelector(":modal");
}

/** What is searched is asked for beside the code that searches it, not after. */
async function loadPanel() {
  const [{ SearchPanel }] = await Promise.all([import("./search-panel.tsx"), import("virtual:search-index")]);
  return SearchPanel;
}
