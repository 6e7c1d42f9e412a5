import { useLocation, useNavigation } from "react-router";

/** The path of the page that is loading, unless it is the page that is shown. */
export function usePendingPath() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  return next === pathname ? undefined : next;
}
