import { Search } from "lucide";
import { useEffect, useRef } from "react";
import { DialogButton } from "#app/ui/dialog-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const searchLabel = "Search the site";

/** Opens the search: by click, or by Ctrl or Cmd and K. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    function open(event: KeyboardEvent) {
      if (!isSearchShortcut(event)) return;
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
      title="Search (Ctrl+K)"
      aria-keyshortcuts="Control+K Meta+K"
      load={loadPanel}
      fallback={
        <input
          aria-label={searchLabel}
          placeholder={searchLabel}
          className="h-16 shrink-0 pr-16 pl-5 type-h3 focus-inset placeholder:text-steel"
        />
      }
    >
      <Icon shape={Search} />
    </DialogButton>
  );
}

/** Keys that are pressed in a field or while a modal dialog is open are ignored. */
function isSearchShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
  defaultPrevented,
}: KeyboardEvent) {
  if (defaultPrevented || altKey || shiftKey || !(ctrlKey || metaKey) || key.toLowerCase() !== "k")
    return false;
  const field = "input:not([type=checkbox]), textarea, select, [contenteditable]";
  return !(target instanceof Element && target.closest(field)) && !document.querySelector(":modal");
}

/** Requests the index in parallel with the code that searches it. */
async function loadPanel() {
  const [{ SearchPanel }] = await Promise.all([import("./search-panel.tsx"), import("virtual:search-index")]);
  return SearchPanel;
}
