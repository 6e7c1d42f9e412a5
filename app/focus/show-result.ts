import { flushSync } from "react-dom";
import { moveFocus } from "./move-focus.ts";

/**
 * Makes a change that may remove the pressed control, and moves focus to the element that shows its result. Every
 * control that can disappear or that has its result elsewhere uses it, so that focus never falls to the body.
 */
export function showResult(id: string, change: () => void) {
  flushSync(change);
  moveFocus(document.getElementById(id));
}
