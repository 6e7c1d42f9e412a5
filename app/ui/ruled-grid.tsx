import { clsx } from "clsx";

type Cell = { title: string; description: string };

const columnClasses = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-2 lg:grid-cols-3",
  4: "md:grid-cols-2 xl:grid-cols-4",
} as const;

/** A grid of short entries, each under a rule: for points that are compared rather than read in order. */
export function RuledGrid({
  cells,
  columns,
  level = 3,
  dark = false,
}: {
  cells: readonly Cell[];
  columns: keyof typeof columnClasses;
  /** The heading level. */
  level?: 3 | 4;
  dark?: boolean;
}) {
  const Heading = `h${level}` as const;
  return (
    <ul className={clsx("grid gap-x-6 gap-y-8", columnClasses[columns])}>
      {cells.map(({ title, description }) => (
        <li key={title} className="border-t border-current pt-4">
          <Heading className="type-h3">{title}</Heading>
          <p className={clsx("mt-3 measure", dark ? "text-mist" : "text-graphite")}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
