import { useEffect, useState } from "react";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { useTabVisible } from "./use-tab-visible.ts";

const rotationMs = 3000;

/** The index of the item that is shown: the next one every three seconds, unless paused, hidden or reduced motion. */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const welcome = useMediaQuery("(prefers-reduced-motion: no-preference)", false);
  const seen = useTabVisible();
  const running = welcome && seen && !paused;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), rotationMs);
    return () => clearInterval(timer);
  }, [running, count]);

  return { index, paused, toggle: () => setPaused((was) => !was) };
}
