import { X } from "lucide-react";
import { formatDay, formatUsd } from "#app/lib/format.ts";
import { Button } from "#app/ui/button.tsx";
import type { Calculator } from "#content/calculator/schema.ts";
import type { Estimate } from "./estimate.ts";
import type { EstimateDocument } from "./estimate-text.ts";
import { Letterhead } from "./letterhead.tsx";
import { ReceiptActions } from "./receipt-actions.tsx";
import { ReceiptSum } from "./receipt-sum.tsx";

export const receiptId = "estimate";

type Props = {
  calculator: Calculator;
  document: EstimateDocument;
  onReset: () => void;
  onAsk: (answer: string) => void;
};

/**
 * The estimate as a document. It stands beside the options, is a popover from below on small screens, and prints
 * alone as soon as it has lines.
 */
export function Receipt({ calculator, document, onReset, onAsk }: Props) {
  const { estimate, title } = document;
  const filled = estimate.total > 0;
  return (
    <section
      id={receiptId}
      popover="auto"
      aria-labelledby="estimate-title"
      className={filled ? "print-alone receipt-sheet" : "receipt-sheet"}
    >
      <div className="flex flex-col border-t-4 border-ink bg-white px-5 pt-5 pb-4 max-h-[calc(100dvh-3rem)] md:px-7 lg:max-h-[calc(100dvh-var(--header-height)-3rem)] print:max-h-none print:border-0 print:p-0">
        {filled && <Letterhead link={document.link} />}
        <div className="flex items-start justify-between gap-4">
          <div>
            <h2 id="estimate-title" className="type-h3">
              Your estimate
            </h2>
            <p className="flex flex-wrap gap-x-2 type-small text-steel">
              {title}
              {filled && <span>{formatDay(new Date())}</span>}
            </p>
          </div>
          <div className="-mr-2 flex shrink-0 screen-only">
            <Button variant="ghost" size="sm" onClick={onReset} aria-disabled={!filled}>
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
              <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </Button>
          </div>
        </div>
        {filled ? <Lines groups={estimate.groups} /> : <NoLines />}
        <ReceiptSum calculator={calculator} estimate={estimate} onAsk={onAsk} />
        {filled && <ReceiptActions tab={calculator.id} document={document} />}
      </div>
      <div className="torn-edge max-lg:hidden print:hidden" />
    </section>
  );
}

function Lines({ groups }: Pick<Estimate, "groups">) {
  return (
    // A long list scrolls inside the receipt, so that the total stays in sight; the keyboard has to get there.
    <section
      aria-label="Lines of the estimate"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without controls needs the focus itself.
      tabIndex={0}
      className="scroll-shadows mt-4 space-y-3 border-y border-line py-3 min-h-24 overflow-y-auto print:min-h-0 print:space-y-2 print:overflow-visible"
    >
      {groups.map(({ id, title, lines }) => (
        <div key={id}>
          <h3 className="type-label text-steel">{title}</h3>
          <ul>
            {lines.map(({ id, label, price }) => (
              <li key={id} className="flex items-baseline gap-2 pt-1 type-small print:pt-0">
                {label}
                <span aria-hidden="true" className="grow border-b border-dotted border-line-strong" />
                <span className="font-display text-[1.0625rem] font-semibold tabular-nums">
                  {formatUsd(price)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function NoLines() {
  return (
    <p className="mt-4 border-t border-line py-4 type-small text-steel">
      Nothing selected yet. What you tick appears here, line by line, ready to share or print.
    </p>
  );
}
