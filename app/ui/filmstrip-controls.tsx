import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Filmstrip } from "#app/ui/use-filmstrip.ts";

/** Previous, next and a dot for each picture. Screen readers announce the position when it changes. */
export function FilmstripControls({
  film: { index, show },
  count,
  dark = false,
  children,
}: {
  film: Filmstrip;
  count: number;
  dark?: boolean;
  children?: ReactNode;
}) {
  const look = dark ? "text-white hover:text-ink" : "";
  return (
    <div className="flex flex-wrap items-center gap-1 noscript:hidden">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Previous picture"
        className={look}
        onClick={() => show(index - 1)}
      >
        <Icon shape={ChevronLeft} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Next picture"
        className={look}
        onClick={() => show(index + 1)}
      >
        <Icon shape={ChevronRight} />
      </Button>
      <div className="flex">
        {Array.from({ length: count }, (_, dot) => `Show picture ${dot + 1}`).map((label, dot) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-current={dot === index}
            onClick={() => show(dot)}
            className="group grid h-11 w-6 pointer-coarse:w-11 place-items-center"
          >
            <span
              className={clsx(
                "size-2.5 rounded-full border border-current group-aria-[current=true]:bg-current",
                "group-aria-[current=true]:scale-125 forced-colors:group-aria-[current=true]:bg-[Highlight]",
              )}
            />
          </button>
        ))}
      </div>
      <p aria-live="polite" className="ml-2 type-small whitespace-nowrap tabular-nums">
        <span className="sr-only">Picture </span>
        {index + 1} <span aria-hidden="true">/</span>
        <span className="sr-only">of</span> {count}
      </p>
      <div className="ml-auto">{children}</div>
    </div>
  );
}
