import { formatUsd } from "#app/lib/format.ts";
import type { Calculator } from "#content/calculator/schema.ts";

export function PriceList({ groups }: Pick<Calculator, "groups">) {
  return (
    <div className="grid gap-x-6 gap-y-12 lg:grid-cols-2">
      {groups.map((group) => (
        <section key={group.id}>
          <h3 className="type-h3">{group.title}</h3>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {group.options.map(({ id, label, price, info }) => (
              <li key={id} className="grid grid-cols-[1fr_auto] gap-x-6 py-3">
                <span className="font-semibold">{label}</span>
                <span className="font-display text-lg font-semibold tabular-nums">{formatUsd(price)}</span>
                <span className="measure type-small text-steel">{info}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
