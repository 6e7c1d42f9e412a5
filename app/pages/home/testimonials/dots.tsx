import { clsx } from "clsx";
import { useEffect, useRef } from "react";

type Props = { names: readonly string[]; shown: number; onSelect: (index: number) => void };

/** A button for each slide. Focus follows the arrow keys. */
export function Dots({ names, shown, onSelect }: Props) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const dots = row.current;
    if (!dots?.contains(document.activeElement)) return;
    dots.querySelectorAll("button").item(shown).focus();
  }, [shown]);

  return (
    <div
      ref={row}
      className="screen-only relative mt-8 -ml-3 flex w-max max-w-full before:absolute before:inset-x-5 before:top-1/2 before:h-[3px] before:-translate-y-1/2 before:bg-ink noscript:hidden"
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={`Testimonial ${index + 1} of ${names.length}: ${name}`}
          aria-current={index === shown || undefined}
          onClick={() => onSelect(index)}
          className="group relative grid size-11 place-items-center rounded"
        >
          <span
            className={clsx(
              "size-5 rounded-full border-ink transition-colors",
              // Filled by its border, which forced colours keep.
              index === shown ? "border-10" : "border-3 bg-taxi group-hover:bg-white",
            )}
          />
        </button>
      ))}
    </div>
  );
}
