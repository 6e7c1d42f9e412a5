/** Milliseconds and pixels, as specified. */
const openDelay = 700;
const skipDelay = 300;
const offset = 4;

/** Pixels between a tooltip and the edge of the window. */
const edge = 8;

/** For each `[data-explained]` inside `area`; native popovers, in the top layer without a library. */
export function watchTooltips(area: HTMLElement | null) {
  if (!area) return;
  let explained: Element | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let open: HTMLElement | undefined;
  let anchor: Element | undefined;
  let pinned = false;
  /** By Escape: nothing opens again under a mouse that does not move. */
  let dismissed = false;

  function enter(next: Element | undefined) {
    if (next === explained) return;
    leave();
    explained = next;
    if (!next) return;
    if (Date.now() - closedAt < skipDelay) show(next);
    else opening = setTimeout(show, openDelay, next);
  }

  function leave() {
    explained = undefined;
    close();
  }

  function show(next: Element) {
    const tooltip = next.querySelector<HTMLElement>("[popover]");
    if (!tooltip) return;
    tooltip.showPopover();
    open = tooltip;
    anchor = next.querySelector("[data-info]") ?? next;
    follow();
    document.addEventListener("scroll", follow, { capture: true, passive: true });
  }

  function follow() {
    if (open && anchor && !positionTooltip(open, anchor)) leave();
  }

  function close() {
    clearTimeout(opening);
    if (!open) return;
    document.removeEventListener("scroll", follow, { capture: true });
    open.hidePopover();
    open = undefined;
    pinned = false;
    closedAt = Date.now();
  }

  const stop = new AbortController();
  const { signal } = stop;
  const explainedAt = (target: EventTarget | null) =>
    target instanceof Element && area.contains(target)
      ? (target.closest("[data-explained]") ?? undefined)
      : undefined;

  const point = (event: PointerEvent) => {
    if (event.movementX !== 0 || event.movementY !== 0) dismissed = false;
    if (isMouse(event) && !dismissed) enter(explainedAt(event.target));
  };
  area.addEventListener("pointerover", point, { signal });
  area.addEventListener("pointermove", point, { signal, passive: true });
  area.addEventListener("pointerleave", (event) => isMouse(event) && leave(), { signal });
  area.addEventListener("focusin", ({ target }) => isFocusVisible(target) && enter(explainedAt(target)), {
    signal,
  });
  area.addEventListener("focusout", (event) => explainedAt(event.relatedTarget) !== explained && leave(), {
    signal,
  });
  area.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("[data-info]") : null;
      const pressed = explainedAt(button);
      if (!pressed) return;
      const again = pinned && pressed === explained;
      leave();
      explained = pressed;
      if (again) return;
      show(pressed);
      pinned = true;
    },
    { signal },
  );
  // A press anywhere else closes the tooltip, or stops it from opening.
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!(target instanceof Element && target.closest("[data-info], [popover]"))) close();
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      dismissed = true;
      close();
    },
    { signal },
  );

  return () => {
    stop.abort();
    leave();
  };
}

/** Above its anchor, or below it where the header would cover it. False when the anchor is out of view. */
function positionTooltip(tooltip: HTMLElement, anchor: Element) {
  const { top, bottom, right } = anchor.getBoundingClientRect();
  const size = tooltip.getBoundingClientRect();
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const above = top - offset - size.height;
  tooltip.style.top = `${above < bar ? bottom + offset : above}px`;
  tooltip.style.left = `${Math.max(edge, right - size.width)}px`;
  return bottom > bar && top < window.innerHeight;
}

function isMouse(event: PointerEvent) {
  return event.pointerType !== "touch";
}

function isFocusVisible(target: EventTarget | null) {
  return target instanceof Element && target.matches(":focus-visible");
}
