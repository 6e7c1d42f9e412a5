import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToasts, onToasts, type Toast } from "#app/ui/toast/toast-queue.ts";

/** The code that shows notifications comes with the first one: most visits never see any. */
const ToastViewport = lazy(() => import("#app/ui/toast/toast-viewport.tsx"));

const none: readonly Toast[] = [];
let used = false;

/** Stands once in the document. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  used ||= toasts.length > 0;
  if (!used) return null;
  return (
    <Suspense>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}
