import { memo } from "react";
import { formatUsd } from "#app/lib/format.ts";
import type { Estimate } from "./estimate.ts";

/** Memoised, so that the lines may lag behind the total by a frame. */
export const ReceiptLines = memo(function ReceiptLines({ groups }: Pick<Estimate, "groups">) {
  if (groups.length === 0) return <NoLines />;
  return (
    // A long list scrolls inside the receipt, so that the total stays visible; keyboards need to reach it.
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
              <Line key={id} label={label} price={price} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
});

/** Memoised, like the rows of options: a toggle adds or removes one. */
const Line = memo(function Line({ label, price }: { label: string; price: number }) {
  return (
    <li className="flex items-baseline gap-2 pt-1 type-small print:pt-0">
      {label}
      <span aria-hidden="true" className="grow border-b border-dotted border-line-strong" />
      <span className="font-display text-[1.0625rem] font-semibold tabular-nums">{formatUsd(price)}</span>
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
