export function moveFocus(target: Element | null, options?: FocusOptions) {
  if (!(target instanceof HTMLElement)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus(options);
}
