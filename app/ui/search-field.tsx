import { clsx } from "clsx";
import { Search } from "lucide";
import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { controlClasses } from "#app/ui/select.tsx";

export function SearchField({
  label,
  value,
  maxLength,
  onType,
  onLeave,
  className,
}: {
  label: string;
  value: string;
  maxLength: number;
  onType: (text: string) => void;
  onLeave: () => void;
  className?: string;
}) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="block type-label">
        {label}
      </label>
      <div className="relative mt-1.5">
        <Icon
          shape={Search}
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2"
        />
        <input
          id={id}
          type="search"
          value={value}
          maxLength={maxLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
          className={clsx(controlClasses, "pl-11")}
        />
      </div>
    </div>
  );
}
