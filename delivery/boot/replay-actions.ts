import { hydratedEvent } from "../hydrated-event.ts";

/** A link, a form and a button with a command work without React. */
const buttons = "button[type=button]:not([command], [popovertarget])";

/** What was pressed and chosen before hydration is pressed and chosen again after it, in its order. */
export function replayActions() {
  const actions: (() => void)[] = [];
  function remember({ type, target }: Event) {
    const button = target instanceof Element && type === "click" && target.closest<HTMLElement>(buttons);
    if (button) actions.push(() => button.click());
    if (target instanceof HTMLSelectElement && type === "change")
      actions.push(() => target.dispatchEvent(new Event("change", { bubbles: true })));
  }
  const stop = new AbortController();
  for (const type of ["click", "change"])
    addEventListener(type, remember, { capture: true, signal: stop.signal });
  addEventListener(
    hydratedEvent,
    () => {
      stop.abort();
      for (const repeat of actions) repeat();
    },
    { once: true },
  );
}
