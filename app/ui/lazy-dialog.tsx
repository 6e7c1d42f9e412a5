import { X } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { lockScroll } from "#app/lib/lock-scroll.ts";
import { usePopState } from "#app/lib/use-pop-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** What a dialog shows. `typed` reads what the visitor wrote while it was loading. */
export type PanelProps = { typed: () => string; close: () => void };
export type Panel = (props: PanelProps) => ReactNode;

type Props = {
  label: string;
  load: () => Promise<Panel>;
  /** Stands in the dialog until its content has come. */
  waiting: ReactNode;
  onClose: () => void;
};

/**
 * The platform's modal dialog, which keeps focus inside, closes on Escape and gives focus back, around content that
 * is loaded when it is first asked for. It is rendered while it is open.
 */
export function LazyDialog({ label, load, waiting, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [content, setContent] = useState<ReactNode>();
  const close = () => dialog.current?.close();
  const typed = () => dialog.current?.querySelector("input")?.value ?? "";

  usePopState(close);

  function fill() {
    setContent(undefined);
    load().then(
      (Panel) => setContent(<Panel typed={typed} close={close} />),
      () => setContent(<Failure label={label} onRetry={fill} />),
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens and loads once.
  useEffect(() => {
    dialog.current?.showModal();
    lockScroll(true);
    fill();
    return () => lockScroll(false);
  }, []);

  return (
    <dialog ref={dialog} aria-label={label} closedby="any" onClose={onClose} className="palette">
      {content ?? waiting}
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close"
        onClick={close}
        className="absolute top-2 right-3"
      >
        <Icon shape={X} />
      </Button>
    </dialog>
  );
}

function Failure({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <div className="p-6">
      <p role="alert">{label} did not load. Is the connection down?</p>
      <Button onClick={onRetry} className="mt-6">
        Try again
      </Button>
    </div>
  );
}
