import { lazy, Suspense, useSyncExternalStore } from "react";
import { type Toast, toastStore } from "#app/ui/toast/toast-queue.ts";

/** Loaded with the first notification: most visits never see any. */
const ToastViewport = lazy(() =>
  import("#app/ui/toast/toast-viewport.tsx").catch(() => ({ default: PlainToasts })),
);

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

/** The texts are not lost with the code that shows them well. */
function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <p role="status" className="fixed right-4 bottom-4 z-50 max-w-89 bg-white p-4 shadow">
      {toasts.map(({ title, description }) => `${title}. ${description} `)}
    </p>
  );
}
