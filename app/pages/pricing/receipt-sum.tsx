import { clsx } from "clsx";
import { memo } from "react";
import { formatUsd } from "#app/lib/format.ts";
import type { Calculator } from "#content/calculator/schema.ts";
import { policies } from "#content/site.ts";
import { optionsOf, rangeAround, totalOf, weeksFor } from "./estimate.ts";
import { weeksText } from "./estimate-text.ts";
import { faqTab } from "./estimator-state.ts";
import { type EstimatorStore, useSelected } from "./estimator-store.ts";
import { SpanBar } from "./span-bar.tsx";

type Props = {
  calculator: Calculator;
  store: EstimatorStore;
  /** The length of the bridge. It may lag behind the duration in the text. */
  weeks: number;
  /** The question whose answer says why the estimate is a range. */
  rangeAnswer: string | undefined;
  onOpenAnswer: (answer: string) => void;
};

/** Total, range and duration. */
export function ReceiptSum({ weeks, ...figures }: Props) {
  const { calculator } = figures;
  const { baseWeeks, weeksDivisor } = calculator;
  const everything = optionsOf(calculator).reduce((sum, { price }) => sum + price, 0);
  return (
    <div className="-mt-px border-t-2 border-ink pt-4">
      <Figures {...figures} />
      <SpanBar weeks={weeks} longest={weeksFor(calculator, everything)} />
      <p className="mt-2 type-small text-steel">
        {weeksText(baseWeeks)}, plus one for each full {formatUsd(weeksDivisor)}.
      </p>
    </div>
  );
}

const Figures = memo(function Figures({
  calculator,
  store,
  rangeAnswer,
  onOpenAnswer,
}: Omit<Props, "weeks">) {
  const total = useSelected(store, calculator.id, (ids) => totalOf(calculator, ids));
  const range = rangeAround(total);
  return (
    // A known height beside the options, so that a new sum moves nothing; wider text spacing may need more.
    <dl className={clsx("contain-layout", total > 0 ? "xl:min-h-32.5" : "xl:min-h-26")}>
      <div className="flex items-baseline justify-between gap-4">
        <dt className="type-h3">Total</dt>
        <dd className="type-figure">{formatUsd(total)}</dd>
      </div>
      {total > 0 && (
        <div className="mt-1 flex items-baseline justify-between gap-4 type-small">
          <dt className="text-steel">
            Within {policies.estimateTolerance}%{" "}
            {rangeAnswer && (
              <a
                href={`?tab=${faqTab}#${rangeAnswer}`}
                onClick={(event) => {
                  event.preventDefault();
                  onOpenAnswer(rangeAnswer);
                }}
                className="screen-only text-link"
              >
                why?
              </a>
            )}
          </dt>
          <dd className="text-right font-semibold tabular-nums">
            {formatUsd(range.from)} to {formatUsd(range.to)}
          </dd>
        </div>
      )}
      <div className="mt-3 flex items-baseline justify-between gap-4">
        <dt className="type-h3">Duration</dt>
        <dd className="font-display text-3xl leading-none font-bold [font-stretch:75%]">
          {weeksText(weeksFor(calculator, total))}
        </dd>
      </div>
    </dl>
  );
});
