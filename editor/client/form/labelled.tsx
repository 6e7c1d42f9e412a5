import type { ReactNode } from "react";
import type { Field } from "../../protocol.ts";
import type { Path } from "../set-in.ts";
import { useMessages } from "./form-context.tsx";

type ControlProps = { id: string; "aria-invalid": boolean; "aria-describedby": string | undefined };

type Props = {
  field: Pick<Field, "label" | "hint" | "optional">;
  path: Path;
  /** For the texts of a list, which has a label. */
  isLabelHidden?: boolean;
  children: (control: ControlProps) => ReactNode;
};

/** A label over a control, the hint under the label and what is wrong under the control. */
export function Labelled({ field: { label, hint, optional }, path, isLabelHidden = false, children }: Props) {
  const id = path.join(".");
  const { problem, remark } = useMessages(path);
  const described = [hint && `${id}-hint`, (problem || remark) && `${id}-message`].filter(Boolean).join(" ");
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "type-label"}>
        {label}
        {optional && <span className="font-medium text-steel"> (optional)</span>}
      </label>
      <Hint id={`${id}-hint`} text={hint} />
      {children({ id, "aria-invalid": problem !== undefined, "aria-describedby": described || undefined })}
      <Message path={path} />
    </div>
  );
}

export function Hint({ id, text }: { id?: string; text: string }) {
  return text ? (
    <p id={id} className="type-small text-steel">
      {text}
    </p>
  ) : null;
}

export function Message({ path, inside = false }: { path: Path; inside?: boolean }) {
  const { problem, remark } = useMessages(path, inside);
  if (!problem && !remark) return null;
  return (
    <p
      id={`${path.join(".")}-message`}
      className={problem ? "type-small font-semibold text-sindoor" : "type-small font-semibold text-hooghly"}
    >
      {asSentence(problem ?? remark ?? "")}
    </p>
  );
}

/** "must be a number" becomes "Must be a number." */
export function asSentence(problem: string): string {
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1)}${/[.!?:]$/.test(problem) ? "" : "."}`;
}
