import { type RefObject, useEffect, useRef } from "react";

/**
 * Whoever pressed the button for more goes on at the first new item, also when the button has gone since. Call
 * what this returns before the items are asked for.
 */
export function useFocusOnNew(
  items: RefObject<Element | null>,
  button: RefObject<Element | null>,
  count: number,
) {
  const before = useRef<number>(undefined);

  useEffect(() => {
    if (before.current === undefined || before.current >= count) return;
    const focused = document.activeElement;
    const first = items.current?.children[before.current];
    before.current = undefined;
    if (focused === document.body || focused === button.current) {
      first?.querySelector("a")?.focus({ preventScroll: true });
    }
  }, [items, button, count]);

  return () => {
    before.current = document.activeElement === button.current ? count : undefined;
  };
}
