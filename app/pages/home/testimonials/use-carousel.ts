import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";

/** A shorter way is a tap or the beginning of a scroll. */
const swipePixels = 40;

/** Which of `count` slides is shown, and how a visitor moves between them. Before the first comes the last. */
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
      // A mouse that drags across a quote selects its words.
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
