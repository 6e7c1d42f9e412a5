import { deferStart } from "./defer-start.ts";
import { reloadOnBack } from "./reload-on-back.ts";
import { replayActions } from "./replay-actions.ts";
import { showFonts } from "./show-fonts.ts";

/** The boot script, inlined in the head of each page: it runs before the first paint, so it stays small. */
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

try {
  if (sessionStorage.visited) dataset.visited = "";
  sessionStorage.visited = "1";
} catch {
  // Without storage the bridge draws itself on each page and not once a visit.
}

showFonts();
replayActions();
reloadOnBack();
deferStart();

// Last, because only what has started above takes it away: a browser in which that fails shows all pictures.
if (__DEFERRED_PICTURES__) dataset.pictures = "eager";
