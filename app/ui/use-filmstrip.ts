import { type KeyboardEvent, useRef, useState } from "react";

/** Native scrolling and scroll snapping, so that swiping works without JavaScript. */
export function useFilmstrip(count: number, start = 0) {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  /** The target of a scroll that a button has started; pictures that it passes are ignored. */
  const target = useRef<number>(undefined);

  /** Wraps around at both ends. */
  function show(position: number, behavior: ScrollBehavior = "auto") {
    const strip = ref.current;
    if (!strip) return;
    const next = (position + count) % count;
    target.current = next;
    setIndex(next);
    strip.scrollTo({ left: next * strip.clientWidth, behavior });
  }

  return {
    index,
    show,
    onKeyDown(event: KeyboardEvent) {
      const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(next);
    },
    /** Props of the scrolling list. */
    strip: {
      ref,
      onScroll() {
        const strip = ref.current;
        if (!strip?.clientWidth) return;
        const inView = Math.round(strip.scrollLeft / strip.clientWidth);
        if (target.current !== undefined && target.current !== inView) return;
        target.current = undefined;
        setIndex(inView);
      },
      onPointerDown() {
        target.current = undefined;
      },
      onWheel() {
        target.current = undefined;
      },
    },
  };
}

export type Filmstrip = ReturnType<typeof useFilmstrip>;
