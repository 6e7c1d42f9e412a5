import { flushSync } from "react-dom";
import { moveFocus } from "./move-focus.ts";

/** For every control that disappears or has its result elsewhere, so that focus never falls to the body. */
export function showResult(id: string, change: () => void) {
  flushSync(change);
  moveFocus(document.getElementById(id));
}
