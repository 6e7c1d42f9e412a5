import { clsx } from "clsx";
import { X } from "lucide";
import { Toast as Radix } from "radix-ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { moveFocus } from "#app/focus/move-focus.ts";
import { Icon } from "#app/ui/icon.tsx";
import { removeToast, type Toast, toastSettings } from "#app/ui/toast/toast-queue.ts";
import { useHeld } from "#app/ui/toast/use-held.ts";

const { maxVisible, duration, swipeThreshold, hotkey } = toastSettings;

export default function ToastViewport({ toasts }: { toasts: readonly Toast[] }) {
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<Element>(null);
  const held = useHeld(viewport);

  /** Before the last one is removed, focus returns to where it was. */
  function close(id: number) {
    if (toasts.length === 1 && viewport.current?.contains(document.activeElement))
      moveFocus(before.current?.isConnected ? before.current : document.getElementById("main"));
    removeToast(id);
  }

  return (
    // The timers are ours: Radix would stay paused while a toast that was tapped has focus.
    <Radix.Provider
      duration={Number.POSITIVE_INFINITY}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      {toasts.slice(0, maxVisible).map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} onClose={() => close(toast.id)} />
      ))}
      <Radix.Viewport
        ref={viewport}
        hotkey={[...hotkey]}
        label="Notifications (Alt+T)"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        }}
        className="screen-only fixed right-2 bottom-4 z-50 flex w-89 max-w-[calc(100%-1rem)] flex-col gap-3.5 outline-none sm:right-6 sm:bottom-6"
      />
    </Radix.Provider>
  );
}

function ToastCard({ toast, held, onClose }: { toast: Toast; held: boolean; onClose: () => void }) {
  const { title, description, variant, silent } = toast;
  const failed = variant === "destructive";

  const expire = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(expire, duration);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    <Radix.Root
      onOpenChange={(open) => open || onClose()}
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded border-l-4 bg-white py-4 pr-2 pl-5 text-ink shadow",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
        "motion-safe:transition-[opacity,translate] motion-safe:duration-240 motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0 data-[swipe=move]:transition-none",
        failed ? "border-sindoor" : "border-leaf",
      )}
    >
      <div className="self-center" data-radix-toast-announce-exclude={silent ? "" : undefined}>
        <Radix.Title className={clsx("font-semibold", failed && "text-sindoor")}>{title}</Radix.Title>
        <Radix.Description className="type-small text-graphite">{description}</Radix.Description>
      </div>
      <Radix.Close
        aria-label="Dismiss"
        className="grid size-9 pointer-coarse:size-11 place-items-center rounded hover:bg-fog"
      >
        <Icon shape={X} className="size-4.5" />
      </Radix.Close>
    </Radix.Root>
  );
}
