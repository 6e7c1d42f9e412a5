import { lazy, Suspense, useSyncExternalStore } from "react";
import { type Toast, toastStore } from "#app/ui/toast/toast-queue.ts";

/** The code that shows notifications comes with the first one: most visits never see any. */
const ToastViewport = lazy(() => import("#app/ui/toast/toast-viewport.tsx"));

const none: readonly Toast[] = [];

/** Stands once in the document. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  // With the last one everything goes: Radix would otherwise stay paused when that one was dismissed by pointer.
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}
