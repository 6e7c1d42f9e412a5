type Stat = { value: string; label: string };

/** Figures in a ruled strip. They do not count up: a changing figure cannot be read. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-2 border-t border-line lg:grid-cols-4">
      {stats.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line py-7 pr-4 pl-5 not-first:border-l first:pl-0 max-lg:odd:border-l-0 max-lg:odd:pl-0 max-lg:nth-[n+3]:border-t md:py-9"
        >
          <dt className="type-small text-steel">{label}</dt>
          <dd className="type-figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
