import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `onNear` when the element comes within `nearPixels` of the visible part of the page, or is already behind
 * the visitor. `round` starts a new watch: an element that is still near then counts again. A load that failed
 * does not start one, so that it is not tried without end.
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
      // Far above the screen still counts: a long footer may fill it when the visitor has jumped to the end.
      { rootMargin: `100000px 0px ${nearPixels}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, nearPixels, round]);
}
