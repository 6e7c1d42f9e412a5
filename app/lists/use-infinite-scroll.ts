import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `onNear` when the element comes within `nearPixels` of the viewport, or is above it. A new `round` observes it
 * again, so that an element that is still near counts once more. A failed load keeps the round, so that it is not
 * retried without end.
 */
export function useInfiniteScroll(
  ref: RefObject<Element | null>,
  nearPixels: number,
  round: string,
  onNear: () => void,
) {
  const near = useEffectEvent(onNear);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new watch.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near();
      },
      // Far above the viewport still counts: a long footer may fill it when the visitor has jumped to the end.
      { rootMargin: `100000px 0px ${nearPixels}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, nearPixels, round]);
}
