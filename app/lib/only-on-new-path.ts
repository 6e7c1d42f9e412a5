import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For `shouldRevalidate` of a page that reads its query itself: a changed query needs no new data. */
export function onlyOnNewPath({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
