import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { lockScroll } from "#app/lib/lock-scroll.ts";

export type SheetControl = { id: string; ref: RefObject<HTMLDialogElement | null> };

export function useSheet(): SheetControl {
  return { id: useId(), ref: useRef<HTMLDialogElement>(null) };
}

/** The platform's modal dialog; its transitions are in styles/overlays.css. */
export function Sheet({
  control,
  label,
  children,
}: {
  control: SheetControl;
  label: string;
  children: ReactNode;
}) {
  // React does not support this event of a dialog. A visitor may have opened it before hydration.
  useEffect(() => {
    const dialog = control.ref.current;
    const hold = () => lockScroll(dialog?.open === true);
    hold();
    dialog?.addEventListener("toggle", hold);
    return () => dialog?.removeEventListener("toggle", hold);
  }, [control.ref]);

  return (
    <dialog id={control.id} ref={control.ref} aria-label={label} className="sheet">
      {children}
    </dialog>
  );
}

/** Browsers that support `command` open it before hydration; the others use the click handler. */
export function sheetButton({ id, ref }: SheetControl, command: "show-modal" | "close") {
  const onClick = () => {
    if ("commandForElement" in HTMLButtonElement.prototype) return;
    if (command === "close") ref.current?.close();
    else ref.current?.showModal();
  };
  return { command, commandfor: id, onClick };
}
