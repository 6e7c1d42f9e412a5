import { X } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { moveFocus } from "#app/focus/move-focus.ts";
import { isReachable } from "#app/lib/is-reachable.ts";
import { useLazyComponent } from "#app/lib/use-lazy-component.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ModalDialog } from "#app/ui/modal-dialog.tsx";

/** Props of the content of a dialog. `readInput` reads what the visitor typed while it was loading. */
export type PanelProps = { readInput: () => string; close: () => void };
export type Panel = (props: PanelProps) => ReactNode;

type Props = {
  label: string;
  load: () => Promise<Panel>;
  /** Shown until the content has loaded. */
  fallback: ReactNode;
  onClose: () => void;
};

/** A modal dialog whose content is loaded when it is first opened. Render it while it is open. */
export function LazyDialog({ label, load, fallback, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useLazyComponent(load);
  const [failed, setFailed] = useState(false);
  const close = () => dialog.current?.close();
  const readInput = () => dialog.current?.querySelector("input")?.value ?? "";

  const fill = () => panel.load().catch(() => setFailed(true));

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => void fill(), []);

  /** After a deployment the content has another name, which only a new load of the page knows. */
  async function retry() {
    moveFocus(dialog.current);
    setFailed(false);
    await panel.load().catch(async () => {
      if (await isReachable()) window.location.reload();
      else setFailed(true);
    });
  }

  return (
    <ModalDialog
      ref={dialog}
      aria-label={label}
      // Its backdrop counts as itself. Safari has no `closedby`.
      onClick={({ target }) => target === dialog.current && close()}
      onClose={onClose}
      className="palette"
    >
      {panel.Component ? (
        <panel.Component readInput={readInput} close={close} />
      ) : failed ? (
        <Failure label={label} onRetry={retry} />
      ) : (
        fallback
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label="Close"
        onClick={close}
        className="absolute top-2 right-3"
      >
        <Icon shape={X} />
      </Button>
    </ModalDialog>
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
