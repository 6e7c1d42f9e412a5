import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { Link } from "#app/ui/link.tsx";

export type Fact = { label: string; values: readonly (string | { text: string; to: string })[] };

/** The panel of facts beside a long text: client, time, tools. A fact without a value is left out. */
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
  const stated = facts.filter(({ values }) => values.length > 0);
  const id = useId();
  return (
    <aside aria-labelledby={id} className={className}>
      <div className="border-t-4 border-taxi bg-fog p-6 md:max-lg:p-8 print:p-0">
        <h2 id={id} className="type-h3 print:hidden">
          {title}
        </h2>
        <dl className="mt-4 grid gap-4 md:max-lg:grid-cols-2 print:mt-2 print:auto-cols-fr print:grid-flow-col print:gap-4">
          {stated.map(({ label, values }) => (
            <div key={label} className="flex flex-wrap gap-x-4">
              <dt className="w-full type-label">{label}</dt>
              {values.map((value) => (
                // Links share a line.
                <dd
                  key={textOf(value)}
                  className={clsx(
                    "mt-1 wrap-anywhere text-graphite print:mt-0",
                    typeof value === "string" && "w-full",
                  )}
                >
                  {typeof value === "string" ? (
                    value
                  ) : (
                    <Link to={value.to} className="inline-flex min-h-6 items-center text-link print:min-h-0">
                      {value.text}
                    </Link>
                  )}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        {children && <div className="screen-only mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
    </aside>
  );
}

function textOf(value: Fact["values"][number]) {
  return typeof value === "string" ? value : value.text;
}
