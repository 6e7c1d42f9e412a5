import { clsx } from "clsx";
import type { TechnologyPartner } from "#content/technology-partners/schema.ts";

/**
 * A partner's mark in the colour of the text around it. The drawings lie in public/technology-marks.svg, written by
 * scripts/technology-marks.ts: path data belongs neither in the script nor twice in the page.
 */
export function TechnologyMark({
  logo,
  className,
}: Pick<TechnologyPartner, "logo"> & { className?: string }) {
  return (
    <svg className={clsx("fill-current", className)} aria-hidden="true" focusable="false">
      <use href={`/technology-marks.svg#${logo}`} />
    </svg>
  );
}
