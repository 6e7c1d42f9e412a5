import { useId, useState } from "react";
import { parseCost } from "./team-plan.ts";

/** An amount as the visitor types it. What cannot be parsed is undefined, with a message under the field. */
export function LocalCostField({
  value,
  onChange,
}: {
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState("");
  // The URL may have another amount than the one that was typed here.
  const shown = parseCost(typed) === value ? typed : String(value ?? "");
  const unread = shown.trim() !== "" && parseCost(shown) === undefined;

  return (
    <div className="grid gap-x-6 gap-y-3 py-4 md:grid-cols-[1fr_10.5rem]">
      <div>
        <label htmlFor={id} className="block type-h3">
          Your local cost per person per month
        </label>
        <p id={`${id}-note`} className="type-small text-steel">
          In US dollars: salary, employer’s taxes and recruitment for the same role. Optional.
        </p>
      </div>
      <div className="flex items-center self-start rounded max-md:max-w-60 border border-line-strong bg-white focus-within:border-ink">
        <span aria-hidden="true" className="pl-4 text-steel">
          $
        </span>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={shown}
          aria-invalid={unread}
          aria-describedby={unread ? `${id}-note ${id}-error` : `${id}-note`}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(parseCost(event.target.value));
          }}
          className="h-11 w-full rounded bg-transparent px-2 font-display text-lg font-semibold tabular-nums"
        />
      </div>
      <p
        id={`${id}-error`}
        role="status"
        className="min-h-6 type-small font-semibold text-sindoor md:col-span-2"
      >
        {unread && "Please enter an amount such as 9500 or 9,500.50."}
      </p>
    </div>
  );
}
