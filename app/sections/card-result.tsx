import { clsx } from "clsx";

type Props = { figure: string | undefined; caption: string; large?: boolean };

/** One result on a card, its figure set large. */
export function CardResult({ figure, caption, large = false }: Props) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 border-l-4 border-taxi pl-4">
      {figure && (
        <span
          className={clsx(
            "shrink-0",
            large ? "min-w-20 type-figure lg:min-w-28" : "min-w-20 type-figure-small",
          )}
        >
          {figure}
        </span>
      )}{" "}
      <span className="min-w-[min(9rem,100%)] flex-1 type-small text-graphite">{caption}</span>
    </div>
  );
}
