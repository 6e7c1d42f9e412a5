import type { ShouldRevalidateFunctionArgs } from "react-router";

/** For pages whose query is a matter of the browser: another query is the same data. */
export function revalidateOnPathChange({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
