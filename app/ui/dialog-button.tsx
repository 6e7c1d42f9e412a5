import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { LazyDialog, type Panel } from "#app/ui/lazy-dialog.tsx";

type Props = Omit<ComponentProps<typeof Button>, "children"> & {
  label: string;
  load: () => Promise<Panel>;
  waiting: ReactNode;
  children: ReactNode;
};

/** A button of the bar that opens a dialog, whose content starts to load when somebody comes near the button. */
export function DialogButton({ label, load, waiting, children, ...button }: Props) {
  const [open, setOpen] = useState(false);
  // If this fails, opening the dialog tries again and says so.
  const prefetch = () => void load().catch(() => {});
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={({ currentTarget }) => {
          // Not every browser moves focus to a button that is clicked, and focus has to come back somewhere.
          if (document.activeElement === document.body) currentTarget.focus();
          setOpen(true);
        }}
        className="relative lg:w-9 noscript:hidden"
        {...button}
      >
        {children}
      </Button>
      {open && <LazyDialog label={label} load={load} waiting={waiting} onClose={() => setOpen(false)} />}
    </>
  );
}
