/** Leaves out bands that have not been laid out: to ask for a box in them would lay them out. */
export function boxInView(element: Element) {
  if (element.checkVisibility?.({ contentVisibilityAuto: true }) === false) return undefined;
  const box = element.getBoundingClientRect();
  const { top, right, bottom, left } = box;
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth ? box : undefined;
}
