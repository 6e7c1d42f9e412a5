import { type RefObject, useEffect, useRef } from "react";

/**
 * Whoever pressed the button for more goes on at the first new item, also when the button has gone since; the page
 * follows only those who go by keys. Call what this returns before the items are asked for.
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
