import { useViewTransitionState } from "react-router";
import { useMediaQuery } from "#app/lib/use-media-query.ts";

/** The page's picture always has the class `shared-cover`, a card only during its own transition. */
export function useCardTransition(to: string) {
  // The markup is the same either way, so the common answer avoids a render after hydration.
  const welcome = useMediaQuery("(prefers-reduced-motion: no-preference)", true);
  const moving = useViewTransitionState(to);
  return { viewTransition: welcome, coverClass: moving ? "shared-cover" : "" };
}
