import { Children, type ReactNode, useLayoutEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * The bands of a page, from its header to its last call. On a page that a click opens, the first one shows a frame
 * before the others are rendered. After Back and for a fragment all are needed, to find a place among them.
 */
export function Bands({ first = 1, children }: { first?: number; children: ReactNode }) {
  const { hash } = useLocation();
  const [isWhole, setWhole] = useState(useNavigationType() === "POP" || hash !== "");

  // Not as a deferred value: React would render the others in slices, and they would come 150 ms later on a phone.
  // In a layout effect, because another may run after the frame.
  useLayoutEffect(() => {
    requestAnimationFrame(() => setTimeout(() => setWhole(true)));
  }, []);

  const bands = Children.toArray(children);
  // The rest is as high as the screen, so that the footer stays out of sight.
  return isWhole ? bands : [...bands.slice(0, first), <div key="rest" className="h-dvh" />];
}
