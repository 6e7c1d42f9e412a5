import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { LazyDialog, type Panel } from "#app/ui/lazy-dialog.tsx";

type Props = Omit<ComponentProps<typeof Button>, "children"> & {
  label: string;
  load: () => Promise<Panel>;
  fallback: ReactNode;
  children: ReactNode;
};

/** An icon button that opens a dialog. Hover and focus prefetch the content. */
export function DialogButton({ label, load, fallback, children, ...button }: Props) {
  const [open, setOpen] = useState(false);
  // A failure is ignored: opening the dialog tries again and shows it.
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
          // Safari does not focus a button on click, and the dialog returns focus to where it was.
          if (document.activeElement === document.body) currentTarget.focus();
          setOpen(true);
        }}
        className="relative not-pointer-coarse:lg:w-9 noscript:hidden"
        {...button}
      >
        {children}
      </Button>
      {open && <LazyDialog label={label} load={load} fallback={fallback} onClose={() => setOpen(false)} />}
    </>
  );
}
