import { useViewTransitionState } from "react-router";
import { useMedia } from "#app/lib/use-media.ts";

/**
 * For a card whose picture becomes the picture of the page it leads to, where the browser can do that and motion
 * is welcome. The page's picture carries `shared-cover` always; a card only while it is the one on its way.
 */
export function useCardTransition(to: string) {
  const welcome = useMedia("(prefers-reduced-motion: no-preference)");
  const moving = useViewTransitionState(to);
  return { viewTransition: welcome, coverClass: moving ? "shared-cover" : "" };
}
