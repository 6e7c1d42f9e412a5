import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { moveFocus } from "#app/focus/move-focus.ts";

/** Whoever presses Tab again and again has not seen yet that focus has moved. */
const reactionMs = 500;

/**
 * Props of the "load more" button, which lead focus from it to the first new item, also when the button is removed.
 * Tab waits on the button while `awaitNew` says that items are on their way: they come in front of whatever is next.
 * The page scrolls for keyboard users only.
 */
export function useFocusOnNew(items: RefObject<Element | null>, count: number, awaitNew: () => boolean) {
  const focused = useRef<{ byKeyboard: boolean; waits?: boolean }>(undefined);
  const before = useRef(count);

  useLayoutEffect(() => {
    const from = before.current;
    before.current = count;
    if (from >= count || !focused.current) return;
    const { byKeyboard, waits } = focused.current;
    focused.current = undefined;
    moveFocus(items.current?.children[from]?.querySelector("a") ?? null, { preventScroll: !byKeyboard });
    if (waits) ignoreNextTab();
  }, [items, count]);

  return {
    onFocus({ target }: FocusEvent) {
      focused.current = { byKeyboard: target.matches(":focus-visible") };
    },
    onBlur() {
      focused.current = undefined;
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Tab" || event.shiftKey || !awaitNew()) return;
      event.preventDefault();
      focused.current = { byKeyboard: true, waits: true };
    },
  };
}

function ignoreNextTab() {
  document.addEventListener("keydown", (event) => event.key === "Tab" && event.preventDefault(), {
    once: true,
    signal: AbortSignal.timeout(reactionMs),
  });
}
