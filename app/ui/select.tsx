import { clsx } from "clsx";
import { ChevronDown } from "lucide";
import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Option = { value: string; label: string };

/** A labelled native select. */
export function Select({
  label,
  value,
  options,
  onChange,
  className,
}: {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  className?: string;
}) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="block type-label">
        {label}
      </label>
      <div className="relative mt-1.5">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(controlClasses, "cursor-pointer appearance-none truncate pr-10")}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          shape={ChevronDown}
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2"
        />
      </div>
    </div>
  );
}

export const controlClasses =
  "min-h-11 w-full rounded border border-line-strong bg-white px-3.5 py-2 text-ink hover:border-ink";
