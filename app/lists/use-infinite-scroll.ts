import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `loadMore` when the element comes within `nearPixels` of the viewport, or is above it. A new `observeKey`
 * observes it again, so that an element that is still near counts once more. After a failed load the key is the same,
 * so that it is not retried without end.
 */
export function useInfiniteScroll(
  ref: RefObject<Element | null>,
  nearPixels: number,
  observeKey: string,
  loadMore: () => void,
) {
  const load = useEffectEvent(loadMore);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key observes the element again.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      // Far above the viewport still counts: a long footer may fill it when the visitor has jumped to the end.
      { rootMargin: `100000px 0px ${nearPixels}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, nearPixels, observeKey]);
}
