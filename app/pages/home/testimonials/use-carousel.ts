import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/** A shorter movement is a tap or the beginning of a scroll. */
const swipePixels = 40;

/** The index of the slide that is shown, and handlers for keys and swipes. It wraps around at both ends. */
export function useCarousel(count: number) {
  const [shown, select] = useState(0);
  const start = useRef<{ x: number; y: number }>(null);
  const move = (by: number) => select((shown + by + count) % count);

  const keys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(by);
  };

  const swipe = {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      // Dragging with a mouse selects text.
      start.current = pointerType === "mouse" ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= swipePixels && Math.abs(across) > Math.abs(down)) move(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };

  return { shown, select, keys, swipe };
}
