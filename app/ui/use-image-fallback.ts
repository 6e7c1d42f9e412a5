import { useEffect, useRef, useState } from "react";

/** Counts failed attempts up to the last fallback, so that a missing fallback ends the chain and not in a loop. */
export function useImageFallback(limit: number) {
  const [failures, setFailures] = useState(0);
  const ref = useRef<HTMLImageElement>(null);
  const onError = () => setFailures((count) => Math.min(count + 1, limit));

  // The picture may have failed before React was there to hear of it.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0) setFailures((count) => Math.min(count + 1, limit));
  }, [limit]);

  return { failures, ref, onError };
}
