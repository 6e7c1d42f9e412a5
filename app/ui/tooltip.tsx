import type { ReactNode } from "react";
import { watchTooltips } from "#app/ui/watch-tooltips.ts";

/** One set of listeners for all tooltips inside it, so that a long list stays fast. */
export function TooltipArea({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div ref={watchTooltips} className={className}>
      {children}
    </div>
  );
}

/** Of its parent, which has `data-explained`; plain text without JavaScript. */
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
        className="grid size-5.5 place-items-center rounded-full border border-line-strong font-display leading-none font-semibold text-steel transition-colors before:content-['i'] group-hover/info:border-ink group-hover/info:bg-ink group-hover/info:text-white"
      />
    </button>
  );
}
