import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves focus from the "load more" button to the first new item, also when the button has been removed. The page
 * scrolls there for keyboard users only. Call the returned function before the items are requested.
 */
export function useFocusOnNew(
  items: RefObject<Element | null>,
  button: RefObject<Element | null>,
  count: number,
) {
  const pending = useRef<{ from: number; byKeyboard: boolean }>(undefined);

  useEffect(() => {
    if (!pending.current || pending.current.from >= count) return;
    const { from, byKeyboard } = pending.current;
    pending.current = undefined;
    const focused = document.activeElement;
    if (focused !== document.body && focused !== button.current) return;
    items.current?.children[from]?.querySelector("a")?.focus({ preventScroll: !byKeyboard });
  }, [items, button, count]);

  return () => {
    const pressed = document.activeElement === button.current ? button.current : null;
    pending.current = pressed ? { from: count, byKeyboard: pressed.matches(":focus-visible") } : undefined;
  };
}
