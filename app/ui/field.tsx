import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { formatNumber } from "#app/lib/format.ts";

/** Props that connect the control of a field with its label, limit and error. */
type ControlProps = {
  id: string;
  className: string;
  "aria-invalid": boolean;
  "aria-describedby": string;
};

type Props = {
  id: string;
  label: string;
  optional?: boolean;
  /** Of the value, in characters. */
  length: number;
  limit: number;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A label over a control, with the limit beside it and the error under it. */
export function Field({ id, label, optional = false, length, limit, error, children }: Props) {
  const limitId = useId();
  const errorId = useId();
  const tooLong = length > limit;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="type-label">
          {label}
          {optional && <span className="font-medium text-steel"> (optional)</span>}
        </label>
        <span
          id={limitId}
          className={clsx("type-small tabular-nums", tooLong ? "font-semibold text-sindoor" : "text-steel")}
        >
          {length === 0 ? `max. ${formatNumber(limit)}` : `${formatNumber(length)} / ${formatNumber(limit)}`}
          <span className="sr-only"> characters</span>
        </span>
      </div>
      {children({
        id,
        className:
          "mt-1.5 block w-full rounded border border-line-strong bg-white px-4 py-3 text-ink hover:border-ink aria-invalid:border-2 aria-invalid:border-sindoor",
        "aria-invalid": error !== undefined,
        "aria-describedby": error ? `${errorId} ${limitId}` : limitId,
      })}
      {error && (
        <p id={errorId} className="mt-1.5 type-small font-semibold text-sindoor">
          {error}
        </p>
      )}
    </div>
  );
}
