import { clsx } from "clsx";
import { ChevronUp } from "lucide";
import { formatUsd } from "#app/lib/format.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Calculator } from "#content/calculator/schema.ts";
import { totalOf, weeksFor } from "./estimate.ts";
import { weeksText } from "./estimate-text.ts";
import { type EstimatorStore, useSelected } from "./estimator-store.ts";
import { receiptId } from "./receipt.tsx";

/** Invisible while nothing is selected, so that it covers no option. */
export function ReceiptBar({ calculator, store }: { calculator: Calculator; store: EstimatorStore }) {
  const total = useSelected(store, calculator.id, (ids) => totalOf(calculator, ids));
  return (
    <div
      className={clsx(
        "receipt-bar on-dark sticky bottom-0 z-30 screen-only border-t border-graphite bg-ink text-white contain-layout lg:hidden noscript:hidden",
        total === 0 && "invisible",
      )}
    >
      <div className="page-width flex min-h-17 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <p className="leading-tight">
          <span className="block font-display text-3xl leading-none font-bold tabular-nums [font-stretch:75%]">
            {formatUsd(total)}
          </span>
          <span className="type-small text-mist">{weeksText(weeksFor(calculator, total))}</span>
        </p>
        <Button variant="secondary" popoverTarget={receiptId}>
          View estimate
          <Icon shape={ChevronUp} className="size-5" />
        </Button>
      </div>
    </div>
  );
}
