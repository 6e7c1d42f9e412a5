import { type KeyboardEvent, useRef, useState } from "react";

/**
 * A row of pictures that the browser scrolls and snaps by itself: swiping is native, and the first picture is
 * there without our script. This only knows which picture is in view and can bring another one there.
 */
export function useFilmstrip(count: number, start = 0) {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);

  function show(wanted: number, behavior?: ScrollBehavior) {
    const strip = ref.current;
    const next = Math.max(0, Math.min(count - 1, wanted));
    strip?.scrollTo({ left: next * strip.clientWidth, ...(behavior && { behavior }) });
  }

  return {
    ref,
    index,
    show,
    onScroll() {
      const strip = ref.current;
      if (strip?.clientWidth) setIndex(Math.round(strip.scrollLeft / strip.clientWidth));
    },
    onKeyDown(event: KeyboardEvent) {
      const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      show(next);
    },
  };
}

export type Filmstrip = ReturnType<typeof useFilmstrip>;
