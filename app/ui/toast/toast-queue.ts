import { createStore } from "#app/lib/create-store.ts";

/** A notification. `destructive` is for errors, `silent` for what is read out because focus moves to it. */
export type Toast = {
  id: number;
  title: string;
  description: string;
  variant: "default" | "destructive";
  silent: boolean;
};

/** As specified. Width (356 px) and gap (14 px) are classes of the viewport. */
export const toastSettings = {
  maxVisible: 3,
  duration: 4_000,
  swipeThreshold: 20,
  hotkey: ["altKey", "KeyT"],
} as const;

export const toastStore = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a notification, or queues it while three others are shown. */
export function showToast({
  title,
  description,
  variant = "default",
  silent = false,
}: Partial<Toast> & Pick<Toast, "title" | "description">) {
  lastId += 1;
  toastStore.set([...toastStore.get(), { id: lastId, title, description, variant, silent }]);
}

/** What went wrong before is no longer true. */
export function removeFailures() {
  toastStore.set(toastStore.get().filter(({ variant }) => variant !== "destructive"));
}

export function removeToast(id: number) {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}
