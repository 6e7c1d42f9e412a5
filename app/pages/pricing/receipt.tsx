import { X } from "lucide";
import { type FocusEvent, type ToggleEvent, useCallback, useEffect, useRef } from "react";
import { moveFocus } from "#app/focus/move-focus.ts";
import { formatDay } from "#app/lib/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Calculator } from "#content/calculator/schema.ts";
import { totalOf } from "./estimate.ts";
import type { EstimateDocument } from "./estimate-text.ts";
import type { EstimatorStore } from "./estimator-store.ts";
import { Letterhead } from "./letterhead.tsx";
import { ReceiptActions } from "./receipt-actions.tsx";
import { ReceiptLines } from "./receipt-lines.tsx";
import { ReceiptSum } from "./receipt-sum.tsx";

export const receiptId = "estimate";
const titleId = "estimate-title";

type Props = {
  calculator: Calculator;
  store: EstimatorStore;
  document: EstimateDocument;
  onReset: () => void;
  rangeAnswer: string | undefined;
  onOpenAnswer: (answer: string) => void;
};

/** Beside the options, a popover on small screens, and printed alone once it has lines. */
export function Receipt({ calculator, store, document, onReset, rangeAnswer, onOpenAnswer }: Props) {
  const { estimate, title, link } = document;
  const filled = estimate.total > 0;
  const sheet = useRef<HTMLElement>(null);
  const close = useCallback(() => sheet.current?.hidePopover(), []);

  // A tablet that is rotated has room for it beside the options.
  useEffect(() => {
    const beside = window.matchMedia("(width >= 64rem)");
    beside.addEventListener("change", close);
    return () => beside.removeEventListener("change", close);
  }, [close]);

  /** It covers the page on small screens, so focus moves into it, and it closes when focus leaves. */
  function onToggle({ currentTarget, newState }: ToggleEvent) {
    const { activeElement, body } = window.document;
    if (newState === "open") return moveFocus(window.document.getElementById(titleId));
    // The button that opened it is invisible while nothing is selected. Focus may also have gone elsewhere. A reset may
    // not have rendered here yet.
    const isEmpty = totalOf(calculator, store.get().selections[calculator.id] ?? []) === 0;
    const isLost = activeElement === body || currentTarget.contains(activeElement);
    if (isEmpty && isLost) moveFocus(window.document.querySelector("[role=tab][aria-selected=true]"));
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const left = relatedTarget && !currentTarget.contains(relatedTarget);
    if (left && currentTarget.matches(":popover-open")) close();
  }

  return (
    <section
      ref={sheet}
      id={receiptId}
      popover="auto"
      onToggle={onToggle}
      onBlur={onBlur}
      aria-labelledby={titleId}
      className={filled ? "print-alone receipt-sheet" : "receipt-sheet"}
    >
      {/* Isolated parts, so that a new sum repaints little else. */}
      <div className="flex flex-col overflow-y-auto border-t-4 border-ink bg-white px-5 pt-5 pb-4 *:isolate max-h-[calc(100dvh-3rem)] md:px-7 lg:max-h-[calc(100dvh-var(--header-height)-3rem)] print:block print:max-h-none print:border-0 print:p-0">
        {filled && <Letterhead link={link} />}
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div className="grow basis-40">
            <h2 id={titleId} className="type-h3">
              Your estimate
            </h2>
            <p className="flex flex-wrap gap-x-2 type-small text-steel">
              {title}
              {filled && <span>{formatDay(new Date())}</span>}
            </p>
          </div>
          <div className="-mr-2 flex shrink-0 screen-only">
            <Button variant="link" size="sm" onClick={onReset} aria-disabled={!filled}>
              Reset
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label="Close the estimate"
              popoverTarget={receiptId}
              popoverTargetAction="hide"
              className="lg:hidden"
            >
              <Icon shape={X} className="size-5" />
            </Button>
          </div>
        </div>
        <ReceiptLines groups={estimate.groups} />
        <ReceiptSum
          calculator={calculator}
          store={store}
          weeks={estimate.weeks}
          rangeAnswer={rangeAnswer}
          onOpenAnswer={onOpenAnswer}
        />
        {filled && <ReceiptActions calculator={calculator} store={store} onDone={close} />}
      </div>
      <div className="torn-edge max-lg:hidden print:hidden" />
    </section>
  );
}
