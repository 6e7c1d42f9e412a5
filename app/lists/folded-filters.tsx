import { clsx } from "clsx";
import { SlidersHorizontal } from "lucide";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** On a phone the filters of a list take one row until they are asked for. Without JavaScript they do nothing. */
export function FoldedFilters({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="noscript:hidden">
      <Button
        variant="outline"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="w-full sm:hidden"
      >
        <Icon shape={SlidersHorizontal} className="size-5" />
        {label}
      </Button>
      <div id={id} className={clsx("max-sm:mt-5", !open && "max-sm:hidden")}>
        {children}
      </div>
    </div>
  );
}
