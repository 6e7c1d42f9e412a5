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
  const waiting = useRef<{ from: number; byKeys: boolean }>(undefined);

  useEffect(() => {
    if (!waiting.current || waiting.current.from >= count) return;
    const { from, byKeys } = waiting.current;
    waiting.current = undefined;
    const focused = document.activeElement;
    if (focused !== document.body && focused !== button.current) return;
    items.current?.children[from]?.querySelector("a")?.focus({ preventScroll: !byKeys });
  }, [items, button, count]);

  return () => {
    const pressed = document.activeElement === button.current ? button.current : null;
    waiting.current = pressed ? { from: count, byKeys: pressed.matches(":focus-visible") } : undefined;
  };
}
