import type { ReactNode } from "react";
import { watchTooltips } from "#app/ui/watch-tooltips.ts";

/** Holds any number of elements with tooltips and listens for all of them, so that a long list stays light. */
export function TooltipArea({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div ref={watchTooltips} className={className}>
      {children}
    </div>
  );
}

/**
 * The text that explains its parent, which carries `data-explained`. It is the target of `aria-describedby`, shown
 * when the visitor rests on the parent, and plain text where no script runs.
 */
export function Tooltip({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} role="tooltip" popover="manual" className="tooltip">
      {children}
    </span>
  );
}

/** Shows and hides the tooltip of its parent by touch or click; the tooltip points at it. */
export function InfoButton({ label, describedBy }: { label: string; describedBy: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      data-info
      className="group/info flex min-w-11 items-center justify-center noscript:hidden"
    >
      <span
        aria-hidden="true"
        className="grid size-5.5 place-items-center rounded-full border border-line-strong font-display leading-none font-semibold text-steel transition-colors group-hover/info:border-ink group-hover/info:bg-ink group-hover/info:text-white"
      >
        i
      </span>
    </button>
  );
}
