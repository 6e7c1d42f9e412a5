import { clsx } from "clsx";
import type { ReactNode } from "react";

type Fact = { label: string; values: readonly string[] };

/** The panel beside a long text that holds what a reader looks up: client, time, tools. */
export function Facts({
  title,
  facts,
  className,
  children,
}: {
  title: string;
  facts: readonly Fact[];
  className?: string;
  children?: ReactNode;
}) {
  return (
    <aside className={className}>
      <div className={clsx("border-t-4 border-taxi bg-fog p-6 md:p-8", "lg:sticky lg:top-28")}>
        <h2 className="type-h3">{title}</h2>
        <dl className="mt-5 space-y-5">
          {facts.map(({ label, values }) => (
            <div key={label}>
              <dt className="type-label">{label}</dt>
              {values.map((value) => (
                <dd key={value} className="mt-1 text-graphite">
                  {value}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        {children && <div className="mt-7 flex flex-wrap gap-3">{children}</div>}
      </div>
    </aside>
  );
}
