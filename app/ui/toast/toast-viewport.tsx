import { clsx } from "clsx";
import { X } from "lucide";
import { Toast as Radix } from "radix-ui";
import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { removeToast, type Toast, toastSettings } from "#app/ui/toast/toast-queue.ts";

const { maxVisible, duration, swipeThreshold, hotkey } = toastSettings;

export default function ToastViewport({ toasts }: { toasts: readonly Toast[] }) {
  const before = useRef<EventTarget | null>(null);
  // Returns keyboard focus to where it was when the last toast closes.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before.current instanceof HTMLElement)
        before.current.focus();
    },
    [],
  );
  return (
    <Radix.Provider duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {toasts.slice(0, maxVisible).map((toast) => (
        <ToastCard key={toast.id} {...toast} />
      ))}
      <Radix.Viewport
        hotkey={[...hotkey]}
        label="Notifications (Alt+T)"
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        }}
        className="screen-only fixed right-4 bottom-4 z-50 flex w-89 max-w-[calc(100vw-2rem)] flex-col gap-3.5 outline-none sm:right-6 sm:bottom-6"
      />
    </Radix.Provider>
  );
}

function ToastCard({ id, title, description, variant }: Toast) {
  const failed = variant === "destructive";
  return (
    <Radix.Root
      onOpenChange={(open) => !open && removeToast(id)}
      className={clsx(
        "grid grid-cols-[1fr_auto] gap-x-3 rounded border-l-4 bg-white py-4 pr-2 pl-5 text-ink shadow",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0",
        "motion-safe:transition-[opacity,translate] motion-safe:duration-240 motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0 data-[swipe=move]:transition-none",
        failed ? "border-sindoor" : "border-leaf",
      )}
    >
      <div className="self-center">
        <Radix.Title className={clsx("font-semibold", failed && "text-sindoor")}>{title}</Radix.Title>
        <Radix.Description className="type-small text-graphite">{description}</Radix.Description>
      </div>
      <Radix.Close aria-label="Dismiss" className="grid size-9 place-items-center rounded hover:bg-fog">
        <Icon shape={X} className="size-4.5" />
      </Radix.Close>
    </Radix.Root>
  );
}
