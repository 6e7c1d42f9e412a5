/** What a notification says. `destructive` is for something that went wrong. */
export type Toast = { id: number; title: string; description: string; variant: "default" | "destructive" };

/** The figures of the specification. Width (356 px) and gap (14 px) are classes of the viewport. */
export const toastSettings = {
  mostVisible: 3,
  duration: 4_000,
  swipeThreshold: 20,
  hotkey: ["altKey", "KeyT"],
} as const;

type Listener = () => void;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

/** Shows a notification, or puts it in the queue while three others are shown. */
export function showToast({
  title,
  description,
  variant = "default",
}: Partial<Toast> & Pick<Toast, "title" | "description">) {
  lastId += 1;
  change([...toasts, { id: lastId, title, description, variant }]);
}

export function removeToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts() {
  return toasts;
}

export function onToasts(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
