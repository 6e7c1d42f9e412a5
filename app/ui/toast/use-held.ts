import { type RefObject, useEffect, useState } from "react";

/** Whether the visitor rests the pointer on an element, or is inside it by keyboard. Focus from a tap does not count. */
export function useHeld(element: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const target = element.current;
    const stop = new AbortController();
    let byKeyboard = false;
    const holds = { pointer: false, keyboard: false };
    const hold = (change: Partial<typeof holds>) => {
      Object.assign(holds, change);
      setHeld(holds.pointer || holds.keyboard);
    };
    const listen = (on: EventTarget | null, types: string[], listener: () => void) => {
      for (const type of types) on?.addEventListener(type, listener, { signal: stop.signal, capture: true });
    };

    listen(window, ["keydown"], () => (byKeyboard = true));
    listen(window, ["pointerdown"], () => (byKeyboard = false));
    listen(target, ["pointermove", "pointerdown"], () => hold({ pointer: true }));
    target?.addEventListener("pointerleave", () => hold({ pointer: false }), { signal: stop.signal });
    listen(target, ["focusin"], () => hold({ keyboard: byKeyboard }));
    listen(target, ["focusout"], () => hold({ keyboard: false }));
    return () => stop.abort();
  }, [element]);

  return held;
}
