import { memo } from "react";
import { formatUsd } from "#app/lib/format.ts";
import type { Estimate } from "./estimate.ts";

/** Memoised, so that the lines may lag behind the total by a frame. */
export const ReceiptLines = memo(function ReceiptLines({ groups }: Pick<Estimate, "groups">) {
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0) return <NoLines />;
  return (
    <div className="receipt-lines" style={{ flexBasis: `calc(${count} * var(--line) + 1.5rem + 3px)` }}>
      {/* It scrolls inside the receipt, so that the total stays visible; keyboards need to reach it. */}
      <section
        aria-label="Lines of the estimate"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without controls needs the focus itself.
        tabIndex={0}
        className="scroll-shadows"
      >
        {groups.map(({ id, title, lines }) => (
          <div key={id} className="print:mt-2">
            <h3 className="hidden type-label text-steel print:block">{title}</h3>
            <ul>
              {lines.map(({ id, label, price }) => (
                <Line key={id} label={label} price={price} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
});

/** Memoised, like the rows of options: a toggle adds or removes one. */
const Line = memo(function Line({ label, price }: { label: string; price: number }) {
  return (
    <li className="flex items-baseline gap-2 type-small">
      {label}
      <span aria-hidden="true" className="grow border-b border-dotted border-line-strong" />
      <span className="font-display text-[1.0625rem] leading-none font-semibold tabular-nums">
        {formatUsd(price)}
      </span>
    </li>
  );
});

function NoLines() {
  return (
    <p className="mt-4 border-t border-line py-4 type-small text-steel">
      Nothing selected yet. What you tick appears here, ready to share or print.
    </p>
  );
}
