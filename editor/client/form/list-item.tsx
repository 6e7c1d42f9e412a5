import { clsx } from "clsx";
import { Trash2 } from "lucide";
import { type ReactNode, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { MoveButtons } from "../move-buttons.tsx";
import type { Path } from "../set-in.ts";
import { useHasProblem } from "./form-context.tsx";

type Props = {
  label: string;
  /** What stands on the folded item; a single text is never folded. */
  title: string | undefined;
  path: Path;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
};

export function ListItem({ label, title, path, index, count, onMove, onRemove, children }: Props) {
  const hasProblem = useHasProblem(path);
  const [isOpen, setOpen] = useState(title === "New");
  const tools = (
    <div className="flex shrink-0 py-1">
      <MoveButtons label={title ?? label} index={index} count={count} onMove={onMove} />
      <button
        type="button"
        className="grid size-8 place-items-center rounded text-steel hover:bg-fog hover:text-sindoor"
        aria-label={`Remove ${title ?? label}`}
        onClick={onRemove}
      >
        <Icon shape={Trash2} className="size-4" />
      </button>
    </div>
  );
  if (title === undefined) {
    return (
      <li className="flex items-start gap-1">
        <div className="min-w-0 grow">{children}</div>
        {tools}
      </li>
    );
  }
  return (
    <li className={clsx("rounded border bg-white", hasProblem ? "border-sindoor" : "border-line")}>
      <div className="flex items-center gap-1 pr-1">
        <button
          type="button"
          aria-expanded={isOpen || hasProblem}
          className="min-w-0 grow truncate px-4 py-2.5 text-left hover:bg-fog"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="mr-2 text-steel tabular-nums">{index + 1}</span> {title}
        </button>
        {tools}
      </div>
      {(isOpen || hasProblem) && (
        <div className="grid grid-cols-1 gap-4 border-t border-line p-4">{children}</div>
      )}
    </li>
  );
}
