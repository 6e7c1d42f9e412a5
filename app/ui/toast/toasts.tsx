import { lazy, Suspense, useSyncExternalStore } from "react";
import { type Toast, toastStore } from "#app/ui/toast/toast-queue.ts";

/** Loaded with the first notification: most visits never see any. */
const ToastViewport = lazy(() => import("#app/ui/toast/toast-viewport.tsx"));

const none: readonly Toast[] = [];

/** Render it once in the document. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => none);
  // The viewport unmounts with the last toast: Radix would stay paused if that one was dismissed by pointer.
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}
