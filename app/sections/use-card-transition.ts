import { useViewTransitionState } from "react-router";
import { useMediaQuery } from "#app/lib/use-media-query.ts";

/**
 * For a card whose picture becomes the picture of the page it leads to, where the browser can do that and motion
 * is welcome. The page's picture carries `shared-cover` always; a card only while it is the one on its way.
 */
export function useCardTransition(to: string) {
  // A card looks the same either way, so it assumes what is true for most and need not be gone through again.
  const welcome = useMediaQuery("(prefers-reduced-motion: no-preference)", true);
  const moving = useViewTransitionState(to);
  return { viewTransition: welcome, coverClass: moving ? "shared-cover" : "" };
}
