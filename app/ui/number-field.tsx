import { Minus, Plus } from "lucide";
import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  label: string;
  /** A few words under the label. */
  note?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
};

/** An integer, typed or stepped. Values beyond the limits are clamped. */
export function NumberField({ label, note, value, min, max, onChange }: Props) {
  const id = useId();
  // An emptied field stays empty while the visitor types, though its value is the minimum.
  const [emptied, setEmptied] = useState(false);

  function type(text: string) {
    setEmptied(text === "");
    const typed = Math.trunc(Number(text));
    set(Number.isFinite(typed) ? typed : min);
  }

  function set(wanted: number) {
    onChange(Math.min(Math.max(wanted, min), max));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3">
      <div>
        <label htmlFor={id} className="block type-h3">
          {label}
        </label>
        {note && (
          <p id={`${id}-note`} className="type-small text-steel">
            {note}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <Button
          variant="outline"
          size="icon"
          aria-label={`Fewer: ${label}`}
          aria-disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          <Icon shape={Minus} className="size-5" />
        </Button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={emptied && value === min ? "" : value}
          aria-describedby={note && `${id}-note`}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setEmptied(false)}
          className="h-11 w-16 [appearance:textfield] rounded border border-line-strong bg-white text-center font-display text-lg font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
        />
        <Button
          variant="outline"
          size="icon"
          aria-label={`More: ${label}`}
          aria-disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          <Icon shape={Plus} className="size-5" />
        </Button>
      </div>
    </div>
  );
}
