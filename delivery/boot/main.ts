import { deferStart } from "./defer-start.ts";
import { showFonts } from "./show-fonts.ts";

/**
 * The boot script. The build compiles it and puts it into the head of each page, where it runs before the first
 * paint, so it stays small.
 */
const { dataset } = document.documentElement;

// A place to scroll to needs true heights, so a reload, Back and a fragment lay out the whole page at once.
const [navigation] = performance.getEntriesByType("navigation");
if (
  __DEFERRED_LAYOUT__ &&
  !location.hash &&
  navigation &&
  "type" in navigation &&
  navigation.type === "navigate"
)
  dataset.layout = "deferred";

// The bridge draws itself once a visit.
try {
  if (sessionStorage.visited) dataset.visited = "";
  sessionStorage.visited = "1";
} catch {
  // A browser without storage sees it drawn on each page.
}

showFonts();
deferStart();
