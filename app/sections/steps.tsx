import { clsx } from "clsx";
import { TrussDivider } from "#app/bridge/truss-divider.tsx";

type Step = { title: string; description: string };

const columnClasses = {
  1: "",
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
  5: "md:grid-cols-2 xl:grid-cols-5",
  6: "md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6",
} as const;

/** Numbered steps under a truss. */
export function Steps({
  steps,
  level = 3,
  dark = false,
}: {
  steps: readonly Step[];
  /** The heading level. */
  level?: 3 | 4;
  dark?: boolean;
}) {
  const Heading = `h${level}` as const;
  return (
    <>
      <TrussDivider className={dark ? "text-taxi" : "text-ink"} />
      <ol className={clsx("grid gap-x-6", columnClasses[columnsFor(steps.length)])}>
        {steps.map(({ title, description }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-b border-current/25 py-6 md:block md:py-7 md:pr-4"
          >
            <span aria-hidden="true" className={clsx("block type-figure", dark && "text-taxi")}>
              {index + 1}
            </span>
            <div className="pt-1.5 md:pt-2">
              <Heading className="type-h3">{title}</Heading>
              <p className={clsx("mt-2 measure md:mt-3", dark ? "text-mist" : "text-graphite")}>
                {description}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** As many as there are steps, up to six in a row. */
function columnsFor(steps: number) {
  return ([1, 2, 3, 4, 5] as const).find((columns) => columns === steps) ?? 6;
}
