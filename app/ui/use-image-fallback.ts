import { useEffect, useRef, useState } from "react";

/** Counts failed loads up to the last fallback, so that a missing fallback does not cause a loop. */
export function useImageFallback(limit: number) {
  const [failures, setFailures] = useState(0);
  const ref = useRef<HTMLImageElement>(null);
  const onError = () => setFailures((count) => Math.min(count + 1, limit));

  // The image may have failed before hydration, when nobody listened.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setFailures((count) => Math.min(count + 1, limit));
  }, [limit]);

  return { failures, ref, onError };
}
