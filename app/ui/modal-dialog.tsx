import { type ComponentProps, type RefObject, useEffect } from "react";
import { lockScroll } from "#app/lib/lock-scroll.ts";
import { usePopState } from "#app/ui/use-pop-state.ts";

type Props = Omit<ComponentProps<"dialog">, "ref"> & { ref: RefObject<HTMLDialogElement | null> };

/** Render it while it is open. Back and Forward close it, and the page behind it does not scroll. */
export function ModalDialog({ ref, ...props }: Props) {
  usePopState(() => ref.current?.close());

  useEffect(() => {
    // In this order there is one layout: opening a dialog forces it, to find what to focus.
    lockScroll(true);
    ref.current?.showModal();
    return () => lockScroll(false);
  }, [ref]);

  return <dialog ref={ref} {...props} />;
}
